extension Renderer {
  /// The lines of a paragraph of spans, wrapped at the measure.
  ///
  /// - Parameters:
  ///   - first: what the first line already holds.
  ///   - used: the cells that it takes.
  ///   - indent: the cells that stand empty before every further line.
  func wrap(_ spans: [Inline], after first: Line = .empty, filling used: Int = 0, indent: Int = 0)
    -> [Line]
  {
    let text = spans.count == 1 ? spans[0].text : spans.reduce(into: "") { $0 += $1.text }
    let width = columns == 0 ? 0 : min(columns, Self.measure + indent)
    let ranges = breaker.lines(
      of: text,
      columns: width == 0 ? 0 : max(1, width - indent),
      firstColumns: width == 0 ? 0 : max(1, width - used)
    )
    var lines: [Line] = []
    lines.reserveCapacity(ranges.count)
    for index in 0..<ranges.count {
      var line = index == 0 ? first : .empty
      if index > 0 {
        line.append(blanks: indent)
      }
      append(ranges[index], of: spans, to: &line)
      lines.append(line)
    }
    return lines
  }

  /// Adds the UTF-8 range of the spans' joined text to the line, each part in its span's role.
  private func append(_ range: Range<Int>, of spans: [Inline], to line: inout Line) {
    var start = 0
    for span in spans {
      let end = start + span.text.utf8.count
      let part = range.clamped(to: start..<end)
      if !part.isEmpty {
        line.append(span.text.slice(part.lowerBound - start..<part.upperBound - start), as: span)
      }
      start = end
    }
  }
}

extension String {
  /// The text between two UTF-8 offsets that lie on scalar boundaries.
  fileprivate func slice(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
