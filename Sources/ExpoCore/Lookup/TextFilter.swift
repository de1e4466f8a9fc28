/// Finds the items whose texts have all words of a query, a few items at a time.
///
/// A catalogue of any size is searched while its reader types: each step is short, and a query that
/// is typed further keeps what is already known.
///
///     var filter = TextFilter("금속활자")
///     filter?.search(.bundled, atMost: 100)
///     filter?.found  // [0]
package struct TextFilter {
  private var words: [SearchWord]
  /// The items that were found so far, in the order of the list.
  package private(set) var found: [Int] = []
  /// The items that the shorter query found, which are searched first.
  private var candidates: ArraySlice<Int> = []
  /// The first of the items that no query has searched.
  private var position = 0
  private var usesStems = false

  /// Returns nil if the query is too short to narrow a catalogue: less than two letters.
  package init?(_ query: String) {
    words = SearchWord.words(of: query)
    guard words.reduce(0, { $0 + $1.letters.count }) >= 2 else { return nil }
  }

  /// How many items are still to be searched.
  package func remaining(in items: Items) -> Int {
    candidates.count + max(0, items.count - position)
  }

  /// Searches some of the remaining items.
  package mutating func search(_ items: Items, atMost count: Int) {
    let count = min(max(0, count), remaining(in: items))
    let known = candidates.prefix(count)
    let (words, next) = (words, position..<position + count - known.count)
    candidates = candidates.dropFirst(known.count)
    position = next.upperBound
    items.forEachTexts(at: Array(known) + next) { index, texts in
      if Self.has(words, in: &texts) { found.append(index) }
      return true
    }
  }

  /// The search for a query that goes on from this one; what it cannot find is not searched again.
  ///
  /// - Returns: nil if the query is another one.
  package func refined(to query: String) -> TextFilter? {
    guard !usesStems, var refined = TextFilter(query), refined.goesOn(from: words) else {
      return nil
    }
    refined.candidates = (found + candidates)[...]
    refined.position = position
    return refined
  }

  /// The search for the words without their particles, or nil if that changes nothing.
  package func withoutParticles() -> TextFilter? {
    guard !usesStems else { return nil }
    let stems = words.map { PostpositionalParticles.stems(of: $0.letters).last }
    guard stems.contains(where: { $0 != nil }) else { return nil }
    var filter = self
    filter.words = zip(words, stems).map { word, stem in stem.flatMap(SearchWord.init) ?? word }
    filter.found = []
    filter.candidates = []
    filter.position = 0
    filter.usesStems = true
    return filter
  }

  /// Whether each item that has these words has those of the shorter query too.
  private func goesOn(from shorter: [SearchWord]) -> Bool {
    shorter.count <= words.count
      && zip(shorter, words).allSatisfy { $1.letters.starts(with: $0.letters) }
  }

  private static func has(_ words: [SearchWord], in texts: inout SearchTexts) -> Bool {
    for word in words where texts.first({ word.firstMatch(in: $1) }) == nil { return false }
    return true
  }
}

/// Finds a query in lines of text, as ``Search`` compares letters: case, accents, width, spaces and
/// punctuation do not hide a match.
///
///     TextMatcher("금속활자")?.ranges(in: "옛 금속 활자")  // [4..<17]
package struct TextMatcher {
  private enum Query {
    case word(SearchWord)
    /// A query without a letter, compared byte by byte.
    case bytes([UInt8])
  }

  private let query: Query

  /// Returns nil if there is nothing to find.
  package init?(_ query: String) {
    if let word = SearchWord(query) {
      self.query = .word(word)
    } else if query.contains(where: { !$0.isWhitespace }) {
      self.query = .bytes(Array(query.utf8))
    } else {
      return nil
    }
  }

  /// The matches as UTF-8 offsets, in ascending order.
  package func ranges(in text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      switch query {
      case .word(let word): return word.matches(in: bytes)
      case .bytes(let query): return Self.ranges(of: query, in: bytes)
      }
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
