/// Parts of lines, for screens that show several things side by side.
extension Line {
  /// The cells that the line takes.
  package func width(measure: CellMeasure) -> Int {
    spans.reduce(0) { $0 + measure.width(of: $1.text) }
  }

  /// The line in exactly `columns` cells: cut at the end, or filled up with blanks.
  ///
  /// A wide character that only half fits is replaced by a blank.
  ///
  ///     Line([Inline("거문고")]).fitted(to: 5, measure: CellMeasure()).text  // "거문 "
  package func fitted(to columns: Int, measure: CellMeasure) -> Line {
    var line = clipped(to: columns, measure: measure)
    line.append(blanks: columns - line.width(measure: measure))
    return line
  }

  /// The line in at most `columns` cells. A wide character that only half fits is left out.
  package func clipped(to columns: Int, measure: CellMeasure) -> Line {
    var line = Line()
    var room = columns
    for span in spans {
      var part = span
      let width = measure.width(of: span.text)
      if width > room {
        part.text = measure.start(of: span.text, in: room)
        part.picture?.limit = room
      }
      if !part.text.isEmpty { line.spans.append(part) }
      room -= width
      if room < 0 { break }
    }
    return line
  }

  /// The line in parts of at most `columns` cells, broken as paragraphs are; 0 breaks only at line
  /// feeds. A row of a picture stays whole.
  ///
  /// - Parameters:
  ///   - head: What precedes the first part; by default the same blanks as before the others.
  ///   - indent: The blanks before the other parts.
  ///   - keepsWhole: Whether an address and a command stay whole, however wide, at the end of a
  ///     line.
  package func wrapped(
    to columns: Int, after head: Line? = nil, indent: Int = 0, keepsWhole: Bool = false,
    measure: CellMeasure
  ) -> [Line] {
    let columns = PageLayout.columns(in: columns)
    if keepsWhole, columns > 0, let last = spans.last, last.role.isCopied,
      (head?.width(measure: measure) ?? indent) + width(measure: measure) > columns
    {
      var words = self
      words.spans.removeLast()
      var line = words.spans.isEmpty ? head ?? Line() : Line()
      // What has no room after the indent begins further left.
      let width = measure.width(of: last.text)
      if indent + width <= columns { line.append(blanks: indent) }
      line.spans.append(last)
      if words.spans.isEmpty { return [line] }
      return words.wrapped(to: columns, after: head, indent: indent, measure: measure) + [line]
    }
    let text = text
    if hasPicture || columns == 0 && !text.hasLineFeed {
      var line = head ?? Line(blanks: indent)
      line.append(self)
      line.softBreak = softBreak
      return [line]
    }
    var start = head
    var parts = LineParts(self)
    let ranges = LineWrapper(
      text, columns: columns == 0 ? 0 : max(1, columns - indent),
      firstColumns: columns == 0 ? nil : head.map { max(1, columns - $0.width(measure: measure)) },
      measure: measure)
    var end: Int?
    return ranges.map { range in
      var line = start.take() ?? Line(blanks: indent)
      line.append(parts.next(range))
      let softBreak = end.map { text.slice($0..<range.lowerBound) } ?? softBreak
      if softBreak?.hasLineFeed == false { line.softBreak = softBreak }
      end = range.upperBound
      return line
    }
  }

  /// The line with parts of its text in another role.
  ///
  /// - Parameter ranges: UTF-8 offsets into the line's text, in ascending order and on scalar
  ///   boundaries.
  package func marking(_ ranges: [Range<Int>], as role: Inline.Role) -> Line {
    var line = Line()
    var parts = LineParts(self)
    var done = 0
    for range in ranges where range.lowerBound >= done {
      line.append(parts.next(done..<range.lowerBound))
      line.append(parts.next(range, as: role))
      done = range.upperBound
    }
    line.append(parts.next(done..<Int.max))
    return line
  }
}

/// Divides a line into parts, from its start to its end.
///
/// - Complexity: O(*n*) for all parts together.
struct LineParts {
  private let spans: [Line.Span]
  /// The span that the last part ended in, and its start in the line's text.
  private var index = 0
  private var start = 0

  init(_ line: Line) {
    spans = line.spans
  }

  /// The part in a UTF-8 range of the text after the parts before it, in a role if one is given.
  /// The row of a picture that begins in it stays whole.
  mutating func next(_ range: Range<Int>, as role: Inline.Role? = nil) -> Line {
    var line = Line()
    while index < spans.count, start < range.upperBound {
      let span = spans[index]
      let end = start + span.text.utf8.count
      let part = range.clamped(to: start..<end)
      if span.picture != nil {
        if part.lowerBound == start, !part.isEmpty { line.spans.append(span) }
      } else if !part.isEmpty {
        var piece = span
        piece.text = span.text.slice(part.lowerBound - start..<part.upperBound - start)
        piece.role = role ?? span.role
        line.spans.append(piece)
      }
      if end > range.upperBound { break }
      start = end
      index += 1
    }
    return line
  }
}
