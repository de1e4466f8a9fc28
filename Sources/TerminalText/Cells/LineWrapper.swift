/// Breaks a text into lines of a given width, one line at a time.
///
/// Lines break at line feeds and at blanks, between words (어절), as is usual for Korean on screens;
/// this is the style of UAX #14 that keeps Hangul together like letters. A word wider than a line
/// starts a new line and breaks between clusters.
///
/// The lines are ranges of UTF-8 bytes; there is at least one line. Blanks at a break and at the
/// end of the text belong to no line, nor do blanks at the start if no word fits after them. Only a
/// cluster that is wider than the line makes a line too wide. The first line stays empty if its
/// first cluster does not fit there but does on the other lines.
///
///     Array(LineWrapper("한국의 출품작", columns: 6, measure: CellMeasure()))  // [0..<9, 10..<19]
///
/// - Complexity: O(*n*) for all lines together; memory does not grow with their number.
package struct LineWrapper: Sequence, IteratorProtocol {
  private let columns: Int
  /// The width available on the next line.
  private var limit: Int
  /// The clusters from the start of the next line on; nil after the last line.
  private var rest: GraphemeClusters?

  /// - Parameters:
  ///   - text: An escaped text.
  ///   - columns: The cells of a line; 0 breaks only at line feeds.
  ///   - firstColumns: The cells left on the first line; 0 or less if it is full.
  package init(_ text: String, columns: Int, firstColumns: Int? = nil, measure: CellMeasure) {
    self.columns = columns
    limit = firstColumns ?? columns
    rest = GraphemeClusters(text, measure: measure)
  }

  /// The next line, or nil after the last.
  package mutating func next() -> Range<Int>? {
    guard var clusters = rest.take() else { return nil }
    defer { limit = columns }
    // The clusters from the beginning of the last word on.
    var word = clusters
    var start = clusters.offset
    // The end of the last word, if a blank follows it.
    var end: Int?
    var isInWord = false
    var width = 0
    var here = clusters
    while let cluster = clusters.next() {
      if cluster.firstScalar == "\n" {
        rest = clusters
        break
      } else if cluster.isBlank {
        if isInWord { end = cluster.range.lowerBound }
        isInWord = false
        word = clusters
      } else if fits(cluster, after: width, from: start) {
        isInWord = true
      } else if let end {
        rest = word
        return start..<end
      } else if start < word.offset {
        (clusters, here, start, width) = (word, word, word.offset, 0)
        continue
      } else {
        rest = here
        return start..<here.offset
      }
      width += cluster.width
      here = clusters
    }
    return start..<(isInWord || columns <= 0 ? here.offset : end ?? start)
  }

  /// Whether a line has room for another cluster.
  private func fits(_ cluster: GraphemeClusters.Cluster, after width: Int, from start: Int) -> Bool
  {
    columns <= 0 || cluster.range.lowerBound == start && limit >= columns
      || width + cluster.width <= limit
  }
}

extension GraphemeClusters.Cluster {
  /// Whether a line may break here and leave the cluster out: a space without a mark on it, but not
  /// a no-break space (classes SP, BA and ZW of UAX #14).
  fileprivate var isBlank: Bool {
    switch firstScalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000:
      range.count == UTF8.width(firstScalar)
    default: false
    }
  }
}
