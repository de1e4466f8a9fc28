@testable import ExpoCore
import TerminalText
import TestSupport

@testable import expo

extension BrowserEdition {
  init(
    _ items: [Item], exposition: Exposition? = .sample,
    in language: Language = .korean
  ) {
    self.init(
      Pages(
        catalogue: Catalogue(items: items, exposition: exposition),
        wording: Wording(language: language), namesCommands: false),
      measure: CellMeasure())
  }

  /// The catalogue that the program carries.
  static func bundled(in language: Language = .korean) -> BrowserEdition {
    BrowserEdition(.bundled, exposition: .bundled, in: language)
  }
}

extension Exposition {
  /// One that no query finds.
  static let sample = Exposition(title: "", location: "", text: "")
}

extension [Item] {
  /// A catalogue of so many items with Korean names, three categories and a text of fifty lines
  /// each.
  static func numbered(_ count: Int, english: Bool = false) -> [Item] {
    let evidence = ["certain", "probable", "uncertain", nil]
    return (0..<count).map { index in
      Item(
        name: english ? "Drum \(index)" : "\(["북", "장구", "가야금", "해금"][index % 4]) \(index)",
        pictureName: "picture\(index)", shortDescription: "짧은 설명 \(index)",
        text: "글 속의 낱말\(index) 그리고 금속 활자\n"
          + (1..<50).map { "line \($0)" }.joined(separator: "\n"), category: "분류 \(index % 3)",
        aliases: ["鼓\(index)"], links: [WebLink(label: "", address: "a")],
        evidence: evidence[index % 4])
    }
  }
}

extension Browser {
  static let terminal = StandardStream(isTerminal: true, size: TerminalSize(columns: 80, rows: 24))

  /// A browser of a catalogue.
  init(
    _ edition: BrowserEdition, other: BrowserEdition? = nil, columns: Int = 80, rows: Int = 24,
    options: Options = Options(), favourites: Set<Int> = [], opening topic: Topic? = nil
  ) {
    self.init(
      edition, other: other ?? .bundled(in: .english),
      settings: OutputSettings(
        options: options, environment: Environment { ["TERM": "xterm-256color"][$0] },
        output: Self.terminal, errors: Self.terminal),
      size: TerminalSize(columns: columns, rows: rows), favourites: favourites, opening: topic)
  }

  /// A browser of thirteen items, on a screen of 80×24 unless told otherwise.
  static func sample(
    columns: Int = 80, rows: Int = 24, count: Int = 13, opening topic: Topic? = nil
  ) -> Browser {
    let (own, other) = ([Item].numbered(count), [Item].numbered(count, english: true))
    return Browser(
      BrowserEdition(own), other: BrowserEdition(other, in: .english),
      columns: columns, rows: rows, opening: topic)
  }

  static func bundled(
    columns: Int = 80, rows: Int = 24, favourites: Set<Int> = [], opening topic: Topic? = nil
  ) -> Browser {
    Browser(
      .bundled(), columns: columns, rows: rows, favourites: favourites, opening: topic)
  }

  /// Presses keys one after another; `␛` is Esc, `←↑→↓⇞⇟⇱⇲⌦` are the keys of those names, `⇤⇥` the
  /// arrows with Ctrl, `⏎` is Enter, and `⌫` Backspace.
  @discardableResult
  mutating func press(_ keys: String) -> [Outcome] {
    keys.unicodeScalars.map { handle(Self.key($0)) }.filter { ![.nothing, .done].contains($0) }
  }

  static func key(_ scalar: Unicode.Scalar) -> Key {
    switch scalar {
    case "␛": .escape
    case "←": .left
    case "↑": .up
    case "→": .right
    case "↓": .down
    case "⇞": .pageUp
    case "⇟": .pageDown
    case "⇱": .home
    case "⇲": .end
    case "⇤": .wordLeft
    case "⇥": .wordRight
    case "⌦": .delete
    case "⏎": .scalar("\r")
    case "⌫": .scalar("\u{7F}")
    default: .scalar(scalar)
    }
  }

  var rowTexts: [String] { contents.rows.map(\.text) }
  var status: String { rowTexts.last ?? "" }
  var number: Int? { list.topic?.number }
  var activeFilters: [String] { list.activeFilters }
  var isSilent: Bool { messages.isEmpty }
}

extension BrowserList {
  var indices: [Int] { topics.compactMap(\.index) }
}
