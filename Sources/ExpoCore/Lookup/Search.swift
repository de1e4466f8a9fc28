/// The results of a search.
public struct SearchResults: Sendable {
  package let query: SearchQuery
  /// All topics that have all words, the best first.
  public let topics: [Topic]
  /// The best of them, as many as requested, the best first.
  public let hits: [SearchHit]

  /// The words in a short description, as ``SearchHit/matches``.
  public func matches(in shortDescription: String) -> [Range<String.Index>] {
    query.matches(in: shortDescription)
  }
}

extension [Item] {
  /// Finds the items, and the exposition, that have all words of a query in their texts.
  ///
  /// A word in a name counts more than one in the short description, and that more than one in another text; then a
  /// whole word counts more than one at the beginning of another word, or inside of it. A topic counts by the sum of
  /// the words; topics of equal rank keep the order of the list, the exposition behind it.
  ///
  /// If nothing has all words, those that no text has are searched without the Korean particle at their end: 해금에서도 is
  /// found as 해금.
  ///
  ///     items.search("금속활자").hits.first?.excerpt  // the sentence with 금속 활자
  ///
  /// - Parameters:
  ///   - exposition: The exposition to search beside the items.
  ///   - limit: The number of hits to describe; all if it is nil.
  /// - Complexity: O(length of the texts × length of the query).
  public func search(
    _ query: String, with exposition: Exposition? = nil, limit: Int? = nil
  ) -> SearchResults {
    var query = SearchQuery(query)
    let entries: [any CatalogueEntry] = self + (exposition.map { [$0] } ?? [])
    func indices() -> [Int] {
      entries.enumerated().compactMap { index, entry in
        query.rank(in: entry.searchTexts).map { (rank: $0, index: index) }
      }.sorted(by: <).map(\.index)
    }
    var found = indices()
    if found.isEmpty {
      let typed = query.text
      query = query.withoutParticles(in: entries.flatMap { $0.searchTexts.flatMap(\.texts) })
      if query.text != typed { found = indices() }
    }
    func topic(_ index: Int) -> Topic { index < count ? .item(index) : .overview }
    let hits = found.prefix(Swift.max(0, limit ?? found.count)).compactMap { index in
      SearchHit(topic(index), of: entries[index], by: query)
    }
    return SearchResults(query: query, topics: found.map(topic), hits: hits)
  }
}
