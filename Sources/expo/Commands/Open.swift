import ExpoCore
import TerminalText

extension Command {
  static let open = Command(
    name: "open",
    otherNames: ["열기"],
    operands: .names(most: 1),
    options: [.link],
    summary: ("출품작의 링크를 브라우저로 엽니다", "Opens a link of an exhibit in the browser"),
    details: [
      (
        "BROWSER에 적힌 프로그램을 쓰고, 적힌 것이 없으면 xdg-open(macOS에서는 open)을 씁니다. "
          + "열 수 없으면 주소를 출력하고 종료 상태 69로 끝납니다.",
        "Runs the program in BROWSER, otherwise xdg-open, or open on macOS. "
          + "If nothing can open it, prints the address and exits with 69."
      )
    ],
    examples: [
      Example(
        "두 번째 링크를 엽니다", "Open the second link", "expo open 직지 --link 2",
        inEnglish: "expo open jikji --link 2")
    ]
  ) { try $0.open($1) }
}

/// `expo open`, and what the browser does with the links of its pages.
extension Run {
  /// `expo open NAME`
  ///
  /// Says which link was opened; prints its address if it was not.
  func open(_ words: [String]) throws -> Output {
    let link = try link(of: topic(of: words, for: .open))
    do throws(LinkOpener.Failure) {
      try linkOpener.open(link.address)
      return .document([
        .paragraph([
          Inline(wording.say("열었습니다: ", "Opened: ")), Inline(line: link.label),
          Inline(", "), Inline(line: link.address, .link),
        ])
      ])
    } catch {
      var output = Output.lines([Line([Inline(line: link.address, .link)])])
      output.errors = [error]
      return output
    }
  }

  var linkOpener: LinkOpener { LinkOpener(startup.environment) }

  /// The link to open, with its address in the form that is safe to give to a browser.
  ///
  /// - Parameter number: Which of its links; nil is the one that the options name, or else the
  ///   first.
  func link(of topic: Topic, number: Int? = nil) throws -> WebLink {
    let entry = try catalogue.entry(topic)
    let links = entry.links
    guard !links.isEmpty else {
      throw wording.message(
        "\(quoting: entry.name)에는 링크가 없습니다", "\(quoting: entry.name) has no links")
    }
    let number = number ?? options.link ?? 1
    guard (1...links.count).contains(number) else {
      throw wording.message(
        "\(number.groupedDigits)번째 링크는 없습니다. 모두 \(links.count.groupedDigits)개입니다",
        "There is no link \(number.groupedDigits); the last is \(links.count.groupedDigits)")
    }
    let link = links[number - 1]
    guard let address = link.safeAddress else {
      let limit = WebLink.maxBytes.groupedDigits
      throw wording.message(
        "http나 https로 시작하는 주소만, \(limit)바이트까지 엽니다: \(quoting: link.address)",
        "Only http and https addresses of at most \(limit) bytes are opened: \(quoting: link.address)"
      )
    }
    return WebLink(label: link.label, address: address)
  }
}
