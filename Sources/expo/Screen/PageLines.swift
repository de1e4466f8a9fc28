import TerminalText

/// Lines that are laid out a few at a time. A copy is another place in the same lines.
typealias LineSource = any IteratorProtocol<[Line]>

/// The lines of a page as far as they are known, of which only some are held.
///
/// The others are laid out again when they are needed, from the nearest of the marks that stand every
/// ``step`` lines. Memory grows by a mark a step and not by the lines.
struct PageLines {
  /// How many lines one step lays out at least: a page of usual length is one step.
  static let step = 500
  /// How many lines are held at most, besides those that are asked for.
  static let maxHeld = 8 * step

  /// A place from which lines can be laid out.
  private struct Mark {
    var line = 0
    /// The ink of the lines before it.
    var ink = 0
    var source: LineSource
  }

  /// The number of lines that are known.
  var count: Int { end.line }
  /// Whether all lines are known.
  private(set) var isComplete = false
  /// Ascending; the first line has one.
  private var marks: [Mark]
  private var end: Mark
  /// Lines in a row, and the number of the first.
  private(set) var held: [Line] = []
  private var firstHeld = 0

  init(_ source: LineSource) {
    end = Mark(source: source)
    marks = [end]
  }

  private var heldRange: Range<Int> { firstHeld..<firstHeld + held.count }

  /// Lays out lines until so many are known, or all if there are fewer, and passes them to a body.
  mutating func layOut(atLeast count: Int, _ body: (_ number: Int, Line) -> Void) {
    while !isComplete, end.line < count {
      guard let part = end.source.next() else {
        isComplete = true
        return
      }
      for (index, line) in part.enumerated() {
        end.ink += line.ink
        body(end.line + index, line)
      }
      if heldRange.upperBound == end.line, held.count < Self.maxHeld { held += part }
      end.line += part.count
      if end.line - (marks.last?.line ?? 0) >= Self.step { marks.append(end) }
    }
  }

  /// Holds at least these lines, which are known.
  mutating func hold(_ lines: Range<Int>) {
    if lines.isEmpty
      || heldRange.contains(lines.lowerBound) && heldRange.upperBound >= lines.upperBound
    {
      return
    }
    var mark = mark(atOrBefore: lines.lowerBound)
    (held, firstHeld) = ([], mark.line)
    while heldRange.upperBound < lines.upperBound, let part = mark.source.next() { held += part }
  }

  /// The lines in a range that is held.
  subscript(range: Range<Int>) -> ArraySlice<Line> {
    held[range.lowerBound - firstHeld..<range.upperBound - firstHeld]
  }

  /// Calls a body with the known lines from one on until it returns false.
  func forEach(from first: Int = 0, _ body: (_ number: Int, Line) -> Bool) {
    var next = first
    while heldRange.contains(next) {
      if !body(next, held[next - firstHeld]) { return }
      next += 1
    }
    var mark = mark(atOrBefore: next)
    while mark.line < count, let part = mark.source.next() {
      for (index, line) in part.enumerated() where mark.line + index >= next {
        if !body(mark.line + index, line) { return }
      }
      mark.line += part.count
    }
  }

  private func mark(atOrBefore line: Int) -> Mark {
    marks.last { $0.line <= line } ?? marks[0]
  }
}

// MARK: Places

extension PageLines {
  /// The ink before a line: a place in the text that does not depend on its line breaks.
  func ink(before line: Int) -> Int {
    var ink = mark(atOrBefore: line).ink
    forEach(from: mark(atOrBefore: line).line) { number, text in
      if number < line { ink += text.ink }
      return number < line
    }
    return ink
  }

  /// The known line that holds a place; nil if there is none.
  func line(at place: Int) -> Int? {
    guard place < end.ink, let mark = marks.last(where: { $0.ink <= place }) else { return nil }
    var ink = mark.ink
    var found: Int?
    forEach(from: mark.line) { number, line in
      ink += line.ink
      if ink > place { found = number }
      return found == nil
    }
    return found
  }
}

extension Line {
  /// The UTF-8 bytes of the text without blanks. An empty line counts as one.
  fileprivate var ink: Int {
    max(1, runs.reduce(0) { $0 + $1.text.utf8.count { $0 > 0x20 } })
  }
}
