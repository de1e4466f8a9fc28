import ExpoCore
import TerminalText

/// The matches of a query in the lines of a page, as far as they are laid out. A match does not go
/// beyond its line.
struct PageSearch {
  struct Match: Equatable {
    let line: Int
    /// UTF-8 offsets into the line's text.
    let range: Range<Int>
  }

  let query: String
  private let matcher: TextMatcher
  private(set) var matches: [Match] = []
  /// The selected match, as a position in ``matches``.
  private var current: Int?

  /// Returns nil if there is nothing to search for.
  init?(_ query: String, _ matcher: TextMatcher?) {
    guard let matcher else { return nil }
    self.query = query
    self.matcher = matcher
  }

  /// Searches the lines from the first one on, and keeps which match is selected.
  mutating func begin(in lines: PageLines) {
    matches = []
    lines.forEach { number, line in
      look(at: line, number)
      return true
    }
  }

  /// Searches the line after those that have been searched.
  mutating func look(at line: Line, _ number: Int) {
    for range in matcher.ranges(in: line.text) {
      matches.append(Match(line: number, range: range))
    }
  }

  /// The position of the selected match in ``matches``. Another layout may have fewer of them.
  var selection: Int? {
    matches.isEmpty ? nil : current.map { min($0, matches.count - 1) }
  }

  var selected: Match? { selection.map { matches[$0] } }

  func ranges(in line: Int) -> [Range<Int>] {
    var start = 0
    var end = matches.count
    while start < end {
      let middle = (start + end) / 2
      if matches[middle].line < line { start = middle + 1 } else { end = middle }
    }
    return matches[start...].prefix { $0.line == line }.map(\.range)
  }

  /// Selects the first match from a line on, or else the first one of all.
  ///
  /// - Parameter isComplete: whether all lines are laid out.
  /// - Returns: false if this takes more lines.
  mutating func select(from line: Int, isComplete: Bool) -> Bool {
    let next = matches.firstIndex { $0.line >= line }
    guard next != nil || isComplete else { return false }
    current = next ?? matches.indices.first
    return true
  }

  /// Selects the next match or the previous one, from the last on to the first.
  ///
  /// - Parameter isComplete: whether all lines are laid out.
  /// - Returns: false if this takes more lines.
  mutating func selectNext(_ direction: PageView.Direction, isComplete: Bool) -> Bool {
    if let current, current >= matches.count, !isComplete { return false }
    guard let selection else { return true }
    let next = direction == .forward ? selection + 1 : selection - 1
    guard matches.indices.contains(next) || isComplete else { return false }
    current = (next + matches.count) % matches.count
    return true
  }
}
