/// The words of a query: the one matcher of texts, for the search, the filter of a list, a
/// page and the marks on all of them.
///
///     SearchQuery("금속활자").ranges(in: "옛 금속 활자")  // [4..<17]
package struct SearchQuery: Sendable {
  /// The longest query, and the longest name, that a program should accept, in bytes: each word may cost
  /// a pass over the catalogue.
  package static let maxBytes = 1_000

  /// The query as it was typed.
  package let text: String
  let words: [SearchWord]

  /// Leaves out words without a letter.
  package init(_ text: String) {
    let words = text.split { $0.isWhitespace }.map { SearchWord(String($0)) }
    self.init(text, words.filter { !$0.letters.isEmpty })
  }

  private init(_ text: String, _ words: [SearchWord]) {
    (self.text, self.words) = (text, words)
  }

  /// How many letters the words have together.
  package var letterCount: Int { words.reduce(0) { $0 + $1.letters.count } }

  /// The words that a text does not have; nil if it has all.
  func without(wordsIn text: String) -> SearchQuery? {
    let rest = words.filter { $0.grade(in: text) == nil }
    return rest.isEmpty ? nil : SearchQuery(self.text, rest)
  }

  /// The query with the stems of the words that occur nowhere, if the stems occur; nil if none does.
  func stemmed(where occurs: (SearchWord) -> Bool) -> SearchQuery? {
    let stems = words.map { word in
      word.stem.flatMap { !occurs(word) && occurs($0) ? $0 : nil }
    }
    guard stems.contains(where: { $0 != nil }) else { return nil }
    return SearchQuery(text, zip(words, stems).map { $1 ?? $0 })
  }

  /// The query that marks lines of text: the words as a phrase if a line has it, or else each word if all occur;
  /// nil otherwise.
  package func found(in lines: [String]) -> SearchQuery? {
    func occurs(_ word: SearchWord) -> Bool { lines.contains { word.grade(in: $0) != nil } }
    let phrase = SearchWord(text)
    if words.count > 1, occurs(phrase) { return SearchQuery(text, [phrase]) }
    let query = stemmed(where: occurs) ?? self
    return query.words.allSatisfy(occurs) ? query : nil
  }

  /// The matches of all words as UTF-8 offsets, in ascending order; those that overlap or touch are
  /// one.
  package func ranges(in text: String) -> [Range<Int>] {
    var text = text
    let ranges = text.withUTF8 { bytes in
      words.flatMap { $0.matches(in: bytes).map(\.range) }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// The ``ranges(in:)`` as indices of the text.
  func matches(in text: String) -> [Range<String.Index>] {
    let utf8 = text.utf8
    return ranges(in: text).map { range in
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return start..<utf8.index(start, offsetBy: range.count)
    }
  }
}
