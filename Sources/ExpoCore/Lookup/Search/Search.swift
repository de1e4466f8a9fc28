/// Finds the items that have all words of a query anywhere in their names, aliases, category, short
/// description, details or text.
///
/// Case, spaces, punctuation, accents, width and the Unicode form do not hide a match. A Korean
/// particle is taken off a word only where the word as typed occurs nowhere in the catalogue and
/// what stays has at least two letters and does occur.
///
///     let results = try Search(.bundled).results(for: "금속활자", limit: 5)
///     results.hits.first?.excerpt  // the sentence with 금속 활자
public struct Search: Sendable {
  private let items: Items

  public init(_ items: Items) {
    self.items = items
  }

  /// The items that have all words of a query, the best first.
  ///
  /// A word counts by the weightiest field in which it stands (name, alias, category, short
  /// description, details, text), an item by the sum of its words; equals stand in the order of
  /// the list. A query without any letter finds nothing.
  ///
  /// O(length of the catalogue), a pass more for each word that occurs nowhere.
  ///
  /// - Parameter limit: The number of hits to be described; all where it is nil.
  /// - Throws: `CatalogueError` where an item cannot be decoded.
  public func results(
    for query: String, limit: Int? = nil
  ) throws(CatalogueError) -> SearchResults {
    var words = SearchWord.words(of: query)
    var ranked = try ranking(words)
    if ranked.isEmpty, let spoken = try withoutParticles(words) {
      words = spoken
      ranked = try ranking(words)
    }
    var hits: [SearchHit] = []
    for place in ranked.prefix(max(0, limit ?? ranked.count)) {
      let excerpt = SearchExcerpt.best(of: try items.item(at: place.index), for: words)
      hits.append(excerpt.hit(index: place.index))
    }
    return SearchResults(words: words.map(\.typed), total: ranked.count, hits: hits)
  }
}

extension Search {
  /// An item that has all words, and how far down its fields they stand.
  private struct Ranked {
    let index: Int
    let depth: Int
  }

  private func ranking(_ words: [SearchWord]) throws(CatalogueError) -> [Ranked] {
    guard !words.isEmpty else { return [] }
    // The longest is most likely the rarest, and one that is missing settles an item.
    let words = words.sorted { $0.letters.count > $1.letters.count }
    var ranked: [Ranked] = []
    for index in 0..<items.count {
      if let depth = Self.depth(of: words, in: try items.item(at: index)) {
        ranked.append(Ranked(index: index, depth: depth))
      }
    }
    ranked.sort { ($0.depth, $0.index) < ($1.depth, $1.index) }
    return ranked
  }

  /// The sum of the words' fields; nil where a word is missing.
  private static func depth(of words: [SearchWord], in item: Item) -> Int? {
    var depth = 0
    for word in words {
      let field = item.firstText { field, text in word.occurs(in: text) ? field : nil }
      guard let field else { return nil }
      depth += field.rawValue
    }
    return depth
  }

  /// The words without the particles of those that occur nowhere; nil where that changes nothing.
  private func withoutParticles(
    _ words: [SearchWord]
  ) throws(CatalogueError) -> [SearchWord]? {
    var changed = false
    var spoken: [SearchWord] = []
    for word in words {
      let stem = try stem(of: word)
      changed = changed || stem != nil
      spoken.append(stem ?? word)
    }
    return changed ? spoken : nil
  }

  /// A word without its particle, where it occurs only so.
  private func stem(of word: SearchWord) throws(CatalogueError) -> SearchWord? {
    let stems = PostpositionalParticles.stems(of: word.letters)
    guard let shortest = stems.last else { return nil }
    var longest = 0
    for index in 0..<items.count where longest < word.letters.count {
      let item = try items.item(at: index)
      _ = item.firstText { _, text -> Bool? in
        longest = max(longest, word.longestBeginning(in: text))
        return longest == word.letters.count ? true : nil
      }
    }
    guard longest < word.letters.count, longest >= shortest.count else { return nil }
    return SearchWord(shortest)
  }
}
