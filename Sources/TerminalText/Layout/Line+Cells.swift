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
  ///     Line([Inline(trusted: "거문고")]).fitted(to: 5, measure: CellMeasure()).text  // "거문 "
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
    if hasPicture || width(measure: measure) <= columns { return [self] }
    return LineWrapper(text, columns: columns, measure: measure).map { part($0) }
  }

  /// The line with parts of its text in another role.
  ///
  /// - Parameter ranges: UTF-8 offsets into the line's text, in ascending order and on scalar
  ///   boundaries.
  package func marking(_ ranges: [Range<Int>], as role: Inline.Role) -> Line {
    var line = Line()
    var done = 0
    for range in ranges where range.lowerBound >= done {
      line.append(part(done..<range.lowerBound))
      line.append(part(range, as: role))
      done = range.upperBound
    }
    line.append(part(done..<Int.max))
    return line
  }

  /// A UTF-8 range of the text, in a role if one is given; the row of a picture that begins in it is
  /// whole.
  func part(_ range: Range<Int>, as role: Inline.Role? = nil) -> Line {
    var line = Line()
    var start = 0
    for run in runs {
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
      start = end
    }
    return line
  }
}
