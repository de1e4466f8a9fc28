/// Finds a query in lines of text, as ``Search`` compares letters: case, accents, width, spaces and
/// punctuation do not hide a match.
///
///     TextMatcher("금속활자")?.ranges(in: "옛 금속 활자")  // [4..<17]
package struct TextMatcher {
  private enum Query {
    case words([SearchWord])
    /// A query without a letter, compared byte by byte.
    case bytes([UInt8])
  }

  private let query: Query

  /// Returns nil if there is nothing to find.
  package init?(_ query: String) {
    if let word = SearchWord(query) {
      self.query = .words([word])
    } else if query.contains(where: { !$0.isWhitespace }) {
      self.query = .bytes(Array(query.utf8))
    } else {
      return nil
    }
  }

  /// Finds each of the words of a search; nil if there are none.
  init?(_ words: [SearchWord]) {
    if words.isEmpty { return nil }
    query = .words(words)
  }

  /// The matches as UTF-8 offsets, in ascending order and none within another.
  package func ranges(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      switch query {
      case .words(let words): return Self.ranges(of: words, in: bytes)
      case .bytes(let query): return Self.ranges(of: query, in: bytes)
      }
    }
  }

  private static func ranges(
    of words: [SearchWord], in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    if words.count == 1 { return words[0].matches(in: bytes) }
    let ranges = words.flatMap { $0.matches(in: bytes) }
      .sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
    return ranges.reduce(into: []) { kept, range in
      if range.lowerBound >= kept.last?.upperBound ?? 0 { kept.append(range) }
    }
  }

  private static func ranges(
    of query: [UInt8], in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start + query.count <= bytes.count {
      let range = start..<start + query.count
      if bytes[range].elementsEqual(query) {
        ranges.append(range)
        start = range.upperBound
      } else {
        start += 1
      }
    }
    return ranges
  }
}
