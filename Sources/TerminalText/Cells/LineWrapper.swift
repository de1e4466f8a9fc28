/// Breaks a paragraph into lines of a given width, one line at a time.
///
/// Lines break at blanks, between words (어절), as is usual for Korean on screens; this is the style
/// of UAX #14 that keeps Hangul together like letters. A word wider than a line starts a new line
/// and breaks between clusters. There, no line starts with closing punctuation or ends with opening
/// punctuation if the word has another place to break.
///
/// The lines are ranges of UTF-8 bytes; there is at least one line. Blanks at a break and at the
/// end of the text belong to no line, nor do blanks at the start if no word fits after them. Only a
/// cluster that is wider than the line makes a line too wide. The first line stays empty if its
/// first cluster does not fit there but does on the other lines.
///
///     var wrapper = LineWrapper("한국의 출품작", columns: 6, measure: CellMeasure())
///     while let line = wrapper.next() { … }  // 0..<9, 10..<19
///
/// - Complexity: O(*n*) for all lines together; memory does not grow with their number.
package struct LineWrapper {
  /// A word, or what is left of one that is too wide for a line.
  fileprivate struct Word {
    var start: Int
    let end: Int
    var width: Int
  }

  private let text: String
  private let columns: Int
  private let measure: CellMeasure
  /// The width available on the next line.
  private var limit: Int
  /// The word that starts the next line; nil before the first line.
  private var word: Word?
  private var isAtEnd = false

  /// - Parameters:
  ///   - text: one paragraph, escaped and without line feeds.
  ///   - columns: the cells of a line; 0 keeps the whole text on one line.
  ///   - firstColumns: the cells left on the first line; 0 or less if it is full.
  package init(_ text: String, columns: Int, firstColumns: Int? = nil, measure: CellMeasure) {
    self.text = text
    self.columns = columns
    self.measure = measure
    limit = firstColumns ?? columns
  }

  /// The next line, or nil after the last.
  package mutating func next() -> Range<Int>? {
    guard !isAtEnd else { return nil }
    if columns <= 0 {
      isAtEnd = true
      return 0..<text.utf8.count
    }
    return text.withUTF8Bytes { bytes in
      var clusters = GraphemeClusters(bytes, measure: measure)
      return nextLine(in: &clusters)
    }
  }

  private mutating func nextLine(in clusters: inout GraphemeClusters) -> Range<Int> {
    defer { limit = columns }
    var lineStart = 0
    var width = 0
    if let word {
      lineStart = word.start
    } else {
      width = clusters.skip(while: \.isBlank)
    }
    guard var word = word ?? clusters.nextWord() else {
      isAtEnd = true
      return 0..<0
    }
    if !fits(width + word.width, from: lineStart, to: word.end) {
      lineStart = word.start
      width = 0
    }
    if !fits(width + word.width, from: lineStart, to: word.end) {
      let taken = start(of: word, in: &clusters)
      if taken.end < word.end {
        word.start = taken.end
        word.width -= taken.width
        self.word = word
        return lineStart..<taken.end
      }
    }
    return line(from: lineStart, of: width, with: word, in: &clusters)
  }

  /// Adds words to a line as long as they fit; the next line begins with the one that does not.
  private mutating func line(
    from lineStart: Int, of width: Int, with word: Word, in clusters: inout GraphemeClusters
  ) -> Range<Int> {
    var width = width
    var word = word
    while true {
      width += word.width
      let lineEnd = word.end
      clusters.offset = lineEnd
      width += clusters.skip(while: \.isBlank)
      guard let next = clusters.nextWord() else {
        isAtEnd = true
        return lineStart..<lineEnd
      }
      word = next
      if !fits(width + next.width, from: lineStart, to: next.end) {
        self.word = next
        return lineStart..<lineEnd
      }
    }
  }

  /// Whether a line of a width and a range fits. The number of bytes is limited, because clusters
  /// without a width would make a line of any length.
  private func fits(_ width: Int, from start: Int, to end: Int) -> Bool {
    width <= limit && (end - start - 1) / GraphemeClusters.maxBytes < columns
  }

  /// The part of a word that goes on a line too narrow for the whole: up to the last place that
  /// fits and leaves no punctuation on the wrong side, otherwise up to the last that fits.
  private func start(
    of word: Word,
    in clusters: inout GraphemeClusters
  ) -> (end: Int, width: Int) {
    var width = 0
    var best: (end: Int, width: Int)?
    var previous: GraphemeClusters.Cluster?
    clusters.offset = word.start
    while clusters.offset < word.end, let cluster = clusters.next() {
      if let previous {
        if !previous.isOpening && !cluster.isClosing { best = (cluster.start, width) }
        if !fits(width + cluster.width, from: word.start, to: cluster.end) {
          return best ?? (cluster.start, width)
        }
      } else if cluster.width > limit && limit < columns {
        return (cluster.start, 0)
      }
      width += cluster.width
      previous = cluster
    }
    return (word.end, word.width)
  }
}

extension GraphemeClusters {
  /// Skips the next word, if there is one.
  fileprivate mutating func nextWord() -> LineWrapper.Word? {
    guard !isAtEnd else { return nil }
    let start = offset
    let width = skip { !$0.isBlank }
    return LineWrapper.Word(start: start, end: offset, width: width)
  }
}

// MARK: - Line edges

/// The classes of UAX #14 that matter at the start and the end of a line.
extension GraphemeClusters.Cluster {
  /// Whether a line may break here and leave the cluster out: a space without a mark on it, but not
  /// a no-break space (classes SP, BA and ZW).
  var isBlank: Bool {
    switch firstScalar {
    case 0x20: end - start == 1
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: end - start == 3
    default: false
    }
  }

  /// Whether no line may start with it (classes CL, CP, EX, IS, IN, and closing QU).
  var isClosing: Bool {
    guard let scalar = Unicode.Scalar(firstScalar) else { return false }
    switch scalar {
    case "!", ",", ".", ":", ";", "?", "…", "‥", "、", "。", "・":
      return true
    case "！", "，", "．", "：", "；", "？", "｡", "､", "･":
      return true
    default:
      return isStraightQuotationMark
        || [.closePunctuation, .finalPunctuation].contains(scalar.properties.generalCategory)
    }
  }

  /// Whether no line may end with it (class OP, and opening QU).
  var isOpening: Bool {
    guard let scalar = Unicode.Scalar(firstScalar) else { return false }
    return isStraightQuotationMark
      || [.openPunctuation, .initialPunctuation].contains(scalar.properties.generalCategory)
  }

  /// A straight quotation mark may open or close.
  private var isStraightQuotationMark: Bool {
    firstScalar == 0x22 || firstScalar == 0x27
  }
}
