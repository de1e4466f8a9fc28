/// A typed name as it is compared with the names of things.
struct TypedName {
  /// English words that too many names have.
  private static let connectives = ["the", "of", "and"].map(FoldedLetters.all)

  let letters: [UInt32]
  private let words: SearchQuery
  /// The letters, if there is an initial consonant among them; each stands for one syllable.
  private let initials: [UInt32]?

  private init(_ text: String, _ letters: [UInt32]) {
    self.letters = letters
    words = SearchQuery(text)
    // Some input methods write ㄳ if ㄱ and ㅅ are typed in a row.
    let single = letters.reduce(into: [UInt32]()) {
      if Hangul.isConsonant($1) { Hangul.appendKeys(of: $1, to: &$0) } else { $0.append($1) }
    }
    initials = single.contains(where: Hangul.isConsonant) ? single : nil
  }

  /// The readings of a text in the order in which they count: as it was typed, without an article, then as Korean
  /// typed with an English keyboard, with and without Caps Lock; none if it has no letter.
  static func all(of typed: String) -> [TypedName] {
    let words = typed.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let hasArticle = words.count > 1 && ["the", "a", "an"].contains(words[0].lowercased())
    let texts = [
      typed, hasArticle ? words[1] : nil, KoreanKeyboard.text(typedAs: typed),
      KoreanKeyboard.text(typedAs: typed.lowercased()),
    ]
    return texts.compactMap(\.self).reduce(into: []) { names, text in
      let letters = FoldedLetters.all(of: text)
      if letters.isEmpty || names.contains(where: { $0.letters == letters }) { return }
      names.append(TypedName(text, letters))
    }
  }

  /// How well it finds a thing by its names; nil if it does not.
  func rank(of names: NameIndex.Names) -> NameMatch.Rank? {
    var best = rank(of: names.name, whole: .name, hasInitials: true)
    func compare(_ others: [String], isName: (Int) -> Bool = { _ in false }) {
      for (place, name) in others.enumerated() where best ?? .similar > .alias {
        guard let rank = rank(of: name, whole: .alias, hasInitials: isName(place)) else { continue }
        best = min(best ?? rank, rank)
      }
    }
    compare(names.aliases)
    compare(names.translations) { $0 == 0 }
    return best
  }

  private func rank(
    of name: String, whole: NameMatch.Rank, hasInitials: Bool
  ) -> NameMatch.Rank? {
    let own = FoldedLetters.all(of: name)
    if own == letters { return whole }
    if Self.connectives.contains(letters) { return nil }
    if own.contains(letters[0]), let grade = words.grade(in: name) {
      return grade == .inside ? .part : .beginning
    }
    guard hasInitials, let initials, own.count >= initials.count else { return nil }
    let isBegun = zip(initials, own).allSatisfy { typed, letter in
      typed == letter || Hangul.initialLetter(of: letter) == typed
    }
    return isBegun ? .initials : nil
  }
}

extension NameIndex.Names {
  var all: [String] { [name] + aliases + translations }
}
