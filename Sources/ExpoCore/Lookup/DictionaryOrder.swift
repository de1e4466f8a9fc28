/// The order of a Korean dictionary (가나다): numbers and signs, Hangul, Latin, then other scripts.
///
/// Syllables stand in the order of their initial, vowel and final, which is that of the Unicode
/// code points; a single consonant stands before the syllables that begin with it, a single vowel
/// after all syllables. Numbers stand first, as in the lists of libraries, digit by digit. Case,
/// spaces, punctuation and accents count only between names that are otherwise the same.
enum DictionaryOrder {
  /// The indices of items, sorted by their names; those of equal names keep their order.
  ///
  /// O(n log n), each name folded once.
  static func sorted(_ indices: [Int], of items: [Item]) -> [Int] {
    let keys = indices.map { Key(items[$0].name) }
    return keys.indices.sorted { keys[$0].precedes(keys[$1]) ?? ($0 < $1) }.map { indices[$0] }
  }
}

extension DictionaryOrder {
  /// A name and its weights.
  private struct Key {
    private let name: String
    private let weights: [UInt32]

    init(_ name: String) {
      self.name = name
      weights = FoldedLetters.all(of: name).map(DictionaryOrder.weight)
    }

    /// Returns nil if the two are equal.
    func precedes(_ other: Key) -> Bool? {
      if weights != other.weights { return weights.lexicographicallyPrecedes(other.weights) }
      let (name, otherName) = (CanonicalText(name), CanonicalText(other.name))
      return name == otherName ? nil : name < otherName
    }
  }

  private static func weight(of letter: UInt32) -> UInt32 {
    let hangul: UInt32 = 1 << 24
    let latin: UInt32 = 2 << 24
    let other: UInt32 = 3 << 24
    // One place more than there are finals, so that a single consonant finds room before the
    // syllables that begin with it.
    let span = Hangul.vowelCount * Hangul.finalCount + 1
    if Hangul.isSyllable(letter) {
      let parts = Hangul.parts(of: letter)
      let rest = parts.vowel * Hangul.finalCount + parts.final
      return hangul + parts.initial * span + 1 + rest
    }
    if let initial = Hangul.initial(of: letter) { return hangul + initial * span }
    if (0x61...0x7A).contains(letter) { return latin + letter }
    if letter < 0x80 { return letter }
    return (Hangul.isVowel(letter) || Hangul.isConsonant(letter) ? latin - 0x1_0000 : other)
      + letter
  }
}
