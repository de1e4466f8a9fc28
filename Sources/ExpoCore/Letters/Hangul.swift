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
  private static func position(ofConjoiningInitial scalar: UInt32) -> UInt32? {
    (0x1100...0x1112).contains(scalar) ? scalar - 0x1100 : nil
  }

  private static func position(ofConjoiningVowel scalar: UInt32) -> UInt32? {
    (0x1161...0x1175).contains(scalar) ? scalar - 0x1161 : nil
  }

  /// The position of a final, 1 or more.
  private static func position(ofConjoiningFinal scalar: UInt32) -> UInt32? {
    (0x11A8...0x11C2).contains(scalar) ? scalar - 0x11A7 : nil
  }

  package static func isConjoining(_ scalar: UInt32) -> Bool { (0x1100...0x11FF).contains(scalar) }

  /// The syllable that an initial and a vowel make, or a syllable without a final and a final.
  package static func joined(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if let initial = position(ofConjoiningInitial: first),
      let vowel = position(ofConjoiningVowel: second)
    {
      return syllable(initial: initial, vowel: vowel)
    }
    guard isSyllable(first), parts(of: first).final == 0 else { return nil }
    return position(ofConjoiningFinal: second).map { first + $0 }
  }

  /// The compatibility letter of a conjoining Jamo; an obsolete one is returned as it is.
  static func letter(ofConjoining scalar: UInt32) -> UInt32 {
    if let initial = position(ofConjoiningInitial: scalar) { return letter(initial: initial) }
    if let vowel = position(ofConjoiningVowel: scalar) { return letter(vowel: vowel) }
    if let final = position(ofConjoiningFinal: scalar) { return letter(final: final) }
    return scalar
  }
}

extension Hangul {
  private static let initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
  private static let finals = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)

  /// The letter of the initial consonant at a position of the standard's list.
  static func letter(initial: UInt32) -> UInt32 { initials[Int(initial)] }

  /// The letter of the vowel at a position of the standard's list.
  static func letter(vowel: UInt32) -> UInt32 { firstVowelLetter + vowel }

  /// The letter of the final consonant at a position of the standard's list, 1 or more.
  static func letter(final: UInt32) -> UInt32 { finals[Int(final) - 1] }

  /// The letter of a syllable's initial consonant; nil if the scalar is not a syllable.
  static func initialLetter(of scalar: UInt32) -> UInt32? {
    isSyllable(scalar) ? letter(initial: parts(of: scalar).initial) : nil
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

  /// Appends the keys of the two-set keyboard (KS X 5002) that type a scalar: ㄱㅓㅁ for 검, ㄱㅗㅏ for
  /// 과. Any other scalar is appended as it is.
  ///
  /// A partly typed syllable is a prefix of the whole one, and a typing error costs one edit.
  static func appendKeys(of scalar: UInt32, to keys: inout [UInt32]) {
    guard isSyllable(scalar) else { return appendKeys(ofLetter: scalar, to: &keys) }
    let parts = parts(of: scalar)
    keys.append(letter(initial: parts.initial))
    appendKeys(ofLetter: letter(vowel: parts.vowel), to: &keys)
    if parts.final > 0 { appendKeys(ofLetter: letter(final: parts.final), to: &keys) }
  }

  private static func appendKeys(ofLetter letter: UInt32, to keys: inout [UInt32]) {
    guard isLetter(letter) else { return keys.append(letter) }
    keys += keysOfLetters[Int(letter - firstLetter)]
  }

  /// The keys of each compatibility letter, ㄱ to ㅣ.
  private static let keysOfLetters = {
    var keys = (firstLetter..<firstVowelLetter + vowelCount).map { [$0] }
    for compound in compounds { keys[Int(compound[0] - firstLetter)] = Array(compound[1...]) }
    return keys
  }()
}
