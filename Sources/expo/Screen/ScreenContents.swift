import TerminalText

/// The contents of a full screen: a line for each row, and the cursor if it is visible.
struct ScreenContents: Equatable {
  var rows: [Line]
  /// The cursor's cell in the last row, from 0 on.
  var cursor: Int?
  var measure = CellMeasure()
}

extension ScreenContents {
  /// Fills a screen: the lines from its top, cut at its edge, and below them its last row, which a screen of one
  /// row does not have.
  init(_ lines: [Line], _ last: LastRow, size: TerminalSize, measure: CellMeasure) {
    let columns = max(1, size.columns)
    var below: [Line]
    self.measure = measure
    switch last {
    case .status(let status):
      below = [Line([status.text(columns: columns, measure: measure)])]
    case .message(let texts):
      below = texts.flatMap {
        Line([Inline(line: $0, .heading)]).wrapped(to: columns, measure: measure)
      }
    case .prompt(let prompt, let result):
      // A cell stays free for the cursor, where an input method shows what is composed.
      let text = measure.end(of: Inline(prompt.beforeCursor).text, in: max(0, columns - 2))
      let used = 1 + measure.width(of: text)
      let room = columns - measure.width(of: result)
      var line = Line([Inline("/", .command), Inline(text), Inline(prompt.afterCursor)])
      if !result.isEmpty, used + 3 <= room {
        line = line.fitted(to: room, measure: measure)
        line.append(Line([Inline(result, .label)]))
      }
      cursor = size.rows > 1 ? min(used, columns - 1) : nil
      below = [line]
    }
    below = below.prefix(max(0, size.rows - 1)).map { $0.clipped(to: columns, measure: measure) }
    let count = max(1, size.rows) - below.count
    rows = lines.prefix(count).map { $0.clipped(to: columns, measure: measure) }
    rows += Array(repeating: .empty, count: count - rows.count) + below
  }
}

extension ScreenContents {
  /// The bytes that turn the contents of a terminal into these, to be written at once; none if it has them.
  ///
  /// Rows that differ are drawn from their first difference on, within a synchronised update (`CSI ? 2026 h`), which
  /// terminals that do not know it ignore. The cursor is hidden meanwhile. Line wrap must be off, so that a row that
  /// fills the screen does not move the cursor to the next one.
  ///
  /// - Parameter shown: the contents of the terminal; nil if they are not known.
  func update(from shown: ScreenContents?, encoder: LineEncoder) -> [UInt8] {
    var drawing: [UInt8] = []
    for (index, row) in rows.enumerated() {
      let before = shown.flatMap { index < $0.rows.count ? $0.rows[index] : nil }
      if before == row { continue }
      // A row is cleared before it is drawn: after its last column the cursor is still on it.
      let (same, rest) = row.rest(after: before ?? .empty)
      drawing += "\u{1B}[\(index + 1);\(measure.width(of: same) + 1)H\u{1B}[K".utf8
      encoder.append(rest, to: &drawing)
      drawing.removeLast()  // the line feed
    }
    if let shown, shown.rows.count > rows.count {
      drawing += "\u{1B}[\(rows.count + 1);1H\u{1B}[J".utf8
    }
    if let shown, drawing.isEmpty, shown.cursor == cursor { return [] }
    var bytes = Array("\u{1B}[?2026h\u{1B}[?25l".utf8)
    bytes += drawing
    if let cursor {
      bytes += "\u{1B}[\(rows.count);\(cursor + 1)H\u{1B}[?25h".utf8
    }
    bytes += "\u{1B}[?2026l".utf8
    return bytes
  }
}
