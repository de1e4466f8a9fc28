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
        "하나뿐인 링크를 엽니다", "Open the only link", "expo open 나막신",
        inEnglish: "expo open clogs")
    ]
  ) { try $0.open($1) }
}

/// `expo open`, and what the browser does with the links of its pages.
extension Invocation {
  /// `expo open NAME`
  ///
  /// Opens the only link, or the link or source with the number of `--link`. Says which was opened;
  /// prints its address if it was not.
  func open(_ words: [String]) throws -> Output {
    let link = try link(of: topic(of: words, for: .open))
    do throws(LinkOpener.Failure) {
      try linkOpener.open(link.address)
      return .document([
        .paragraph([
          Inline(wording.say("열었습니다: ", "Opened: ")), Inline(line: link.address, .link),
        ])
      ])
    } catch {
      var output = Output.lines([Line([Inline(line: link.address, .link)])])
      output.errors = [error]
      return output
    }
  }

  var linkOpener: LinkOpener { LinkOpener(context.environment) }

  /// The link to open, with its address in the form that is safe to give to a browser.
  private func link(of topic: Topic) throws -> WebLink {
    let entry = try catalogue.entry(topic)
    let (references, first) = (entry.references, entry.sources.count)
    if let number = options.link { return try link(number, of: topic) }
    guard entry.links.count > 1 else { return try link(first + 1, of: topic) }
    let entries = references.indices.dropFirst(first).map { index in
      ListEntry(
        number: index + 1, name: Inline(line: references[index].label, .name),
        text: [Inline(line: references[index].address, .link)])
    }
    throw wording.message(
      "\(quoting: entry.name)의 링크는 \(entries.count.groupedDigits)개입니다. 하나를 골라 주세요",
      "\(quoting: entry.name) has \(English.count(entries.count, "link")); choose one",
      remedy: [
        .list([ListSection(entries)], isStacked: true)
      ]
        + wording.hint(
          wording.say("번호로 고르기", "Choose by number"), .open, ["\(topic.number)"],
          options: [.link], value: "\(first + 1)"))
  }

  /// The source or link with a number, from 1, in the form that is safe to give to a browser.
  func link(_ number: Int, of topic: Topic) throws -> WebLink {
    let entry = try catalogue.entry(topic)
    let links = entry.references
    let all =
      links.isEmpty
      ? []
      : wording.hint(
        wording.say("출처와 링크 보기", "To see sources and links"), .sources, ["\(topic.number)"])
    guard links.indices.contains(number - 1) else {
      throw entry.links.isEmpty
        ? wording.message(
          "\(quoting: entry.name)에는 링크가 없습니다", "\(quoting: entry.name) has no links", remedy: all)
        : wording.message(
          "그런 번호는 없습니다. 출처와 링크의 번호는 1부터 \(links.count.groupedDigits)까지입니다",
          "There is no such number; sources and links are numbered 1 to \(links.count.groupedDigits)",
          remedy: all)
    }
    let link = links[number - 1]
    if link.address.isEmpty {
      throw wording.message(
        "출처 \(number.groupedDigits)에는 주소가 없습니다: \(quoting: link.label)",
        "Source \(number.groupedDigits) has no address: \(quoting: link.label)")
    }
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
