/// The words of a query: the one matcher of texts, for the search, the filter of a list, a
/// page and the marks on all of them.
///
///     SearchQuery("금속활자").ranges(in: "옛 금속 활자")  // [4..<17]
package struct SearchQuery: Sendable {
  /// The longest query, and the longest name, that a program should accept, in bytes: each word costs
  /// a pass over the catalogue.
  package static let maxBytes = 1_000

  /// The query as it was typed.
  package let text: String
  let words: [SearchWord]

  /// Leaves out words without a letter.
  package init(_ text: String) {
    self.text = text
    words = text.split { $0.isWhitespace }.map { SearchWord(String($0)) }
      .filter { !$0.letters.isEmpty }
  }

  /// The query as it was typed, or without particles if the texts have its words only so.
  package func found(in texts: [String]) -> SearchQuery {
    if isFound(in: texts) { return self }
    let shorter = withoutParticles(in: texts)
    return shorter.isFound(in: texts) ? shorter : self
  }

  /// Of several that fit, the longest goes first.
  private static let particles = ["에서", "은", "는", "이", "가", "을", "를", "의", "에", "도"]

  /// The query without the particles at the end of those words that no text has.
  func withoutParticles(in texts: [String]) -> SearchQuery {
    let words = text.split { $0.isWhitespace }.map { word in
      var word = String(word)
      while let particle = Self.particles.first(where: word.hasSuffix), particle != word,
        !SearchQuery(word).isFound(in: texts)
      {
        word.removeLast(particle.count)
      }
      return word
    }
    return SearchQuery(words.joined(separator: " "))
  }

  /// How many letters the words have together.
  package var letterCount: Int { words.reduce(0) { $0 + $1.letters.count } }

  /// The worst of the grades of the words in a text; nil if it lacks one.
  func grade(in text: String) -> SearchMatch.Grade? {
    var worst: SearchMatch.Grade?
    for word in words {
      guard let grade = word.grade(in: text) else { return nil }
      worst = max(worst ?? grade, grade)
    }
    return worst
  }

  /// How many words occur in some of the texts.
  func count(in texts: [String]) -> Int {
    words.count { word in texts.contains { word.grade(in: $0) != nil } }
  }

  /// Whether all words occur in some of the texts.
  package func isFound(in texts: [String]) -> Bool { count(in: texts) == words.count }

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

  /// How many matches the texts have.
  package func places(in texts: [SearchTexts]) -> Int {
    texts.flatMap(\.texts).reduce(0) { $0 + ranges(in: $1).count }
  }

  /// The sum of the words' ranks; nil if one of them is nowhere, or if there are none.
  func rank(in texts: [SearchTexts]) -> Int? {
    var sum = 0
    for word in words {
      guard let rank = texts.compactMap({ $0.rank(of: word) }).min() else { return nil }
      sum += rank
    }
    return words.isEmpty ? nil : sum
  }
}

extension SearchTexts {
  /// How well a text has the word, 0 the best: names go before a summary, and that before all else; then a whole word
  /// before the beginning of one, and that before the inside.
  fileprivate func rank(of word: SearchWord) -> Int? {
    let level =
      switch field {
      case .name, .alias: 0
      case .category, .shortDescription: 1
      default: 2
      }
    return texts.compactMap { word.grade(in: $0) }.min().map { 3 * level + $0.rawValue }
  }
}
