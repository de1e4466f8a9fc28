import ExpoCore
import TerminalText

/// A page on a screen that shows a part of it: its scroll position and its search.
///
///     var page = BrowserPage(lines, rows: 23)
///     page.move(.screenDown)
///     page.visible  // 23..<46
///     page.search(Query("금속"))
///     page.visibleLines  // with the matches marked
struct BrowserPage {
  private(set) var lines: [Line]
  /// The number of lines on the screen, at least one.
  private(set) var rows: Int
  /// The first line on the screen; the last screen is always a full one.
  private(set) var offset = 0
  private(set) var search: PageSearch?

  init(_ lines: [Line], rows: Int) {
    self.lines = lines
    self.rows = max(1, rows)
  }

  /// The lines on the screen.
  var visible: Range<Int> { offset..<min(lines.count, offset + rows) }

  /// Whether the last line is on the screen.
  var isAtEnd: Bool { visible.upperBound == lines.count }

  /// How much of the page the reader has passed, the lines on the screen included, in percent.
  var percent: Int { lines.isEmpty ? 100 : visible.upperBound * 100 / lines.count }

  /// The lines on the screen, with the matches of the search marked.
  ///
  /// - Complexity: O(number of matches).
  var visibleLines: [Line] {
    guard let search else { return Array(lines[visible]) }
    let parts = search.matches.joined().filter { visible.contains($0.line) }
    return visible.map { number in
      func ranges(_ parts: [PageSearch.Part]) -> [Range<Int>] {
        parts.filter { $0.line == number }.map(\.range)
      }
      return lines[number].marking(ranges(parts), as: .match)
        .marking(ranges(search.selected), as: .selection)
    }
  }

  /// Scrolls, and returns whether another part of the page is on the screen now.
  @discardableResult
  mutating func move(_ move: KeyBinding.Move) -> Bool {
    let before = offset
    scroll(to: move.line(from: offset, rows: rows, of: lines.count))
    return offset != before
  }

  /// Shows the line at the top, or as near to the top as there are lines for.
  mutating func scroll(to line: Int) {
    offset = max(0, min(line, lines.count - rows))
  }

  /// Replaces the lines with lines of the same page at another size or in another language, and
  /// shows about the same part.
  mutating func layOut(_ lines: [Line], rows: Int) {
    let isSame =
      visible.contains(offset) && offset < lines.count && lines[offset] == self.lines[offset]
    let line = isSame ? offset : offset * lines.count / max(1, self.lines.count)
    self.lines = lines
    self.rows = max(1, rows)
    search?.begin(in: lines)
    scroll(to: line)
  }
}

extension BrowserPage {
  /// Searches the page, and shows the nearest match from the first visible line on; nil ends the
  /// search.
  mutating func search(_ query: Query?) {
    search = query.flatMap { PageSearch($0, in: lines, from: offset) }
    showMatch()
  }

  /// Shows the match `step` matches further; the first follows the last. Returns whether that
  /// changes anything.
  @discardableResult
  mutating func searchAgain(by step: Int) -> Bool {
    let before = (offset, search?.position)
    search?.select(by: step)
    showMatch()
    return before != (offset, search?.position)
  }

  /// Scrolls to the selected match unless it is on the screen, with a third of the screen above it.
  private mutating func showMatch() {
    guard let line = search?.selected.first?.line, !visible.contains(line) else { return }
    scroll(to: line - rows / 3)
  }
}

/// The matches of a query in the paragraphs of a page, however these are broken into lines.
struct PageSearch {
  /// A match, or its part in one line, as UTF-8 offsets into the line's text.
  typealias Part = (line: Int, range: Range<Int>)

  let query: Query
  /// The matches, each with a part in every line that it is in.
  private(set) var matches: [[Part]] = []
  /// The selected match, as a position in ``matches``.
  private var current = 0

  /// Selects the first match from a line on, or else the first one of all. Returns nil if there is
  /// nothing to search for.
  init?(_ query: Query, in lines: [Line], from line: Int) {
    guard !query.text.isBlank else { return nil }
    self.query = query.adapted(to: Paragraph.all(of: lines).map(\.text))
    begin(in: lines)
    current = matches.firstIndex { $0[0].line >= line } ?? 0
  }

  /// Searches other lines, and keeps which match is selected.
  mutating func begin(in lines: [Line]) {
    let paragraphs = Paragraph.all(of: lines)
    matches = paragraphs.flatMap { $0.parts(of: query.ranges(in: $0.text)) }
    current = max(0, min(current, matches.count - 1))
  }

  /// Which match is selected and of how many, as status lines show it.
  var position: String { "\(matches.isEmpty ? 0 : current + 1)/\(matches.count)" }

  /// The parts of the selected match.
  var selected: [Part] { matches.isEmpty ? [] : matches[current] }

  /// Whether the selected match is the last one in a direction.
  func isLast(by step: Int) -> Bool { !matches.indices.contains(current + step) }

  /// Selects the match `step` matches further; the first follows the last.
  mutating func select(by step: Int) {
    if !matches.isEmpty { current = (current + step + matches.count) % matches.count }
  }
}

/// A paragraph as it is searched, and the lines into which it is broken.
private struct Paragraph {
  var text: String
  /// The lines, the blanks at their start, and where the rest of each begins in the text.
  var lines: [(number: Int, indent: Int, start: Int)]

  static func all(of lines: [Line]) -> [Paragraph] {
    lines.enumerated().reduce(into: []) { paragraphs, line in
      let text = line.element.text
      guard let softBreak = line.element.softBreak, let last = paragraphs.indices.last else {
        return paragraphs.append(Paragraph(text: text, lines: [(line.offset, 0, 0)]))
      }
      let indent = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      paragraphs[last].text += softBreak
      paragraphs[last].lines.append((line.offset, indent, paragraphs[last].text.utf8.count))
      paragraphs[last].text += String(decoding: text.utf8.dropFirst(indent), as: UTF8.self)
    }
  }

  /// The parts of ranges of the text in its lines.
  ///
  /// - Precondition: The ranges are in ascending order.
  /// - Complexity: O(number of ranges and lines).
  func parts(of ranges: [Range<Int>]) -> [[PageSearch.Part]] {
    let ends = lines.dropFirst().map(\.start) + [text.utf8.count]
    var rest = Array(zip(lines, ends))[...]
    return ranges.map { range in
      rest = rest.drop { $1 <= range.lowerBound }
      return rest.prefix { line, _ in line.start < range.upperBound }.map { line, end in
        let part = range.clamped(to: line.start..<end)
        let shift = line.indent - line.start
        return (line.number, part.lowerBound + shift..<part.upperBound + shift)
      }
    }
  }
}
