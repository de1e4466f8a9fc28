import ExpoCore
import TerminalText

extension Command {
  static let browse = Command(
    name: "browse",
    otherNames: ["둘러보기"],
    helpTopics: ["키", "keys"],
    operands: .names(most: 1, isRequired: false),
    summary: ("도록 전체를 둘러봅니다", "Browses the whole catalogue"),
    spokenSummary: ("목록을, 또는 이름이 있으면 그 글을 들려줍니다", "Reads out the list, or the exhibit named"),
    details: [
      (
        "화면을 채웁니다. 목록에서 고르고, 읽고, 다음으로 넘어갑니다. 이름을 쓰면 그 글에서 시작합니다. "
          + "너비가 100칸 이상이면 목록과 글을 나란히 보여 줍니다.",
        "Fills the screen: choose in the list, read, and go on to the next. With a name it begins on that "
          + "page. From 100 columns on, list and page are side by side."
      ),
      ("키: " + keys(in: .korean), "Keys: " + keys(in: .english)),
      (
        "--accessible을 쓰거나 화면을 그릴 수 없는 터미널(TERM=dumb)에서는 목록이나 그 글을 출력합니다.",
        "With --accessible, or on a terminal that cannot draw a screen (TERM=dumb), it prints the list, or "
          + "the page of the name."
      ),
    ]
  ) { try $0.browse($1) }

  private static func keys(in language: Language) -> String {
    KeyBinding.hints(
      [.open, .move(.screenDown), .back, .find, .sources, .quit, .help], Wording(language: language)
    ).joined(separator: ", ")
  }
}

/// `expo browse [NAME]`
extension Invocation {
  /// Runs the browser; without a screen shows what `items` does, or the page of the name.
  func browse(_ words: [String]) throws -> Output {
    let noTerminal = wording.message(
      "browse 명령은 터미널에서 봐야 하는데, 출력이 터미널이 아닙니다",
      "browse needs a terminal, and its output is not one", status: .usage,
      remedy: wording.seeList)
    guard context.output.isTerminal || settings.isAccessible else { throw noTerminal }
    let opened = words.isEmpty ? nil : try topic(of: words, for: .browse)
    guard context.input.isTerminal, !context.environment.terminalIsDumb, !settings.isAccessible
    else { return try opened.map { try reading(of: [$0]) } ?? items() }
    _ = try catalogue
    // A full screen has links and marks without colours, too.
    let encoder = LineEncoder(
      isStyled: settings.stylesOutput, colors: settings.colors, hasHyperlinks: true,
      marks: [.match, .selection])
    guard var screen = FullScreen(size: TerminalSize(columns: 80, rows: 24), encoder: encoder)
    else { throw noTerminal }
    run(try browser(opening: opened, on: screen.size), on: &screen)
    return .lines([])
  }

  func browser(opening topic: Topic?, on size: TerminalSize) throws -> Browser {
    Browser(
      try browserEdition, other: try inOtherLanguage?.browserEdition, settings: settings,
      size: size, favourites: (try? favourites()) ?? [], opening: topic)
  }

  private var browserEdition: BrowserEdition {
    get throws {
      var pages = try pages
      pages.namesCommands = false
      pages.showsPictures = settings.showsPicturesOnScreen
      return BrowserEdition(pages, measure: settings.measure)
    }
  }

  private func run(_ browser: Browser, on screen: inout FullScreen) {
    var browser = browser
    while true {
      browser.resize(to: screen.size)
      screen.draw(browser.contents)
      let keys = screen.keys()
      keys: for (key, next) in zip(keys, keys.dropFirst().map(Optional.some) + [nil]) {
        if screen.isInterrupted { break }
        do {
          switch browser.handle(key, before: next) {
          case .nothing, .done: break
          case .quit: return screen.close()
          case .redraw: screen.forget()
          case .setFavourite(let topic, let isKept):
            let message = try setFavourite(topic, isKept)
            browser.setFavourites(try favourites())
            browser.showMessage(message)
          case .readFavourites: browser.setFavourites(try favourites())
          case .openLink(let topic, let number):
            let address = try link(number, of: topic).address
            if linkOpener.needsTerminal {
              screen.lend { browser.showMessage(address, open(address)) }
            } else {
              browser.showMessage(address, open(address))
            }
            // Drop keys typed while the link was opening: they were meant for the old screen.
            break keys
          }
        } catch {
          browser.showMessage(wording.message(for: error).text)
        }
      }
    }
  }

  /// Opens an address, and returns what became of it.
  private func open(_ address: String) -> String {
    if linkOpener.needsTerminal {
      let waiting = wording.say(
        "브라우저를 기다립니다 (Ctrl-C 그만): ", "Waiting for the browser (Ctrl-C to stop): ")
      try? FileDescriptor.standardOutput.write(Array("\(waiting)\(address)\n".utf8))
    }
    do throws(LinkOpener.Failure) {
      try linkOpener.open(address)
      return wording.say("열었습니다", "opened")
    } catch {
      return wording.message(for: error).text
    }
  }
}
