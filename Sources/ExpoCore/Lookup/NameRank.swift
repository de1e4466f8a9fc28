/// How a typed name finds an item, the best first.
package enum NameRank: Comparable {
  /// The number in the list, or the whole line of a list.
  case number
  /// The name, in any Unicode form.
  case exact
  /// The name without letter case, spaces, punctuation, accents and width.
  case name
  case imageName
  case alias
  case beginning
  case aliasBeginning
  case part
  case aliasPart
  /// Initial consonants (`ㄱㅁㄱ`, `거ㅁㄱ`), or a last syllable that is not yet whole (`거무`).
  case unfinished
  case unfinishedAlias

  enum Kind {
    case name
    case imageName
    /// Another name of the item, such as any name in the other edition.
    case alias

    /// The rank of such a name that is typed whole.
    var whole: NameRank {
      switch self {
      case .name: .name
      case .imageName: .imageName
      case .alias: .alias
      }
    }
  }
}

/// A reading of a typed name.
enum NameReading {
  /// As the letters of a name or of a part of it.
  case letters(LetterPattern)
  /// As the unfinished beginning of a name, or of any other name too.
  case unfinished(UnfinishedName, ofAliases: Bool)

  /// The readings of a text in the order in which they count: each as it was typed, then as Korean typed with
  /// an English keyboard; none if it has no letter.
  static func all(of typed: String) -> [NameReading] {
    KoreanKeyboard.typings(of: typed).flatMap { letters -> [NameReading] in
      let whole = NameReading.letters(LetterPattern(letters))
      guard let name = UnfinishedName(letters) else { return [whole] }
      return [
        whole, .unfinished(name, ofAliases: false), .unfinished(name, ofAliases: true),
      ]
    }
  }

  /// English words that too many names have.
  private static let connectives = ["the", "of", "and"].map(FoldedLetters.all)

  /// Whether the reading is one letter of an alphabet or one syllable.
  var isTooShort: Bool {
    switch self {
    case .letters(let typed):
      typed.letters.count == 1
        && (LetterMatches.isAlphabetic(typed.letters[0]) || Hangul.isSyllable(typed.letters[0]))
    case .unfinished(let name, _): name.isOneSyllable
    }
  }

  /// The rank by which the reading finds a name; nil if it does not find it.
  ///
  /// - Parameter letters: Those of the name.
  func rank(of name: String, _ letters: [UInt32], _ kind: NameRank.Kind) -> NameRank? {
    switch self {
    case .letters(let typed):
      if letters == typed.letters { return kind.whole }
      if Self.connectives.contains(typed.letters) { return nil }
      guard letters.starts(with: typed.letters) else {
        guard letters.contains(typed.letters[0]), typed.isFound(in: name) else { return nil }
        return kind == .name ? .part : .aliasPart
      }
      return kind == .name ? .beginning : .aliasBeginning
    // ㄱ most likely begins a name: aliases count only if no name does.
    case .unfinished(let unfinished, let ofAliases):
      guard ofAliases || kind == .name, unfinished.matches(letters) else { return nil }
      return ofAliases ? .unfinishedAlias : .unfinished
    }
  }
}
