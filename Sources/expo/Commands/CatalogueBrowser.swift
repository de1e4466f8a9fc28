import ExpoCore
import TerminalText

/// The browser and what it does besides drawing: favourites and links.
struct CatalogueBrowser: FullScreenProgram {
  private var run: Run
  private var state: BrowserState
  private var hasChangedLanguage = false

  init(
    _ run: Run, _ items: [Item], selecting selection: Selection = Selection(),
    opening topic: Topic?,
    pageIsAlone: Bool = false
  ) {
    self.run = run
    state = BrowserState(
      run.browserEdition(items),
      size: TerminalSize(columns: 80, rows: 24),
      measure: run.settings.measure,
      favourites: run.markedPages.favourites,
      pictures: run.settings.canHavePictures ? run.options.pictures ?? .auto : nil,
      offersEnglish: run.settings.offersEnglish
        && run.catalogue.source.languages().contains(.english),
      selecting: selection,
      opening: topic,
      pageIsAlone: pageIsAlone
    )
  }

  var contents: ScreenContents { state.contents }
  var patience: Int32 { state.patience }

  mutating func handle(_ event: ScreenEvent) -> ScreenRequest? {
    do {
      switch state.handle(event) {
      case nil: return nil
      case .quit: return .quit
      case .toggleFavourite(let topic):
        let message = try run.toggleFavourite(topic)
        state.setFavourites(run.markedPages.favourites)
        state.say([message])
        return nil
      case .changeLanguage:
        changeLanguage()
        return nil
      case .openLink(let topic, let number):
        return .open(address: try run.link(of: topic, number: number).url)
      }
    } catch {
      state.say([run.wording.message(for: error).text])
      return nil
    }
  }

  mutating func open(_ address: String) {
    do throws(LinkOpener.Failure) {
      try run.linkOpener.open(address)
      state.say([address, run.wording.opened])
    } catch {
      state.say([address, run.wording.message(for: error).text])
    }
  }

  /// How to go on from the page that was read last, unless the reader went to the list, and how to keep English
  /// if a key has chosen it.
  var epilogue: Document? {
    let keeping =
      run.wording.language == .english && run.startup.environment["EXPO_LANG"] == nil
        && hasChangedLanguage ? run.toKeepLanguage : []
    guard state.pageIsAlone, let topic = state.list.topic else {
      return keeping
        + run.inEnglish(
          run.commands.command(
            asTyped: run.startup.arguments, .lang, Language.english.rawValue))
    }
    let command = Hint(
      words: "", command: [Command.item.name, String(topic.number)], language: .english)
    return run.next(after: topic) + keeping + run.inEnglish(run.commands.command(of: command))
  }

  private mutating func changeLanguage() {
    var options = run.options
    options.language = run.wording.language.other
    run = run.with(options)
    hasChangedLanguage = true
    state.translate(to: run.browserEdition(state.items))
    state.say(["\(run.wording.toKeepLanguage): \(run.commandToKeepLanguage)"])
  }
}
