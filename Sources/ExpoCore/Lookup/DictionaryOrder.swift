/// The order of a Korean dictionary (가나다): numbers and signs, Hangul, Latin, then other scripts.
///
/// Syllables stand in the order of their initial, vowel and final, which is that of the Unicode
/// code points; a single consonant stands before the syllables that begin with it, a single vowel
/// after all syllables. Numbers stand first, as in the lists of libraries, digit by digit. Case,
/// spaces, punctuation and accents count only between names that are otherwise the same.
enum DictionaryOrder {
  /// The indices of items, sorted by their names; those of equal names keep their order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of items.
  static func sorted(_ indices: [Int], of items: [Item]) -> [Int] {
    let keys = indices.map { index in
      let name = items[index].name
      return (weights: FoldedLetters.all(of: name).map(weight), name: CanonicalText(name))
    }
    return keys.indices.sorted { left, right in
      let (key, other) = (keys[left], keys[right])
      return key.weights == other.weights
        ? (key.name, left) < (other.name, right)
        : key.weights.lexicographicallyPrecedes(other.weights)
    }.map { indices[$0] }
  }

  private static func weight(of letter: UInt32) -> UInt32 {
    let hangul: UInt32 = 1 << 24
    let latin: UInt32 = 2 << 24
    let other: UInt32 = 3 << 24
    if Hangul.isSyllable(letter) { return hangul + 2 * letter + 1 }
    if let initial = Hangul.initial(of: letter) {
      return hangul + 2 * Hangul.syllable(initial: initial, vowel: 0)
    }
    if (0x61...0x7A).contains(letter) { return latin + letter }
    if letter < 0x80 { return letter }
    return (Hangul.isVowel(letter) || Hangul.isConsonant(letter) ? latin - 0x1_0000 : other)
      + letter
  }
}
