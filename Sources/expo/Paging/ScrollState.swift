/// Where a reader stands in lines of which the screen shows a part.
///
///     var scroll = ScrollState(lineCount: 80, rows: 23)
///     scroll.move(.pageDown)
///     scroll.visible  // 23..<46
struct ScrollState: Equatable {
  enum Move: CaseIterable {
    case lineDown
    case lineUp
    case pageDown
    case pageUp
    case top
    case bottom
  }

  let lineCount: Int
  /// How many lines the screen shows at once, at least one.
  let rows: Int
  /// The first line that is shown; the last page is always a full one.
  private(set) var offset = 0

  init(lineCount: Int, rows: Int) {
    self.lineCount = max(0, lineCount)
    self.rows = max(1, rows)
  }

  /// The lines that are shown.
  var visible: Range<Int> { offset..<min(lineCount, offset + rows) }

  /// How much of the text is shown or stands above it, in percent.
  var percent: Int { lineCount == 0 ? 100 : visible.upperBound * 100 / lineCount }

  private var lastOffset: Int { max(0, lineCount - rows) }

  mutating func move(_ move: Move) {
    switch move {
    case .lineDown: show(from: offset + 1)
    case .lineUp: show(from: offset - 1)
    case .pageDown: show(from: offset + rows)
    case .pageUp: show(from: offset - rows)
    case .top: show(from: 0)
    case .bottom: show(from: lastOffset)
    }
  }

  /// Shows the line at the top, or as near to it as there are lines for.
  mutating func show(from line: Int) {
    offset = min(max(0, line), lastOffset)
  }
}
