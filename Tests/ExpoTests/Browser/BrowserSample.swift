import ExpoCore
import TerminalText
import TestSupport

@testable import expo

extension BrowserEdition {
  /// The catalogue that the program carries, its pages laid out as the commands print them.
  static func bundled() throws -> BrowserEdition {
    let items = [Item].bundled
    let exposition = Exposition.bundled
    return BrowserEdition(
      items: items, exposition: exposition, pages: Pages(grades: exposition.grades),
      names: { NameIndex(items) }
    ) { page in
      let pages = Pages()
      let document =
        page.topic.index.map { pages.item(at: $0, of: items) } ?? pages.overview(of: exposition)
      return PageLayout(columns: page.columns, measure: CellMeasure()).lines(of: document)
    }
  }

  /// A catalogue of items with these names, each with a page of fifty lines.
  static func sample(
    _ items: [Item], other: [Item]? = nil, in language: Language = .korean
  ) -> BrowserEdition {
    BrowserEdition(
      items: items, exposition: .sample, pages: Pages(wording: Wording(language: language)),
      names: { NameIndex(items, otherEdition: other) }
    ) { page in
      (0..<50).map { line in
        Line([Inline("\(page.topic.number) line \(line) \(language)")])
      }
    }
  }
}

extension Exposition {
  /// One that no query finds.
  static let sample = Exposition(title: "", location: "", description: "")
}

extension [Item] {
  /// A catalogue of so many items with Korean names, three categories and a short text each.
  static func numbered(_ count: Int, english: Bool = false) throws -> [Item] {
    let evidence = ["certain", "probable", "uncertain", nil]
    return (0..<count).map { index in
      Item(
        name: english ? "Drum \(index)" : "\(["북", "장구", "가야금", "해금"][index % 4]) \(index)",
        imageName: "picture\(index)", shortDescription: "짧은 설명 \(index)",
        description: "글 속의 낱말\(index) 그리고 금속 활자", category: "분류 \(index % 3)",
        aliases: ["鼓\(index)"], links: [WebLink(label: "", url: "a")],
        evidence: evidence[index % 4])
    }
  }
}

extension BrowserState {
  /// A browser of thirteen items, on a screen of 80×24 unless told otherwise.
  static func sample(
    columns: Int = 80, rows: Int = 24, count: Int = 13, opening topic: Topic? = nil
  ) throws -> BrowserState {
    let catalogue = BrowserEdition.sample(
      try .numbered(count), other: try .numbered(count, english: true))
    return BrowserState(
      catalogue, size: TerminalSize(columns: columns, rows: rows), opening: topic,
      generator: SeededGenerator(seed: 1900))
  }

  /// Presses keys one after another, and rests; `␛` is Esc, `←↑→↓⇞⇟⇱⇲` are the keys of those names, `⏎` Enter, `①` F1 and
  /// `⌫` Backspace.
  @discardableResult
  mutating func press(_ keys: String) -> [BrowserEffect] {
    let effects = keys.unicodeScalars.compactMap { key in
      let effect = handle(Self.event(key))
      if effect == .changeLanguage { translate() }
      return effect == .changeLanguage ? nil : effect
    }
    if patience >= 0 { _ = handle(.pause) }
    return effects
  }

  /// Shows a catalogue of ``sample(columns:rows:count:opening:)`` in the other language.
  private mutating func translate() {
    let language: Language = wording.language == .korean ? .english : .korean
    let isNumbered = items.first?.imageName == "picture0"
    let other = try? [Item].numbered(items.count, english: language == .english)
    translate(to: .sample(isNumbered ? other ?? [] : items, other: items, in: language))
  }

  static func event(_ scalar: Unicode.Scalar) -> ScreenEvent {
    switch scalar {
    case "␛": .key(.escape)
    case "←": .key(.left)
    case "↑": .key(.up)
    case "→": .key(.right)
    case "↓": .key(.down)
    case "⇞": .key(.pageUp)
    case "⇟": .key(.pageDown)
    case "⇱": .key(.home)
    case "⇲": .key(.end)
    case "⏎": .key(.scalar("\r"))
    case "①": .key(.f1)
    case "⌫": .key(.scalar("\u{7F}"))
    default: .key(.scalar(scalar))
    }
  }

  var rows: [String] { contents.rows.map(\.text) }
  var status: String { rows.last ?? "" }
  var number: Int? { list.topic?.number }

  /// The list's part of the screen.
  var listLines: [Line] {
    listPane.lines(isFocused: true, preview: preview)
  }
  /// The lines below the list.
  var below: [[Line]] { listPane.below(preview) }

  /// The kind of mode, for comparisons.
  var modeName: String {
    if case .filter = typing { return "filtering" }
    return switch reader.mode {
    case .reading: "browsing"
    case .searching: "searching"
    case .help: "help"
    }
  }

  var view: PageView { reader.view }
  var narrowing: [String] { list.narrowing(wording).map(\.words) }
}

extension BrowserList {
  var indices: [Int] {
    topics.compactMap(\.index)
  }
}

extension PageReader {
  /// Types the event, or does what the key asks for; returns false if it does nothing.
  mutating func take(_ event: ScreenEvent) -> Bool {
    guard let key = key(from: event) else { return true }
    return PageAction.keys.action(of: key).map { perform($0) } ?? showsHelp
  }

  var isAsking: Bool { if case .reading = mode { false } else { true } }
}
