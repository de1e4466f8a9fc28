/// Finds the items that have all words of a query in their names, aliases, category, short
/// description, details or text: all at once, or a few items at a time while a reader types.
///
/// Case, spaces, punctuation, accents, width and the Unicode form do not hide a match. A Korean
/// particle is taken off a word only if nothing was found, the word as typed occurs nowhere, and what
/// remains has at least two letters and does occur. An English plural also finds its singular. A
/// single syllable is found at the beginning of a word only, except in names, aliases and categories.
///
///     var search = Search("금속활자", in: .bundled)
///     while !search.isComplete { search.advance(atMost: 100) }
///     search.found  // [0]
package struct Search {
  /// The longest query that a program should accept, in bytes: each word may cost a pass over the
  /// catalogue.
  package static let maxQueryBytes = 1_000

  /// What a pass over the texts is for.
  private enum Pass {
    /// Finding those with all words as typed.
    case asTyped
    /// Finding how many letters of each word occur in a row anywhere.
    case measuring([Int])
    /// Finding those with all words, their particles taken off.
    case withoutParticles
    case done
  }

  /// A text with all words, and the sum of their fields.
  private struct Ranked {
    let index: Int
    let rank: Int
  }

  private let source: SearchSource
  private var words: [SearchWord]
  private var pass = Pass.asTyped
  /// The items that the pass looks at before those from `position` on.
  private var candidates: ArraySlice<Int> = []
  private var position = 0
  private var ranked: [Ranked] = []

  package init(_ query: String, in items: Items) {
    self.init(query, in: .items(items))
  }

  init(_ query: String, in source: SearchSource) {
    self.source = source
    words = SearchWord.words(of: query)
    if words.isEmpty || source.count == 0 { pass = .done }
  }

  package var isComplete: Bool {
    if case .done = pass { true } else { false }
  }

  /// The items that were found so far.
  package var found: [Int] { ranked.map(\.index) }

  private var hasFound: Bool { !ranked.isEmpty }

  /// Whether the search finds anything; looks no further than it has to.
  package var findsAnything: Bool {
    var search = self
    while !search.hasFound, !search.isComplete { search.advance(atMost: 100) }
    return search.hasFound
  }

  /// Finds the words in lines of text, as far as they are known to be found without their particles.
  package var matcher: TextMatcher? { TextMatcher(words) }

  /// How many letters the words have together.
  package var letterCount: Int { words.reduce(0) { $0 + $1.letters.count } }

  /// How many items the present pass has still to look at.
  package var remaining: Int { isComplete ? 0 : candidates.count + source.count - position }

  /// Looks at some more items.
  package mutating func advance(atMost count: Int) {
    var count = count
    while count > 0, !isComplete {
      let known = candidates.prefix(count)
      let end = position + min(count - known.count, source.count - position)
      let next = position..<end
      candidates = candidates.dropFirst(known.count)
      position = end
      count -= known.count + next.count
      look(at: known)
      look(at: next)
      if remaining == 0 { endPass() }
    }
  }

  /// The search for a query that goes on from this one: what this one cannot find is not looked at
  /// again.
  ///
  /// - Returns: nil if the query is another one.
  package func refined(to query: String) -> Search? {
    var refined = Search(query, in: source)
    switch pass {
    case .asTyped: break
    case .done where hasFound || !words.contains(where: \.hasParticle): break
    case .measuring, .withoutParticles, .done: return nil
    }
    guard !words.isEmpty, refined.words.count >= words.count,
      zip(refined.words, words).allSatisfy({ $0.goesOn(from: $1) })
    else { return nil }
    refined.candidates = found + candidates
    refined.position = position
    if refined.remaining == 0 { refined.endPass() }
    return refined
  }

  /// What was found, the best first.
  ///
  /// A word counts by the most important field that has it (name, alias, category, short
  /// description, details, text), an item by the sum of its words; items of equal rank keep the
  /// order of the list.
  ///
  /// - Parameter limit: The number of hits to describe; all if it is nil.
  package func results(limit: Int? = nil) -> SearchResults {
    let ranked = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
    let best = ranked.prefix(max(0, limit ?? ranked.count)).map(\.index)
    var hits: [SearchHit] = []
    hits.reserveCapacity(best.count)
    source.forEachTexts(at: best) { index, texts in
      hits.append(SearchHit(index, texts: texts, for: words))
      return true
    }
    return SearchResults(searched: words, total: ranked.count, hits: hits)
  }
}

extension Items {
  /// The items that have all words of a query, the best first.
  ///
  ///     Items.bundled.search("금속활자").hits.first?.excerpt  // the sentence with 금속 활자
  ///
  /// - Parameter limit: The number of hits to describe; all if it is nil.
  /// - Complexity: O(length of the catalogue × number of different words).
  public func search(_ query: String, limit: Int? = nil) -> SearchResults {
    var search = Search(query, in: self)
    search.advance(atMost: .max)
    return search.results(limit: limit)
  }
}

/// The passes.
extension Search {
  private mutating func look(at indices: some Collection<Int>) {
    switch pass {
    case .asTyped, .withoutParticles: rank(indices)
    case .measuring(let lengths): measure(indices, lengths)
    case .done: break
    }
  }

  private mutating func begin(_ pass: Pass) {
    self.pass = pass
    candidates = []
    position = 0
  }

  private mutating func endPass() {
    switch pass {
    case .asTyped where !hasFound && words.contains(where: \.hasParticle):
      begin(.measuring(words.map { $0.hasParticle ? 0 : $0.letters.count }))
    case .measuring(let lengths):
      let stems = zip(words, lengths).map { word, length in word.withoutParticle(ifFound: length) }
      guard stems.contains(where: { $0 != nil }) else {
        pass = .done
        return
      }
      words = SearchWord.distinct(zip(words, stems).map { word, stem in stem ?? word })
      begin(.withoutParticles)
    case .asTyped, .withoutParticles, .done: pass = .done
    }
  }

  /// Ranks the texts that have all words.
  private mutating func rank(_ indices: some Collection<Int>) {
    // The longest is most likely the rarest, and one that is missing excludes an item.
    let words = words.sorted { $0.letters.count > $1.letters.count }
    source.forEachTexts(at: indices, with: words) { index, texts in
      if let rank = Self.rank(of: words, in: texts) {
        ranked.append(Ranked(index: index, rank: rank))
      }
      return true
    }
  }

  /// The sum of the words' fields; nil if a word is missing.
  private static func rank(of words: [SearchWord], in texts: SearchTexts) -> Int? {
    var rank = 0
    for word in words {
      let field = SearchField.allCases.first { field in
        texts.contains(field) { _, text in word.firstMatch(in: text, of: field) != nil }
      }
      guard let field else { return nil }
      rank += field.rawValue
    }
    return rank
  }

  /// Finds the longest beginnings of the words that have a particle, until they are all whole.
  private mutating func measure(_ indices: some Collection<Int>, _ lengths: [Int]) {
    var lengths = lengths
    var isWhole = false
    source.forEachTexts(at: indices) { _, texts in
      isWhole = true
      for (place, word) in words.enumerated() where lengths[place] < word.letters.count {
        let hasWord = SearchField.allCases.contains { field in
          texts.contains(field) { _, text in
            lengths[place] = max(lengths[place], word.longestBeginning(in: text))
            return lengths[place] == word.letters.count
          }
        }
        isWhole = isWhole && hasWord
      }
      return !isWhole
    }
    pass = .measuring(lengths)
    if isWhole { position = source.count }
  }
}
