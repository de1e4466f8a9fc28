/// The results of a search.
public struct SearchResults: Sendable {
  /// What was searched for, which may differ from what was typed.
  package let query: SearchQuery
  fileprivate let entries:
    [(topic: Topic, entry: any CatalogueEntry, matches: SearchQuery.TopicMatches)]

  /// The topics that have all words, the best first.
  public var topics: [Topic] { entries.map(\.topic) }

  /// The topics with the part of each that shows the words best, in the same order.
  ///
  /// - Complexity: O(length of the texts), each time.
  public var hits: [SearchHit] { entries.map { SearchHit($0.topic, of: $0.entry, $0.matches) } }
}

extension [Item] {
  /// Finds the items, and the exposition, that have all words of a query in their texts.
  ///
  /// A topic that has the words in a row goes before one that has them apart. Then a word in a name
  /// counts more than one in the short description, and that more than one in another text; a whole
  /// word counts more than one at the beginning of another word, or inside of it. A topic counts by
  /// the sum of the words; topics of equal rank keep the order of the list, the exposition after
  /// it.
  ///
  /// If nothing has all words, those that no text has are searched without the Korean particle at
  /// their end: 해금에서도 is found as 해금. In a Korean interface, the text that the same keys type on
  /// the other keyboard comes next.
  ///
  ///     items.search("금속활자").hits.first?.excerpt  // the sentence with 금속 활자
  ///
  /// - Parameters:
  ///   - exposition: The exposition to search beside the items.
  ///   - language: The language of the interface.
  /// - Complexity: O(length of the texts × length of the query).
  public func search(
    _ query: String, with exposition: Exposition? = nil, in language: Language = .korean
  ) -> SearchResults {
    let typed = SearchQuery(query, in: language)
    let entries: [any CatalogueEntry] = self + (exposition.map { [$0] } ?? [])
    func results(of query: SearchQuery) -> SearchResults {
      let matched = entries.enumerated().compactMap { index, entry in
        query.search(entry.searchTexts).map { matches in
          (topic: index < count ? Topic.item(index) : .exposition, entry: entry, matches: matches)
        }
      }
      // The sort is stable.
      return SearchResults(
        query: query, entries: matched.sorted { $0.matches.rank < $1.matches.rank })
    }
    let direct = results(of: typed)
    if !direct.entries.isEmpty || typed.words.isEmpty { return direct }
    let texts = entries.flatMap { $0.searchTexts.map(\.text) }
    return typed.others(in: texts).lazy.map(results).first { !$0.entries.isEmpty } ?? direct
  }
}

extension SearchQuery {
  /// The matches of a query in the texts of a topic: the form of the query that was found, its rank
  /// (0 is the best), and the texts with matches.
  typealias TopicMatches = (
    query: SearchQuery, rank: Int, texts: [(text: SearchText, matches: [Match])]
  )

  /// Reads the texts of a topic once; returns nil if they lack a word.
  func search(_ texts: [SearchText]) -> TopicMatches? {
    var matched: [(text: SearchText, matches: [Match])] = []
    var ranks = [Int?](repeating: nil, count: words.count)
    for text in texts {
      let matches = matches(in: text.text)
      if matches.isEmpty { continue }
      matched.append((text, matches))
      for match in matches {
        let rank = 3 * text.level + match.fit.rawValue
        ranks[match.word] = min(ranks[match.word] ?? rank, rank)
      }
    }
    guard !words.isEmpty, !ranks.contains(nil) else { return nil }
    var query = self
    query.isPhrase = matched.contains { !phrases(in: $0.matches).isEmpty }
    // Words apart come after words in a row.
    return (query, ranks.reduce(query.isPhrase ? 0 : 9 * words.count) { $0 + ($1 ?? 0) }, matched)
  }

  /// The number of places on the page of a topic that match the query.
  static func places(_ topic: TopicMatches) -> Int {
    topic.texts.filter(\.text.isOnPage).reduce(0) {
      $0 + topic.query.ranges(of: $1.matches).count
    }
  }
}
