/// Arithmetic on Hangul syllables (The Unicode Standard, section 3.12, "Conjoining Jamo Behavior").
///
/// Single Jamo are told by their compatibility letters (U+3131 to U+3163), the ones that stand on
/// the keys.
enum Hangul {
  /// The positions of a syllable's parts in the standard's lists; a final of 0 is none.
  struct Parts: Equatable {
    var initial: UInt32
    var vowel: UInt32
    var final: UInt32 = 0
  }

  static let vowelCount: UInt32 = 21
  /// The finals, none included.
  static let finalCount: UInt32 = 28
  private static let firstSyllable: UInt32 = 0xAC00
  private static let lastSyllable: UInt32 = 0xD7A3
  static let firstLetter: UInt32 = 0x3131
  static let firstVowelLetter: UInt32 = 0x314F

  @inline(__always)
  static func isSyllable(_ scalar: UInt32) -> Bool {
    scalar >= firstSyllable && scalar <= lastSyllable
  }

  /// Whether the scalar is one of the compatibility letters ㄱ to ㅎ.
  static func isConsonant(_ scalar: UInt32) -> Bool {
    scalar >= firstLetter && scalar < firstVowelLetter
  }

  /// Whether the scalar is one of the compatibility letters ㅏ to ㅣ.
  static func isVowel(_ scalar: UInt32) -> Bool {
    scalar >= firstVowelLetter && scalar < firstVowelLetter + vowelCount
  }

  /// The parts of a precomposed syllable.
  ///
  /// - Precondition: `isSyllable(scalar)`.
  static func parts(of scalar: UInt32) -> Parts {
    let index = scalar - firstSyllable
    return Parts(
      initial: index / (vowelCount * finalCount),
      vowel: index / finalCount % vowelCount,
      final: index % finalCount)
  }

  static func syllable(_ parts: Parts) -> UInt32 {
    firstSyllable + (parts.initial * vowelCount + parts.vowel) * finalCount + parts.final
  }
}

/// Conjoining Jamo, of which a decomposed syllable is made.
extension Hangul {
  static func position(ofConjoiningInitial scalar: UInt32) -> UInt32? {
    (0x1100...0x1112).contains(scalar) ? scalar - 0x1100 : nil
  }

  static func position(ofConjoiningVowel scalar: UInt32) -> UInt32? {
    (0x1161...0x1175).contains(scalar) ? scalar - 0x1161 : nil
  }

  /// The position of a final, 1 or more.
  static func position(ofConjoiningFinal scalar: UInt32) -> UInt32? {
    (0x11A8...0x11C2).contains(scalar) ? scalar - 0x11A7 : nil
  }

  /// The compatibility letter of a conjoining Jamo; one that is no longer written stays itself.
  static func letter(ofConjoining scalar: UInt32) -> UInt32 {
    if let initial = position(ofConjoiningInitial: scalar) { return letter(initial: initial) }
    if let vowel = position(ofConjoiningVowel: scalar) { return letter(vowel: vowel) }
    if let final = position(ofConjoiningFinal: scalar) { return letter(final: final) }
    return scalar
  }
}
