/// Korean typed with an English keyboard, on the two-set layout (KS X 5002).
package enum KoreanKeyboard {
  /// The text that the keys type with a Korean keyboard: `rjansrh` gives 거문고, and so do the single
  /// letters ㄱㅓㅁㅜㄴㄱㅗ.
  ///
  /// Returns nil if there is nothing to compose: no Latin letter and no single vowel. Other
  /// characters stay as they are.
  static func composed(fromKeys keys: String) -> String? {
    var letters: [UInt32] = []
    var composes = false
    for scalar in keys.unicodeScalars {
      let letter = letter(of: scalar.value)
      composes = composes || letter != nil || Hangul.isVowel(scalar.value)
      letters.append(letter ?? scalar.value)
    }
    return composes ? compose(letters) : nil
  }

  /// The texts that the same keys type with the other keyboard, and without Caps Lock: 거문고 for
  /// `rjansrh`, `paris` for ㅔㅁ갸ㄴ. Other characters stay as they are.
  ///
  /// A single letter has none, because its key types too much; nor have consonants alone, which
  /// more likely stand for syllables.
  static func otherReadings(of text: String) -> [String] {
    guard text.unicodeScalars.count > 1 else { return [] }
    let keys = text.unicodeScalars.flatMap { Hangul.keys(of: $0.value) }
    let isBroken = text.unicodeScalars.contains { Hangul.isLetter($0.value) }
    let latin =
      isBroken && keys.contains(where: Hangul.isVowel)
      ? keys.compactMap(Unicode.Scalar.init).map { String(key(typing: $0) ?? $0) }.joined() : nil
    return [composed(fromKeys: text), composed(fromKeys: text.lowercased()), latin]
      .compactMap(\.self)
  }

  /// Composes syllables as an input method does: a consonant closes a syllable unless a vowel
  /// follows it.
  static func compose(_ letters: [UInt32]) -> String {
    var text = ""
    var rest = letters[...]
    while let letter = rest.first {
      let initial = Hangul.initial(of: letter)
      if initial != nil { rest.removeFirst() }
      let vowel = takePair(from: &rest, where: Hangul.isVowel)
      var composed = vowel ?? letter
      if let initial, let position = vowel.flatMap(Hangul.vowel) {
        let final = takePair(from: &rest) { Hangul.final(of: $0) != nil }
        composed = Hangul.syllable(
          initial: initial, vowel: position, final: final.flatMap(Hangul.final) ?? 0)
      } else if initial == nil, vowel == nil {
        rest.removeFirst()
      }
      text += Unicode.Scalar(composed).map(String.init) ?? ""
    }
    return text
  }

  /// Takes a vowel, or a consonant that no vowel follows, or two of them that make one letter.
  private static func takePair(
    from letters: inout ArraySlice<UInt32>, where isWanted: (UInt32) -> Bool
  ) -> UInt32? {
    func next() -> UInt32? {
      guard let letter = letters.first, isWanted(letter),
        Hangul.isVowel(letter) || !(letters.dropFirst().first.map(Hangul.isVowel) ?? false)
      else { return nil }
      return letter
    }
    guard let first = next() else { return nil }
    letters.removeFirst()
    guard let compound = next().flatMap({ Hangul.compound(first, $0) }) else { return first }
    letters.removeFirst()
    return compound
  }

  /// The key that types a single letter, with Shift or without: `f` for ㄹ, `p` for ㅔ and ㅖ; nil for
  /// other characters.
  package static func key(typing character: Unicode.Scalar) -> Unicode.Scalar? {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).first { key in
      [key, key - 0x20].contains { letter(of: UInt32($0)) == character.value }
    }.map { Unicode.Scalar($0) }
  }

  /// The letters on the keys a to z, without Shift and with it.
  private static let keys = "ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋ".unicodeScalars.map(\.value)
  private static let keysWithShift = "ㅁㅠㅊㅇㄸㄹㅎㅗㅑㅓㅏㅣㅡㅜㅒㅖㅃㄲㄴㅆㅕㅍㅉㅌㅛㅋ".unicodeScalars
    .map(\.value)

  /// The letter that a key types.
  private static func letter(of key: UInt32) -> UInt32? {
    switch key {
    case 0x61...0x7A: keys[Int(key - 0x61)]
    case 0x41...0x5A: keysWithShift[Int(key - 0x41)]
    default: nil
    }
  }
}
