import ExpoCore

/// What the built-in pager sends to the screen, in the sequences that every terminal of today knows
/// (ECMA-48, and xterm's private modes).
enum PagerFrame {
  /// Takes a screen of its own, hides the cursor, and cuts lines at the margin instead of letting
  /// them run on into the next row.
  static let open = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"

  /// Gives back what ``open`` took. A terminal without a second screen is left at the start of a
  /// clear last line.
  static func close(rows: Int) -> String {
    "\u{1B}[\(rows);1H\u{1B}[2K\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  }

  /// Draws the visible lines and the status below them. A screen of one row has no room for that.
  static func draw(
    _ text: LaidOutText,
    _ scroll: ScrollState,
    status: String,
    size: TerminalSize
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    // A row is cleared before it is filled: after its last column is, the cursor still stands there.
    for row in 0..<scroll.rows {
      bytes += "\u{1B}[\(row + 1);1H\u{1B}[2K".utf8
      if row < scroll.visible.count {
        bytes += text[scroll.offset + row]
      }
    }
    if size.rows > scroll.rows {
      bytes += "\u{1B}[\(size.rows);1H\u{1B}[2K".utf8
      bytes += status.utf8
    }
    return bytes
  }
}
