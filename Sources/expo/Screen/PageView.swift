import ExpoCore
import TerminalText

/// A page on a screen that shows a part of it: where it is scrolled to, and what is searched in it.
///
///     var view = PageView(lines: lines, rows: 23)
///     view.move(.pageDown)
///     view.visible  // 23..<46
///     view.search("금속", .forward)
///     view.visibleLines  // with the matches marked
struct PageView {
  enum Move: CaseIterable {
    case lineDown
    case lineUp
    case halfDown
    case halfUp
    case pageDown
    case pageUp
    case top
    case bottom
  }

  private(set) var lines: [Line]
  /// How many lines the screen shows at once, at least one.
  private(set) var rows: Int
  /// The first line that is shown; the last page is always a full one.
  private(set) var offset = 0
  /// The text above the first line when the reader last scrolled. Changes of the size keep it, so
  /// that a window that is made small and large again shows the same place.
  private var place: Place?
  private(set) var search: PageSearch?

  init(lines: [Line], rows: Int) {
    self.lines = lines
    self.rows = max(1, rows)
  }

  /// The lines that are shown.
  var visible: Range<Int> { offset..<min(lines.count, offset + rows) }

  /// The lines that are shown, with the matches of the search marked.
  var visibleLines: [Line] {
    guard let search else { return Array(lines[visible]) }
    return visible.map { lines[$0].marking(search.ranges(in: $0), as: .match) }
  }

  /// How much of the page is shown or above the screen, in percent.
  var percent: Int { lines.isEmpty ? 100 : visible.upperBound * 100 / lines.count }

  private var lastOffset: Int { max(0, lines.count - rows) }

  mutating func move(_ move: Move) {
    switch move {
    case .lineDown: scroll(to: offset + 1)
    case .lineUp: scroll(to: offset - 1)
    case .halfDown: scroll(to: offset + max(1, rows / 2))
    case .halfUp: scroll(to: offset - max(1, rows / 2))
    case .pageDown: scroll(to: offset + rows)
    case .pageUp: scroll(to: offset - rows)
    case .top: scroll(to: 0)
    case .bottom: scroll(to: lastOffset)
    }
  }

  /// Shows the line at the top, or as near to the top as there are lines for.
  mutating func scroll(to line: Int) {
    offset = min(max(0, line), lastOffset)
    place = nil
  }

  /// Replaces the lines by those of the same page at another size, and keeps the reader's place.
  mutating func layOut(lines: [Line], rows: Int) {
    let place = place ?? Place(before: offset, in: self.lines)
    self.lines = lines
    self.rows = max(1, rows)
    offset = min(place.line(in: lines), lastOffset)
    self.place = place
    if let search { self.search = PageSearch(search.query, in: lines, after: search.current) }
  }
}

extension PageView {
  enum Direction {
    case forward
    case backward
  }

  /// Searches the text from the first visible line and shows the nearest match.
  ///
  /// - Parameter origin: the line to search from, if it is not the first visible one.
  mutating func search(_ query: String, _ direction: Direction, from origin: Int? = nil) {
    var search = PageSearch(query, in: lines, after: nil)
    search?.select(direction, from: origin ?? offset)
    self.search = search
    showMatch()
  }

  /// Shows the next match, or the previous one; from the last on to the first.
  mutating func searchAgain(_ direction: Direction) {
    search?.selectNext(direction)
    showMatch()
  }

  mutating func endSearch() {
    search = nil
  }

  /// Scrolls to the selected match unless it is on the screen, with a third of the screen above it.
  private mutating func showMatch() {
    guard let line = search?.selected?.line, !visible.contains(line) else { return }
    scroll(to: line - rows / 3)
  }
}

/// The matches of a query in the lines of a page. A match does not go beyond its line.
struct PageSearch {
  struct Match: Equatable {
    let line: Int
    /// UTF-8 offsets into the line's text.
    let range: Range<Int>
  }

  let query: String
  private(set) var matches: [Match] = []
  /// The selected match, as a position in ``matches``.
  private(set) var current: Int?

  /// Returns nil if there is nothing to search for.
  fileprivate init?(_ query: String, in lines: [Line], after current: Int?) {
    guard let matcher = TextMatcher(query) else { return nil }
    self.query = query
    for (index, line) in lines.enumerated() {
      for range in matcher.ranges(in: line.text) {
        matches.append(Match(line: index, range: range))
      }
    }
    self.current = matches.isEmpty ? nil : current.map { min($0, matches.count - 1) }
  }

  var selected: Match? { current.map { matches[$0] } }

  /// The matches in a line.
  func ranges(in line: Int) -> [Range<Int>] {
    var start = 0
    var end = matches.count
    while start < end {
      let middle = (start + end) / 2
      if matches[middle].line < line { start = middle + 1 } else { end = middle }
    }
    return matches[start...].prefix { $0.line == line }.map(\.range)
  }

  /// Selects the first match from a line on, or the last one before it.
  fileprivate mutating func select(_ direction: PageView.Direction, from line: Int) {
    switch direction {
    case .forward:
      current = matches.firstIndex { $0.line >= line } ?? matches.indices.first
    case .backward:
      current = matches.lastIndex { $0.line < line } ?? matches.indices.last
    }
  }

  fileprivate mutating func selectNext(_ direction: PageView.Direction) {
    guard let current else { return }
    let step = direction == .forward ? 1 : matches.count - 1
    self.current = (current + step) % matches.count
  }
}

/// A place in a text that does not depend on its line breaks.
private struct Place {
  /// The UTF-8 bytes of text before it, without blanks. An empty line counts as one.
  private let ink: Int

  init(before line: Int, in lines: [Line]) {
    ink = lines[..<line].reduce(0) { $0 + Self.ink(of: $1) }
  }

  /// The line that holds the place.
  func line(in lines: [Line]) -> Int {
    var rest = ink
    for (index, line) in lines.enumerated() {
      rest -= Self.ink(of: line)
      if rest < 0 { return index }
    }
    return max(0, lines.count - 1)
  }

  private static func ink(of line: Line) -> Int {
    max(1, line.runs.reduce(0) { $0 + $1.text.utf8.count { $0 > 0x20 } })
  }
}
