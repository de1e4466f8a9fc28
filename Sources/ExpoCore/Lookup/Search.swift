/// What a search found.
public struct SearchResults: Sendable {
  package let query: SearchQuery
  /// The indices of all items that have all words, the best first.
  public let indices: [Int]
  /// The best of them, as many as requested, the best first.
  public let hits: [SearchHit]

  /// The words that were searched for, each once: as typed, or without their particles.
  public var words: [String] { query.words.map(\.text) }

  /// The words in a short description, as ``SearchHit/matches``.
  public func matches(in shortDescription: String) -> [Range<String.Index>] {
    query.matches(in: shortDescription)
  }
}

extension [Item] {
  /// Finds the items that have all words of a query in their texts.
  ///
  /// A word counts by the name that has it, or else by how it stands in the most important text:
  /// whole, with a Korean particle, at the beginning of another word or inside of it. An item counts by
  /// the sum of the words; items of equal rank keep the order of the list. Only if nothing is found, a
  /// word that occurs nowhere is searched for without its particles.
  ///
  ///     items.search("금속활자").hits.first?.excerpt  // the sentence with 금속 활자
  ///
  /// - Parameter limit: The number of hits to describe; all if it is nil.
  /// - Complexity: O(length of the texts × number of different words).
  public func search(_ query: String, limit: Int? = nil) -> SearchResults {
    var query = SearchQuery(query)
    let texts = map(\.searchTexts)
    var found = Self.ranked(texts, by: query)
    if found.isEmpty,
      let stems = query.stemmed(where: { word in texts.contains { word.rank(in: $0) != nil } })
    {
      query = stems
      found = Self.ranked(texts, by: query)
    }
    let hits = found.prefix(Swift.max(0, limit ?? found.count)).compactMap { index in
      SearchHit(index, named: self[index].name, in: texts[index], of: query)
    }
    return SearchResults(query: query, indices: found, hits: hits)
  }

  private static func ranked(_ texts: [[SearchTexts]], by query: SearchQuery) -> [Int] {
    texts.enumerated().compactMap { index, texts in query.rank(in: texts).map { ($0, index) } }
      .sorted(by: <).map(\.1)
  }
}

extension Exposition {
  /// The part of the exposition that shows the words of a query best; nil if it lacks one of them.
  ///
  /// - Parameter stemming: Whether a word that occurs nowhere may also be without its particles.
  public func search(_ query: String, stemming: Bool = true) -> SearchHit? {
    var query = SearchQuery(query)
    let texts = searchTexts
    if stemming, query.rank(in: texts) == nil {
      query = query.stemmed { $0.rank(in: texts) != nil } ?? query
    }
    guard query.rank(in: texts) != nil else { return nil }
    return SearchHit(0, named: titleLines.joined(separator: " "), in: texts, of: query)
  }
}

extension SearchQuery {
  /// The sum of the words' ranks; nil if one of them is nowhere, or if there are none.
  fileprivate func rank(in texts: [SearchTexts]) -> Int? {
    var sum = 0
    for word in words {
      guard let rank = word.rank(in: texts) else { return nil }
      sum += rank
    }
    return isEmpty ? nil : sum
  }
}

extension SearchWord {
  /// How well the texts have the word, 0 the best; nil if they do not have it.
  fileprivate func rank(in texts: [SearchTexts]) -> Int? {
    var best: Int?
    // No field is better than the order of the fields allows.
    for texts in texts where texts.field.rawValue < best ?? .max {
      for text in texts.texts {
        guard let grade = grade(in: text) else { continue }
        let weight = texts.field.isName ? 0 : grade.rawValue * SearchField.allCases.count
        best = min(best ?? .max, weight + texts.field.rawValue)
      }
    }
    return best
  }
}
