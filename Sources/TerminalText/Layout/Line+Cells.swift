/// Parts of lines, for screens that show several things side by side.
extension Line {
  /// The cells that the line takes.
  package func width(measure: CellMeasure) -> Int {
    runs.reduce(0) { $0 + measure.width(of: $1.text) }
  }

  /// The line in exactly so many cells: cut at the end, or filled up with blanks.
  ///
  /// A wide character that only half fits is replaced by a blank.
  ///
  ///     Line([Inline("거문고")]).fitted(to: 5, measure: CellMeasure()).text  // "거문 "
  package func fitted(to columns: Int, measure: CellMeasure) -> Line {
    var line = clipped(to: columns, measure: measure)
    line.append(blanks: columns - line.width(measure: measure))
    return line
  }

  /// The line in at most so many cells. A wide character that only half fits is left out.
  package func clipped(to columns: Int, measure: CellMeasure) -> Line {
    var line = Line()
    var room = columns
    for run in runs {
      var part = run
      let width = measure.width(of: run.text)
      if width > room {
        part.text = measure.start(of: run.text, in: room)
        part.picture?.limit = room
      }
      if !part.text.isEmpty { line.runs.append(part) }
      room -= width
      if room < 0 { break }
    }
    return line
  }

  /// The line in parts of at most so many cells, broken as paragraphs are; 0 does not break it. A row
  /// of a picture stays whole.
  package func wrapped(to columns: Int, measure: CellMeasure) -> [Line] {
    var lines: [Line] = []
    forEachPart(wrappedTo: columns, measure: measure) { lines.append($0) }
    return lines
  }

  /// Hands over the parts of the wrapped line one by one.
  ///
  /// - Parameter keepsCommand: whether a command at the end is one part, however wide, to be copied.
  package func forEachPart(
    wrappedTo columns: Int, measure: CellMeasure, keepsCommand: Bool = false,
    _ body: (Line) throws -> Void
  ) rethrows {
    let columns = PageLayout.columns(in: columns)
    if hasPicture || width(measure: measure) <= columns { return try body(self) }
    if keepsCommand, let command = runs.last, command.role == .command {
      var (words, line) = (self, Line())
      words.runs.removeLast()
      words.isContinued = true
      line.runs = [command]
      // The blank before a command ends no line.
      try words.forEachPart(wrappedTo: columns, measure: measure) { try body($0.withoutLastBlanks) }
      return try body(line)
    }
    var parts = LineParts(self)
    var ranges = LineWrapper(text, columns: columns, measure: measure)
    var next = ranges.next()
    while let range = next {
      next = ranges.next()
      var part = parts.next(range)
      part.isContinued = isContinued || next != nil
      try body(part)
    }
  }

  private var withoutLastBlanks: Line {
    var line = self
    while line.runs.last?.text.last == " " { line.runs[line.runs.count - 1].text.removeLast() }
    return line
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
  private let runs: [Line.Run]
  /// The run that the last part ended in, and its start in the line's text.
  private var index = 0
  private var start = 0

  init(_ line: Line) {
    runs = line.runs
  }

  /// The part in a UTF-8 range of the text behind the parts before it, in a role if one is given. The row of a
  /// picture that begins in it stays whole.
  mutating func next(_ range: Range<Int>, as role: Inline.Role? = nil) -> Line {
    var line = Line()
    while index < runs.count, start < range.upperBound {
      let run = runs[index]
      let end = start + run.text.utf8.count
      let part = range.clamped(to: start..<end)
      if run.picture != nil {
        if part.lowerBound == start, !part.isEmpty { line.runs.append(run) }
      } else if !part.isEmpty {
        var piece = run
        piece.text = run.text.slice(part.lowerBound - start..<part.upperBound - start)
        piece.role = role ?? run.role
        line.runs.append(piece)
      }
      if end > range.upperBound { break }
      start = end
      index += 1
    }
    return line
  }
}
