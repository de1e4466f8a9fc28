import TerminalText

/// The contents of a full screen: a line for each row, and the cursor if it is visible.
struct ScreenContents: Equatable {
  private(set) var rows: [Line]
  /// The cursor's cell in the last row, from 0 on.
  let cursor: Int?

  /// Fills a screen: the lines from its top, and those at its bottom, which a screen of one row
  /// does not have. All are cut at its edge.
  init(
    _ lines: [Line], bottom: [Line], cursor: Int? = nil, size: TerminalSize, measure: CellMeasure
  ) {
    let columns = max(1, size.columns)
    let bottom = bottom.prefix(max(0, size.rows - 1))
    let count = max(1, size.rows) - bottom.count
    let lines = lines.prefix(count)
    rows = (lines + Array(repeating: .empty, count: count - lines.count) + bottom)
      .map { $0.clipped(to: columns, measure: measure) }
    self.cursor = bottom.isEmpty ? nil : cursor.map { min($0, columns - 1) }
  }

  /// The bytes that turn the contents of a terminal into these, to be written at once; empty if they
  /// are the same.
  ///
  /// Rows that differ are drawn within a synchronised update (`CSI ? 2026 h`), which terminals that
  /// do not know it ignore. The cursor is hidden meanwhile. Line wrap must be off, so that a row
  /// that fills the screen does not move the cursor to the next one.
  ///
  /// - Parameter old: The contents of the terminal; nil if they are not known.
  func update(from old: ScreenContents?, encoder: LineEncoder) -> [UInt8] {
    var drawing: [UInt8] = []
    for (index, row) in rows.enumerated() {
      if let old, index < old.rows.count, old.rows[index] == row { continue }
      // A row is cleared before it is drawn: after its last column the cursor is still on it.
      drawing += "\u{1B}[\(index + 1);1H\u{1B}[K".utf8
      encoder.append(row, to: &drawing)
      drawing.removeLast()  // the line feed
    }
    if let old, old.rows.count > rows.count {
      drawing += "\u{1B}[\(rows.count + 1);1H\u{1B}[J".utf8
    }
    if let old, drawing.isEmpty, old.cursor == cursor { return [] }
    var bytes = Array("\u{1B}[?2026h\u{1B}[?25l".utf8)
    bytes += drawing
    if let cursor {
      bytes += "\u{1B}[\(rows.count);\(cursor + 1)H\u{1B}[?25h".utf8
    }
    bytes += "\u{1B}[?2026l".utf8
    return bytes
  }
}
