/// Arithmetic on Hangul syllables (The Unicode Standard, section 3.12, "Conjoining Jamo Behavior").
///
/// Single Jamo are represented by their compatibility letters (U+3131 to U+3163), those on the keys.
enum Hangul {
  /// The positions of a syllable's parts in the standard's lists; a final of 0 is none.
  struct Parts: Equatable {
    var initial: UInt32
    var vowel: UInt32
    var final: UInt32 = 0
  }

  static let vowelCount: UInt32 = 21
  /// The number of finals, including none.
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

/// Conjoining Jamo, the parts of a decomposed syllable.
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

  /// The compatibility letter of a conjoining Jamo; an obsolete one is returned as it is.
  static func letter(ofConjoining scalar: UInt32) -> UInt32 {
    if let initial = position(ofConjoiningInitial: scalar) { return letter(initial: initial) }
    if let vowel = position(ofConjoiningVowel: scalar) { return letter(vowel: vowel) }
    if let final = position(ofConjoiningFinal: scalar) { return letter(final: final) }
    return scalar
  }
}
extension Hangul {
  // The compatibility consonants are the finals plus ㄸ, ㅃ and ㅉ, and the initials plus the clusters:
  // each list is given by the places of its members among those thirty letters.
  private static let initialPlaces: [UInt32] = [
    0, 1, 3, 6, 7, 8, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  ]
  private static let finalPlaces: [UInt32] = [
    0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23, 25, 26, 27, 28,
    29,
  ]

  /// The letter of the initial consonant at a position of the standard's list.
  static func letter(initial: UInt32) -> UInt32 { firstLetter + initialPlaces[Int(initial)] }

  /// The letter of the vowel at a position of the standard's list.
  static func letter(vowel: UInt32) -> UInt32 { firstVowelLetter + vowel }

  /// The letter of the final consonant at a position of the standard's list, 1 or more.
  static func letter(final: UInt32) -> UInt32 { firstLetter + finalPlaces[Int(final) - 1] }

  /// The letter of a syllable's initial consonant; nil if the scalar is not a syllable.
  static func initialLetter(of scalar: UInt32) -> UInt32? {
    isSyllable(scalar) ? letter(initial: parts(of: scalar).initial) : nil
  }

  /// The position of a letter as an initial; nil for vowels and for clusters such as ㄳ.
  static func initial(of letter: UInt32) -> UInt32? {
    guard isConsonant(letter) else { return nil }
    return initialPlaces.firstIndex(of: letter - firstLetter).map(UInt32.init)
  }

  /// The position of a letter as a final; nil for vowels and for ㄸ, ㅃ and ㅉ.
  static func final(of letter: UInt32) -> UInt32? {
    guard isConsonant(letter) else { return nil }
    return finalPlaces.firstIndex(of: letter - firstLetter).map { UInt32($0) + 1 }
  }

  /// The position of a vowel's letter; nil for consonants.
  static func vowel(of letter: UInt32) -> UInt32? {
    isVowel(letter) ? letter - firstVowelLetter : nil
  }
}

extension Hangul {
  /// A letter that is typed with two keys, and the two.
  private struct Compound {
    let whole: UInt32
    let first: UInt32
    let second: UInt32
  }

  private static let compounds: [Compound] = [
    Compound(whole: 0x3133, first: 0x3131, second: 0x3145),  // ㄳ
    Compound(whole: 0x3135, first: 0x3134, second: 0x3148),  // ㄵ
    Compound(whole: 0x3136, first: 0x3134, second: 0x314E),  // ㄶ
    Compound(whole: 0x313A, first: 0x3139, second: 0x3131),  // ㄺ
    Compound(whole: 0x313B, first: 0x3139, second: 0x3141),  // ㄻ
    Compound(whole: 0x313C, first: 0x3139, second: 0x3142),  // ㄼ
    Compound(whole: 0x313D, first: 0x3139, second: 0x3145),  // ㄽ
    Compound(whole: 0x313E, first: 0x3139, second: 0x314C),  // ㄾ
    Compound(whole: 0x313F, first: 0x3139, second: 0x314D),  // ㄿ
    Compound(whole: 0x3140, first: 0x3139, second: 0x314E),  // ㅀ
    Compound(whole: 0x3144, first: 0x3142, second: 0x3145),  // ㅄ
    Compound(whole: 0x3158, first: 0x3157, second: 0x314F),  // ㅘ
    Compound(whole: 0x3159, first: 0x3157, second: 0x3150),  // ㅙ
    Compound(whole: 0x315A, first: 0x3157, second: 0x3163),  // ㅚ
    Compound(whole: 0x315D, first: 0x315C, second: 0x3153),  // ㅝ
    Compound(whole: 0x315E, first: 0x315C, second: 0x3154),  // ㅞ
    Compound(whole: 0x315F, first: 0x315C, second: 0x3163),  // ㅟ
    Compound(whole: 0x3162, first: 0x3161, second: 0x3163),  // ㅢ
  ]

  /// The compounds as a set of bits; no two letters of U+3131 to U+3163 have the same last six.
  private static let wholes = compounds.reduce(0 as UInt64) { $0 | 1 << UInt64($1.whole & 63) }

  /// The letter that two keys make together, such as ㅘ out of ㅗ and ㅏ.
  static func compound(_ first: UInt32, _ second: UInt32) -> UInt32? {
    compounds.first { $0.first == first && $0.second == second }?.whole
  }

  /// Appends the keys of the two-set keyboard (KS X 5002) that type a scalar: ㄱㅓㅁ for 검, ㄱㅗㅏ for
  /// 과. Any other scalar is appended as it is.
  ///
  /// The keys of an unfinished text are the beginning of those of the whole text, and one wrong key
  /// is one mistake.
  static func appendKeys(of scalar: UInt32, to keys: inout [UInt32]) {
    guard isSyllable(scalar) else { return appendKeys(ofLetter: scalar, to: &keys) }
    let parts = parts(of: scalar)
    keys.append(letter(initial: parts.initial))
    appendKeys(ofLetter: letter(vowel: parts.vowel), to: &keys)
    if parts.final > 0 { appendKeys(ofLetter: letter(final: parts.final), to: &keys) }
  }

  private static func appendKeys(ofLetter letter: UInt32, to keys: inout [UInt32]) {
    // A letter that is no compound is not looked for among them.
    guard isConsonant(letter) || isVowel(letter), wholes & 1 << UInt64(letter & 63) != 0,
      let compound = compounds.first(where: { $0.whole == letter })
    else { return keys.append(letter) }
    keys.append(compound.first)
    keys.append(compound.second)
  }
}
