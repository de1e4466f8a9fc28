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
      let width = measure.width(of: run.text)
      if width <= room {
        line.runs.append(run)
        room -= width
        continue
      }
      line.append(measure.start(of: run.text, in: room), like: run)
      if room > 0, let picture = run.picture { line.cutLastPicture(picture, to: room) }
      break
    }
    return line
  }

  /// The line with parts of its text in another role.
  ///
  /// - Parameter ranges: UTF-8 offsets into the line's text, in ascending order and on scalar
  ///   boundaries.
  package func marking(_ ranges: [Range<Int>], as role: Inline.Role) -> Line {
    guard !ranges.isEmpty else { return self }
    var line = Line()
    var start = 0
    for run in runs {
      let end = start + run.text.utf8.count
      if run.picture != nil {
        line.runs.append(run)
        start = end
        continue
      }
      var done = start
      for range in ranges {
        let part = range.clamped(to: start..<end)
        guard part.lowerBound >= done, !part.isEmpty else { continue }
        line.append(run.text.slice(done - start..<part.lowerBound - start), like: run)
        line.append(run.text.slice(part.lowerBound - start..<part.upperBound - start), like: run)
        let last = line.runs.count - 1
        line.runs[last] = line.runs[last].in(role)
        done = part.upperBound
      }
      line.append(run.text.slice(done - start..<end - start), like: run)
      start = end
    }
    return line
  }

  /// Gives the last run, which is the beginning of a picture's row, the colours of the picture.
  private mutating func cutLastPicture(_ picture: PictureRow, to columns: Int) {
    runs[runs.count - 1].picture = picture
    runs[runs.count - 1].picture?.limit = columns
  }

  private mutating func append(_ text: String, like run: Run) {
    if !text.isEmpty {
      runs.append(Run(text: text, role: run.role, target: run.target))
    }
  }
}

extension Line.Run {
  fileprivate func `in`(_ role: Inline.Role) -> Line.Run {
    Line.Run(text: text, role: role, target: target)
  }
}
