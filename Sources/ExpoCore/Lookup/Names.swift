/// The names of something that readers look up: an item, a category, a grade.
package struct Names: Sendable {
  /// Its name, that in the other edition, and its identifier; they are also found by their
  /// beginnings and by their initial consonants.
  package let names: [String]
  var aliases: [String] = []
  /// Whether only whole names find it, as the exposition.
  var isFoundWhole = false

  package init(_ names: [String]) { self.names = names }

  init(_ item: Item, translation: Item?) {
    names = [item.name] + (translation.map { [$0.name] } ?? []) + [item.pictureName]
    aliases = item.aliases + (translation?.aliases ?? [])
  }

  init(exposition: [String]) {
    names = []
    aliases = exposition
    isFoundWhole = true
  }
}

extension [Names] {
  /// The longest name that may be misspelt, in letters.
  private static let maxMisspelt = 64

  /// The things of the best rank, in their order; if there are none, those with similar names.
  ///
  ///     [Names(["서적"]), Names(["악기"])].find("ㅇㄱ")  // (.initials, [1])
  ///
  /// - Complexity: O(total length of the names × length of the name).
  package func find(
    _ typed: String, in language: Language = .korean
  ) -> (rank: NameMatch.Rank, indices: [Int]) {
    let ranks = ranks(of: typed, in: language)
    guard let best = ranks.lazy.compactMap(\.self).min() else {
      return (.similar, similar(to: typed, in: language))
    }
    return (best, ranks.indices.filter { ranks[$0] == best })
  }

  /// How each thing is found by a name that is still being typed; nil for those that are not.
  func ranks(of typed: String, in language: Language) -> [NameMatch.Rank?] {
    for reading in SearchQuery.readings(of: typed, in: language) {
      let ranks = map(reading.rank)
      if ranks.contains(where: { $0 != nil }) { return ranks }
    }
    return map { _ in nil }
  }

  /// At most three things with a name of a similar spelling, the most similar first.
  func similar(to typed: String, in language: Language) -> [Int] {
    for reading in SearchQuery.readings(of: typed, in: language)
    where reading.letterCount <= Self.maxMisspelt {
      let similar = reading.text.similar(among: map { $0.names + $0.aliases })
      if !similar.isEmpty { return similar }
    }
    return []
  }
}

/// A query as a name.
extension SearchQuery {
  /// English words that too many names have.
  private static let connectives = ["the", "of", "and"].map(FoldedLetters.all)

  /// The readings of a typed name in the order in which they count: as it was typed, without an
  /// article, as the other keyboard types it in a Korean interface, and without a particle; none if
  /// it has no letter.
  static func readings(of typed: String, in language: Language) -> [SearchQuery] {
    let words = typed.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let hasArticle = words.count > 1 && ["the", "a", "an"].contains(words[0].lowercased())
    let texts =
      [typed] + (hasArticle ? [words[1]] : [])
      + (language == .korean ? KoreanKeyboard.texts(typedAs: typed) : [])
      + [withoutParticles(typed) { _ in true }]
    return texts.reduce(into: []) { readings, text in
      let reading = SearchQuery(text, in: language)
      if !reading.words.isEmpty, !readings.contains(where: { $0.words == reading.words }) {
        readings.append(reading)
      }
    }
  }

  /// How well it finds a thing by its names; nil if it does not.
  func rank(of thing: Names) -> NameMatch.Rank? {
    let letters = Array(words.joined())
    var best: NameMatch.Rank?
    for (place, name) in thing.names.enumerated() where best != .name {
      let rank = rank(of: name, letters, isName: true)
      best = [best, place > 0 ? rank.map { max($0, .alias) } : rank].compactMap(\.self).min()
    }
    for name in thing.aliases where best ?? .similar > .alias {
      let rank = rank(of: name, letters, isName: false).map { max($0, .alias) }
      if rank == .alias || !thing.isFoundWhole { best = [best, rank].compactMap(\.self).min() }
    }
    return best
  }

  private func rank(of name: String, _ letters: [UInt32], isName: Bool) -> NameMatch.Rank? {
    let own = FoldedLetters.all(of: name)
    if own == letters { return .name }
    let hasCase = letters.allSatisfy(\.hasSpacedWords)
    let isLong = letters.count >= (hasCase ? 3 : 2)
    if isName, isLong, own.starts(with: letters) { return .beginning }
    if own.contains(letters[0]), !Self.connectives.contains(letters), let fit = fit(in: name) {
      return fit == .wholeWord && (isLong || !hasCase) ? .word : .part
    }
    guard isName, letters.contains(where: Hangul.isConsonant) else { return nil }
    // Some input methods write ㄳ if ㄱ and ㅅ are typed in a row.
    let initials = letters.reduce(into: [UInt32]()) {
      if Hangul.isConsonant($1) { Hangul.appendKeys(of: $1, to: &$0) } else { $0.append($1) }
    }
    let isBegun = own.starts(with: initials) { Hangul.initialLetter(of: $0) == $1 || $0 == $1 }
    return isBegun ? initials.count > 1 ? .initials : .part : nil
  }

  /// The fit of the word that matches a text worst, each by its best match; nil if the text lacks
  /// a word.
  private func fit(in text: String) -> Match.Fit? {
    var fits = [Match.Fit?](repeating: nil, count: words.count)
    for match in matches(in: text) {
      fits[match.word] = min(fits[match.word] ?? match.fit, match.fit)
    }
    return fits.contains(nil) ? nil : fits.compactMap(\.self).max()
  }
}
