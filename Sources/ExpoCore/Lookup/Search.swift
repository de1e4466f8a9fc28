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
    query.matches(in: shortDescription, isProse: true)
  }
}

extension RandomAccessCollection<Item> where Index == Int {
  /// Finds the items that have all words of a query in their names, aliases, category, short
  /// description, details or text.
  ///
  /// A word counts by the most important field that has it, an item by the sum of its words; items of
  /// equal rank keep the order of the list. Only if nothing is found, a word that occurs nowhere is
  /// searched for without its Korean particles, or, if it is a single syllable, inside other words.
  ///
  ///     items.search("금속활자").hits.first?.excerpt  // the sentence with 금속 활자
  ///
  /// - Parameters:
  ///   - limit: The number of hits to describe; all if it is nil.
  ///   - evidenceWord: The word that readers see for the evidence of an item, if it is to be found.
  /// - Complexity: O(length of the texts × number of different words).
  public func search(
    _ query: String, limit: Int? = nil, evidenceWord: (Evidence) -> String? = { _ in nil }
  ) -> SearchResults {
    var query = SearchQuery(query)
    let texts = query.isEmpty ? [] : map { $0.searchTexts(evidenceWord) }
    var found = query.found(in: texts)
    if found.isEmpty, let looser = query.loosened(in: texts) {
      query = looser
      found = query.found(in: texts)
    }
    let hits = found.prefix(Swift.max(0, limit ?? found.count)).map { index in
      SearchHit(index, in: texts[index], of: query)
    }
    return SearchResults(query: query, indices: found, hits: hits)
  }
}

extension Exposition {
  /// The part of the exposition that shows the words of a query best; nil if it lacks one of them.
  package func search(_ query: String) -> SearchHit? {
    let query = SearchQuery(query)
    let texts = searchTexts
    guard !query.isEmpty,
      let found = [query, query.loosened(in: [texts])].first(where: { query in
        query.map { !$0.found(in: [texts]).isEmpty } ?? false
      })
    else { return nil }
    return found.map { SearchHit(0, in: texts, of: $0) }
  }
}

extension SearchQuery {
  fileprivate func loosened(in texts: [[SearchText]]) -> SearchQuery? {
    loosened { word in texts.contains { $0.contains(where: word.occurs) } }
  }

  /// The indices of the texts that have all words, the best first.
  fileprivate func found(in texts: [[SearchText]]) -> [Int] {
    let ranks = texts.map(rank)
    return texts.indices.filter { ranks[$0] != nil }
      .sorted { (ranks[$0] ?? 0, $0) < (ranks[$1] ?? 0, $1) }
  }

  /// The sum of the words' fields; nil if a word is missing.
  private func rank(in texts: [SearchText]) -> Int? {
    var rank = 0
    for word in words {
      guard let text = texts.first(where: word.occurs) else { return nil }
      rank += text.field.rawValue
    }
    return rank
  }
}
