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
    func field(of word: SearchWord, in item: Item) -> SearchField? {
      word.firstField { item.hasText(of: $0, evidenceWord: evidenceWord, where: $1) }
    }
    func ranked() -> [Int] {
      var ranked: [(rank: Int, index: Int)] = []
      for index in indices {
        if let rank = query.rank({ field(of: $0, in: self[index]) }) {
          ranked.append((rank, index))
        }
      }
      return ranked.sorted(by: <).map(\.index)
    }
    var found = query.isEmpty ? [] : ranked()
    if found.isEmpty,
      let looser = query.loosened({ word in contains { field(of: word, in: $0) != nil } })
    {
      query = looser
      found = ranked()
    }
    let hits = found.prefix(Swift.max(0, limit ?? found.count)).map { index in
      SearchHit(index, named: self[index].name, of: query) {
        self[index].hasText(of: $0, evidenceWord: evidenceWord, where: $1)
      }
    }
    return SearchResults(query: query, indices: found, hits: hits)
  }
}

extension Exposition {
  /// The part of the exposition that shows the words of a query best; nil if it lacks one of them.
  ///
  /// - Parameter loosely: Whether a word may also be without its particles, or inside of others: where no
  ///   item is found.
  package func search(_ query: String, loosely: Bool = true) -> SearchHit? {
    let query = SearchQuery(query)
    let field = { (word: SearchWord) in word.firstField(in: hasText) }
    let isLoosened = loosely && query.rank(field) == nil
    let found = isLoosened ? query.loosened { field($0) != nil } : query
    guard let found, !found.isEmpty, found.rank(field) != nil else { return nil }
    return SearchHit(0, named: titleLines.joined(separator: " "), of: found, in: hasText)
  }
}

extension SearchWord {
  /// The most important field that has the word.
  fileprivate func firstField(in texts: SearchTexts) -> SearchField? {
    SearchField.allCases.first { field in texts(field, occurs) }
  }
}

extension SearchQuery {
  /// The sum of the words' fields; nil if one has none.
  fileprivate func rank(_ field: (SearchWord) -> SearchField?) -> Int? {
    var rank = 0
    for word in words {
      guard let field = field(word) else { return nil }
      rank += field.rawValue
    }
    return rank
  }
}
