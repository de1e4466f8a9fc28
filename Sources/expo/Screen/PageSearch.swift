import ExpoCore
import TerminalText

/// The matches of a query in the lines of a page. A match does not go beyond its line.
struct PageSearch {
  let query: SearchQuery
  /// The matches by their lines, as UTF-8 offsets into the line's text.
  private(set) var matches: [(line: Int, range: Range<Int>)] = []
  /// The selected match, as a position in ``matches``.
  private var current = 0

  /// Selects the first match from a line on, or else the first one of all. Returns nil if there is nothing
  /// to search for.
  init?(_ query: SearchQuery, in lines: [Line], from line: Int) {
    guard !query.text.isBlank else { return nil }
    self.query = query.found(in: lines.map(\.text))
    begin(in: lines)
    current = matches.firstIndex { $0.line >= line } ?? 0
  }

  /// Searches other lines, and keeps which match is selected.
  mutating func begin(in lines: [Line]) {
    let texts = lines.map(\.text)
    guard query.isFound(in: texts) else { return matches = [] }
    matches = texts.enumerated().flatMap { number, text in
      query.ranges(in: text).map { (number, $0) }
    }
  }

  /// The position of the selected match in ``matches``. Another layout may have fewer of them.
  var selection: Int? {
    matches.isEmpty ? nil : min(current, matches.count - 1)
  }

  /// Which match is selected and of how many, as status lines show it.
  var position: String { "\(selection.map { $0 + 1 } ?? 0)/\(matches.count)" }

  var selected: (line: Int, range: Range<Int>)? { selection.map { matches[$0] } }

  func ranges(in line: Int) -> [Range<Int>] {
    matches.filter { $0.line == line }.map(\.range)
  }

  /// Selects the match so many matches further; the first follows the last.
  mutating func select(by step: Int) {
    guard let selection else { return }
    current = ((selection + step) % matches.count + matches.count) % matches.count
  }
}
