/// Arithmetic on Hangul syllables (The Unicode Standard, section 3.12, "Conjoining Jamo Behavior").
///
/// Single Jamo are compatibility letters (U+3131 to U+3163), as keyboards type them.
package enum Hangul {
  private static let vowelCount: UInt32 = 21
  /// The number of finals, including none.
  private static let finalCount: UInt32 = 28
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

  /// Whether the scalar is one of the compatibility letters ㄱ to ㅣ.
  static func isLetter(_ scalar: UInt32) -> Bool { isConsonant(scalar) || isVowel(scalar) }

  /// The positions of a syllable's parts in the standard's lists; a final of 0 is none.
  ///
  /// - Precondition: `isSyllable(scalar)`.
  static func parts(of scalar: UInt32) -> (initial: UInt32, vowel: UInt32, final: UInt32) {
    let index = scalar - firstSyllable
    return (
      index / (vowelCount * finalCount), index / finalCount % vowelCount, index % finalCount
    )
  }

  static func syllable(initial: UInt32, vowel: UInt32, final: UInt32 = 0) -> UInt32 {
    firstSyllable + (initial * vowelCount + vowel) * finalCount + final
  }
}

/// Conjoining Jamo, the parts of a decomposed syllable.
extension Hangul {
  private static let conjoiningInitials: ClosedRange<UInt32> = 0x1100...0x1112
  private static let conjoiningVowels: ClosedRange<UInt32> = 0x1161...0x1175
  private static let conjoiningFinals: ClosedRange<UInt32> = 0x11A8...0x11C2

  package static func isConjoining(_ scalar: UInt32) -> Bool { (0x1100...0x11FF).contains(scalar) }

  /// The syllable that an initial and a vowel make, or a syllable without a final and a final.
  package static func joined(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if conjoiningInitials.contains(first), conjoiningVowels.contains(second) {
      return syllable(
        initial: first - conjoiningInitials.lowerBound,
        vowel: second - conjoiningVowels.lowerBound)
    }
    let takesFinal = isSyllable(first) && parts(of: first).final == 0
    return takesFinal && conjoiningFinals.contains(second)
      ? first + second - conjoiningFinals.lowerBound + 1 : nil
  }

  /// The compatibility letter of a conjoining Jamo; an obsolete one is returned as it is.
  static func letter(ofConjoining scalar: UInt32) -> UInt32 {
    switch scalar {
    case conjoiningInitials: initials[Int(scalar - conjoiningInitials.lowerBound)]
    case conjoiningVowels: firstVowelLetter + scalar - conjoiningVowels.lowerBound
    case conjoiningFinals: finals[Int(scalar - conjoiningFinals.lowerBound)]
    default: scalar
    }
  }
}

extension Hangul {
  private static let initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
  private static let finals = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)

  /// The letter of a syllable's initial consonant; nil if the scalar is not a syllable.
  static func initialLetter(of scalar: UInt32) -> UInt32? {
    isSyllable(scalar) ? initials[Int(parts(of: scalar).initial)] : nil
  }

  /// The position of a letter as an initial; nil for vowels and for clusters such as ㄳ.
  static func initial(of letter: UInt32) -> UInt32? {
    initials.firstIndex(of: letter).map(UInt32.init)
  }

  /// The position of a letter as a final; nil for vowels and for ㄸ, ㅃ and ㅉ.
  static func final(of letter: UInt32) -> UInt32? {
    finals.firstIndex(of: letter).map { UInt32($0) + 1 }
  }

  /// The position of a vowel's letter; nil for consonants.
  static func vowel(of letter: UInt32) -> UInt32? {
    isVowel(letter) ? letter - firstVowelLetter : nil
  }
}

extension Hangul {
  /// The letters that are typed with two keys, each before the two.
  private static let compounds =
    "ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ"
    .unicodeScalars.split(separator: " ").map { $0.map(\.value) }

  /// The letter that two keys make together, such as ㅘ out of ㅗ and ㅏ.
  static func compound(_ first: UInt32, _ second: UInt32) -> UInt32? {
    compounds.first { $0[1] == first && $0[2] == second }?[0]
  }

  /// The keys of the two-set keyboard (KS X 5002) that type a scalar: ㄱㅓㅁ for 검, ㄱㅗㅏ for 과. A
  /// scalar that is not Hangul is its own key.
  ///
  /// A partly typed syllable is a prefix of the whole one, and a typing error costs one edit.
  static func keys(of scalar: UInt32) -> [UInt32] {
    guard isSyllable(scalar) else {
      return compounds.first { $0[0] == scalar }.map { Array($0[1...]) } ?? [scalar]
    }
    let (initial, vowel, final) = parts(of: scalar)
    let letters = [firstVowelLetter + vowel] + (final > 0 ? [finals[Int(final) - 1]] : [])
    return [initials[Int(initial)]] + letters.flatMap(keys)
  }
}
