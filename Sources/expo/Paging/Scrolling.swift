import TerminalText

/// A text's lines at one width, with the way from a place in the words back to its line.
struct LaidOutText {
  let lines: [Line]
  /// How much ink precedes each line: the bytes that are not blank, and one for a blank line. However
  /// the text is broken into lines, the same word has the same ink before it.
  private let ink: [Int]

  init(_ lines: [Line]) {
    self.lines = lines
    var ink = [0]
    ink.reserveCapacity(lines.count + 1)
    for line in lines {
      let count = line.runs.reduce(0) { $0 + $1.text.utf8.count { $0 > 0x20 } }
      ink.append(ink[ink.count - 1] + max(1, count))
    }
    self.ink = ink
  }

  func ink(before line: Int) -> Int { ink[line] }

  /// The line that contains the word with so much ink before it.
  func line(at place: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if ink[middle + 1] <= place { low = middle + 1 } else { high = middle }
    }
    return min(low, max(0, lines.count - 1))
  }
}

/// The reader's position in lines of which the screen shows a part.
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

  /// Shows the line at the top, or as near to the top as the last page allows.
  mutating func show(from line: Int) {
    offset = min(max(0, line), lastOffset)
  }
}

extension PagingWording {
  /// The status line with the visible lines, the number of all, and how much has been shown.
  func status(_ scroll: ScrollState) -> String {
    let visible = scroll.visible
    return status(
      "\(visible.lowerBound + 1)-\(visible.upperBound)/\(scroll.lineCount) (\(scroll.percent)%)")
  }
}
