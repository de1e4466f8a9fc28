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
  ///     Line([Inline(own: "거문고")]).fitted(to: 5, measure: CellMeasure()).text  // "거문 "
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

  /// The line with parts of its text in another role.
  ///
  /// - Parameter ranges: UTF-8 offsets into the line's text, in ascending order and on scalar
  ///   boundaries.
  package func marking(_ ranges: [Range<Int>], as role: Inline.Role) -> Line {
    var line = Line()
    var start = 0
    for run in runs {
      let end = start + run.text.utf8.count
      var done = start
      func append(to end: Int, in role: Inline.Role) {
        var part = run
        part.text = run.text.slice(done - start..<end - start)
        part.role = role
        if !part.text.isEmpty { line.runs.append(part) }
        done = end
      }
      for range in ranges where run.picture == nil {
        let part = range.clamped(to: start..<end)
        guard part.lowerBound >= done, !part.isEmpty else { continue }
        append(to: part.lowerBound, in: run.role)
        append(to: part.upperBound, in: role)
      }
      append(to: end, in: run.role)
      start = end
    }
    return line
  }
}
