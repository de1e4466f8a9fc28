/// Sets one paragraph in lines, a word at a time.
struct ParagraphSetter {
  private var scanner: ClusterScanner
  private let columns: Int
  /// The cells that the present line may have.
  private var limit: Int
  private var lines = LineRanges()
  /// Where the present line begins, and where its last word ends.
  private var lineStart = 0
  private var lineEnd = 0
  /// The cells of the present line as far as the scanner is.
  private var width = 0

  init(scanner: ClusterScanner, columns: Int, firstColumns: Int) {
    self.scanner = scanner
    self.columns = columns
    limit = firstColumns
  }

  mutating func setLines() -> LineRanges {
    width = scanner.passBlanks()
    while !scanner.isAtEnd {
      let start = scanner.offset
      place(wordFrom: start, width: scanner.passWord())
      lineEnd = scanner.offset
      width += scanner.passBlanks()
    }
    if lineEnd > lineStart || lines.isEmpty {
      endLine(at: lineEnd)
    }
    return lines
  }

  private mutating func endLine(at end: Int) {
    lines.append(lineStart, end)
    lineStart = end
    limit = columns
  }

  /// Puts a word on the present line or, where it does not fit, on a new one.
  private mutating func place(wordFrom start: Int, width wordWidth: Int) {
    if width + wordWidth <= limit {
      width += wordWidth
      return
    }
    if lineEnd > lineStart {
      endLine(at: lineEnd)
    }
    lineStart = start
    width = wordWidth
    if wordWidth > limit {
      breakWord(from: start, to: scanner.offset)
    }
  }

  /// Ends lines inside a word that is too long for one, until its rest fits.
  private mutating func breakWord(from start: Int, to end: Int) {
    var start = start
    while let place = placeToBreak(from: start, to: end) {
      endLine(at: place)
      start = place
    }
  }

  /// Where a line must end that begins in a word: at the last place that fits and leaves no
  /// punctuation on the wrong side, or else at the last that fits. Where the rest of the word fits
  /// there is none, and `width` is that of the rest.
  private mutating func placeToBreak(from start: Int, to end: Int) -> Int? {
    scanner.offset = start
    width = 0
    var best: Int?
    var previous: ClusterScanner.Cluster?
    while scanner.offset < end {
      let here = scanner.offset
      guard let cluster = scanner.next() else { break }
      if let previous {
        if !previous.isOpening && !cluster.isClosing { best = here }
        if width + cluster.width > limit { return best ?? here }
      } else if cluster.width > limit && limit < columns {
        return here
      }
      width += cluster.width
      previous = cluster
    }
    return nil
  }
}
