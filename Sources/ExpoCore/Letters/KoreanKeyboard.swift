/// Korean typed with an English keyboard, on the two-set layout (KS X 5002).
package enum KoreanKeyboard {
  /// The text that the keys type with a Korean keyboard: `rjansrh` gives 거문고, and so do the single
  /// letters ㄱㅓㅁㅜㄴㄱㅗ.
  ///
  /// Returns nil if there is nothing to compose: no Latin letter and no single vowel. Other characters
  /// stay as they are.
  static func text(typedAs keys: String) -> String? {
    var letters: [UInt32] = []
    var composes = false
    for scalar in keys.unicodeScalars {
      let letter = letter(of: scalar.value)
      composes = composes || letter != nil || Hangul.isVowel(scalar.value)
      letters.append(letter ?? scalar.value)
    }
    return composes ? compose(letters) : nil
  }

  /// The letters of a query as typed, then those of the Korean that the same keys type, with and
  /// without Caps Lock; each once, and none without a letter.
  static func typings(of query: String) -> [[UInt32]] {
    var typings: [[UInt32]] = []
    for text in [query, text(typedAs: query), text(typedAs: query.lowercased())] {
      let letters = text.map(FoldedLetters.all) ?? []
      if !letters.isEmpty, !typings.contains(letters) { typings.append(letters) }
    }
    return typings
  }

  /// Composes syllables as an input method does: a consonant closes the previous syllable until a
  /// vowel follows, which moves it to the next.
  static func compose(_ letters: [UInt32]) -> String {
    var composer = Composer()
    for letter in letters { composer.type(letter) }
    return composer.finish()
  }

  /// The key that types a single letter, with Shift or without: `f` for ㄹ, `p` for ㅔ and ㅖ; nil for
  /// other characters.
  package static func key(typing character: Unicode.Scalar) -> Unicode.Scalar? {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).first { key in
      [key, key - 0x20].contains { letter(of: UInt32($0)) == character.value }
    }.map { Unicode.Scalar($0) }
  }

  /// The letters on the keys a to z, and those with Shift.
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

extension KoreanKeyboard {
  /// The syllable being typed, as letters, and the text before it.
  private struct Composer {
    private var text = ""
    private var initial: UInt32?
    private var vowel: UInt32?
    /// The keys of the final: at most two.
    private var finals: [UInt32] = []

    mutating func type(_ letter: UInt32) {
      if Hangul.isVowel(letter) {
        typeVowel(letter)
      } else if Hangul.isConsonant(letter) {
        typeConsonant(letter)
      } else {
        flush()
        append(letter)
      }
    }

    mutating func finish() -> String {
      flush()
      return text
    }

    private mutating func typeVowel(_ letter: UInt32) {
      if let taken = finals.popLast() {
        flush()
        initial = taken
      } else if let before = vowel {
        if let compound = Hangul.compound(before, letter) {
          vowel = compound
          return
        }
        flush()
      }
      vowel = letter
    }

    private mutating func typeConsonant(_ letter: UInt32) {
      if initial != nil, vowel != nil, canClose(with: letter) {
        finals.append(letter)
      } else {
        flush()
        initial = letter
      }
    }

    private func canClose(with letter: UInt32) -> Bool {
      guard let first = finals.first else { return Hangul.final(of: letter) != nil }
      return finals.count == 1 && Hangul.compound(first, letter) != nil
    }

    /// Appends the syllable, or the letters that form none.
    private mutating func flush() {
      if let initial = initial.flatMap(Hangul.initial(of:)), let vowel = vowel.flatMap(Hangul.vowel)
      {
        append(Hangul.syllable(.init(initial: initial, vowel: vowel, final: final)))
      } else {
        if let initial { append(initial) }
        if let vowel { append(vowel) }
      }
      (initial, vowel, finals) = (nil, nil, [])
    }

    private var final: UInt32 {
      guard let first = finals.first else { return 0 }
      let letter = finals.count == 2 ? Hangul.compound(first, finals[1]) : first
      return letter.flatMap(Hangul.final(of:)) ?? 0
    }

    private mutating func append(_ value: UInt32) {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
  }
}
