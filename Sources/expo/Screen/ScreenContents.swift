import TerminalText

/// What a full-screen program shows: a line for each row, and the cursor if it is visible.
struct ScreenContents: Equatable {
  /// A cell, from 0 on.
  struct Cursor: Equatable {
    let row: Int
    let column: Int
  }

  var rows: [Line]
  var cursor: Cursor?
}

extension ScreenContents {
  /// The bytes that turn what a terminal shows into these contents, to be written at once; none if
  /// it shows them already.
  ///
  /// Only rows that differ are drawn, within a synchronised update (`CSI ? 2026 h`), which terminals
  /// that do not know it ignore. The cursor is hidden meanwhile. Line wrap must be off, so that a row
  /// that fills the screen does not move the cursor to the next one.
  ///
  /// - Parameter shown: what the terminal shows, nil if that is not known.
  func update(from shown: ScreenContents?, encoder: LineEncoder) -> [UInt8] {
    var drawing: [UInt8] = []
    for (index, row) in rows.enumerated() {
      if let shown, index < shown.rows.count, shown.rows[index] == row { continue }
      // A row is cleared before it is drawn: after its last column the cursor is still on it.
      drawing += "\u{1B}[\(index + 1);1H\u{1B}[2K".utf8
      encoder.append(row, to: &drawing)
      drawing.removeLast()  // the line feed
    }
    if let shown, shown.rows.count > rows.count {
      drawing += "\u{1B}[\(rows.count + 1);1H\u{1B}[J".utf8
    }
    if let shown, drawing.isEmpty, shown.cursor == cursor { return [] }
    var bytes = Array("\u{1B}[?2026h\u{1B}[?25l".utf8)
    bytes += drawing
    if let cursor {
      bytes += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h".utf8
    }
    bytes += "\u{1B}[?2026l".utf8
    return bytes
  }
}
