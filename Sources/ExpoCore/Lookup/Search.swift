/// The results of a search.
public struct SearchResults: Sendable {
  package let query: SearchQuery
  /// All topics that have all words, the best first.
  public let topics: [Topic]
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
  /// Finds the items, and the exposition, that have all words of a query in their texts.
  ///
  /// A word in a name counts more than one in another text; then a whole word counts more than one with a
  /// Korean particle, at the beginning of another word, or inside of it. A topic counts by the sum of the words;
  /// topics of equal rank keep the order of the list, the exposition behind it. If nothing is found, words that
  /// occur nowhere are searched for without their particles.
  ///
  ///     items.search("금속활자").hits.first?.excerpt  // the sentence with 금속 활자
  ///
  /// - Parameters:
  ///   - exposition: The exposition to search beside the items.
  ///   - limit: The number of hits to describe; all if it is nil.
  /// - Complexity: O(length of the texts × number of different words).
  public func search(
    _ query: String, with exposition: Exposition? = nil, limit: Int? = nil
  ) -> SearchResults {
    let entries: [any CatalogueEntry] = self + (exposition.map { [$0] } ?? [])
    let texts = entries.map(\.searchTexts)
    var query = SearchQuery(query)
    var found = query.indices(in: texts)
    if found.isEmpty,
      let stems = query.stemmed(where: { word in texts.contains { word.rank(in: $0) != nil } })
    {
      query = stems
      found = query.indices(in: texts)
    }
    func topic(_ index: Int) -> Topic { index < count ? .item(index) : .overview }
    let hits = found.prefix(Swift.max(0, limit ?? found.count)).compactMap { index in
      SearchHit(topic(index), named: entries[index].name, in: texts[index], of: query)
    }
    return SearchResults(query: query, topics: found.map(topic), hits: hits)
  }
}

extension SearchQuery {
  /// The indices of the texts that have all words, the best first.
  fileprivate func indices(in texts: [[SearchTexts]]) -> [Int] {
    texts.enumerated().compactMap { index, texts in rank(in: texts).map { ($0, index) } }
      .sorted(by: <).map(\.1)
  }

  /// The sum of the words' ranks; nil if one of them is nowhere, or if there are none.
  fileprivate func rank(in texts: [SearchTexts]) -> Int? {
    var sum = 0
    for word in words {
      guard let rank = word.rank(in: texts) else { return nil }
      sum += rank
    }
    return words.isEmpty ? nil : sum
  }
}

extension SearchWord {
  /// How well the texts have the word, 0 the best; nil if they do not have it.
  fileprivate func rank(in texts: [SearchTexts]) -> Int? {
    var best: Int?
    for texts in texts where texts.field.rank(of: .wholeWord) < best ?? .max {
      for text in texts.texts {
        guard let grade = grade(in: text) else { continue }
        best = min(best ?? .max, texts.field.rank(of: grade))
      }
    }
    return best
  }
}

extension SearchField {
  /// The rank of a word of this grade in the field, 0 the best: names go before other texts, then grades before
  /// the order of the fields.
  fileprivate func rank(of grade: LetterMatch.Grade) -> Int {
    let names = Self.category.rawValue + 1
    if rawValue < names { return grade.rawValue * names + rawValue }
    let worstName = LetterMatch.Grade.inside.rawValue * names + names
    return worstName + grade.rawValue * Self.allCases.count + rawValue
  }
}
