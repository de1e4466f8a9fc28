import ExpoCore
import TerminalText

/// A page on a screen that shows a part of it: where it is scrolled to, and what is searched in it.
///
/// What is on the screen is laid out at once, and the rest by ``layOutMore()``.
///
///     var view = PageView(layout.parts(of: document), rows: 23)
///     view.move(.pageDown)
///     view.visible  // 23..<46
///     view.search("금속")
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

  enum Direction {
    case forward
    case backward
  }

  /// Where a reader is, to come back to.
  struct Position {
    /// The text above the first line that is shown; see ``PageLines/ink(before:)``.
    fileprivate let place: Int
    fileprivate let search: PageSearch?
  }

  /// The lines that are known so far; those that are shown are held.
  private(set) var lines: PageLines
  /// How many lines the screen shows at once, at least one.
  private(set) var rows: Int
  /// The first line that is shown; the last page is always a full one.
  private(set) var offset = 0
  /// The text above the first line when the reader last scrolled. Changes of the size keep it, so
  /// that a window that is made small and large again shows the same place.
  private var place: Int?
  private(set) var search: PageSearch?

  init(_ lines: LineSource, rows: Int) {
    self.lines = PageLines(lines)
    self.rows = max(1, rows)
    layOut(atLeast: max(self.rows, PageLines.step))
    self.lines.hold(visible)
  }

  var visible: Range<Int> { offset..<min(lines.count, offset + rows) }

  /// The lines that are shown, with the matches of the search marked.
  var visibleLines: [Line] {
    let shown = lines[visible]
    guard let search else { return Array(shown) }
    return zip(visible, shown).map { $1.marking(search.ranges(in: $0), as: .match) }
  }

  /// Whether all lines are laid out, so that their number is known.
  var isComplete: Bool { lines.isComplete }

  /// How much of the page is shown or above the screen, in percent; nil if that is not known yet.
  var percent: Int? {
    guard isComplete else { return nil }
    return lines.count == 0 ? 100 : visible.upperBound * 100 / lines.count
  }

  mutating func move(_ move: Move) {
    switch move {
    case .lineDown: scroll(to: offset + 1)
    case .lineUp: scroll(to: offset - 1)
    case .halfDown: scroll(to: offset + max(1, rows / 2))
    case .halfUp: scroll(to: offset - max(1, rows / 2))
    case .pageDown: scroll(to: offset + rows)
    case .pageUp: scroll(to: offset - rows)
    case .top: scroll(to: 0)
    case .bottom:
      layOut(atLeast: .max)
      scroll(to: lines.count)
    }
  }

  /// Shows the line at the top, or as near to the top as there are lines for.
  mutating func scroll(to line: Int) {
    show(line)
    place = nil
  }

  private mutating func show(_ line: Int) {
    layOut(atLeast: line + rows)
    offset = max(0, min(line, lines.count - rows))
    lines.hold(visible)
  }

  /// Replaces the lines by those of the same page at another size, and keeps the reader's place.
  mutating func layOut(_ lines: LineSource, rows: Int) {
    let position = position
    self.lines = PageLines(lines)
    self.rows = max(1, rows)
    restore(position)
  }

  /// Changes the number of lines that the screen shows.
  mutating func setRows(_ rows: Int) {
    let position = position
    self.rows = max(1, rows)
    restore(position)
  }

  var position: Position {
    Position(place: place ?? lines.ink(before: offset), search: search)
  }

  /// Returns to a position, also if the page has been laid out anew.
  mutating func restore(_ position: Position) {
    search = position.search
    search?.begin(in: lines)
    var line = lines.line(at: position.place)
    while line == nil, !isComplete {
      layOut(atLeast: max(PageLines.step, lines.count * 2))
      line = lines.line(at: position.place)
    }
    show(line ?? lines.count)
    place = position.place
  }
}

extension PageView {
  /// Lays out some more of the page.
  mutating func layOutMore() {
    layOut(atLeast: lines.count + PageLines.step)
  }

  /// Lays out so many lines, or all if there are fewer.
  private mutating func layOut(atLeast count: Int) {
    lines.layOut(atLeast: count) { search?.look(at: $1, $0) }
  }
}

extension PageView {
  /// Searches the page, and shows the nearest match from the first visible line on.
  mutating func search(_ query: String) {
    search(query, TextMatcher(query))
  }

  /// Searches the page with a matcher of the query.
  mutating func search(_ query: String, _ matcher: TextMatcher?) {
    search = PageSearch(query, matcher)
    search?.begin(in: lines)
    let origin = offset
    showMatch { $0?.select(from: origin, isComplete: $1) != false }
  }

  /// Shows the next match, or the previous one; from the last on to the first.
  mutating func searchAgain(_ direction: Direction) {
    showMatch { $0?.selectNext(direction, isComplete: $1) != false }
  }

  mutating func endSearch() {
    search = nil
  }

  /// Scrolls to a match unless it is on the screen, with a third of the screen above it.
  ///
  /// - Parameter select: selects the match; returns false if that takes more lines.
  private mutating func showMatch(
    _ select: (_ search: inout PageSearch?, _ isComplete: Bool) -> Bool
  ) {
    var isComplete = isComplete
    while !select(&search, isComplete) {
      layOutMore()
      isComplete = self.isComplete
    }
    guard let line = search?.selected?.line, !visible.contains(line) else { return }
    scroll(to: line - rows / 3)
  }
}
