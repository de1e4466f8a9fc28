/// The sound with which a text ends when a Korean reads it aloud.
enum LastSound {
  case vowel
  /// The final ㄹ, after which 로 stands and not 으로.
  case rieul
  case consonant

  /// Nil where the reading cannot be known.
  init?(of text: String) {
    let scalars = Self.spoken(text)
    guard let last = scalars.last else { return nil }
    switch last.value {
    case 0xAC00...0xD7A3: self = Self.after(final: (last.value - 0xAC00) % 28)
    // Decomposed Hangul: a vowel or a final Jamo.
    case 0x1161...0x1175: self = .vowel
    case 0x11A8...0x11C2: self = Self.after(final: last.value - 0x11A7)
    // Single letters by their names: 기역, 리을, 아.
    case 0x3139: self = .rieul
    case 0x3131...0x314E: self = .consonant
    case 0x314F...0x3163: self = .vowel
    case 0x30...0x39: self.init(number: scalars)
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: self.init(latin: scalars)
    case 0x25, 0x2103: self = .vowel  // 퍼센트, 도
    default: return nil
    }
  }

  private static func after(final: UInt32) -> LastSound {
    switch final {
    case 0: .vowel
    case 8: .rieul
    default: .consonant
    }
  }

  /// What is read aloud: without quotes, brackets, full stops and blanks at the end, and without
  /// what stands in round brackets there, as in 직지(直指).
  private static func spoken(_ text: String) -> Substring.UnicodeScalarView {
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, isSilent(last) {
      if last == ")", let open = scalars.lastIndex(of: "("), open > scalars.startIndex {
        scalars = scalars[..<open]
      } else {
        scalars.removeLast()
      }
    }
    return scalars
  }

  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", ")", "]", "}", ">", ".", ",", "!", "?", "…": return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .spaceSeparator: return true
    default: return false
    }
  }
}

extension LastSound {
  /// A number by its Sino-Korean reading: after zeros the last power of ten that is named is heard
  /// (100 백, 10,000 만, 100,000 십만), else the last digit.
  private init?(number scalars: Substring.UnicodeScalarView) {
    let run = scalars.reversed().prefix { "0"..."9" ~= $0 || $0 == "," || $0 == "." }
    let digits = run.filter { "0"..."9" ~= $0 }.map { $0.value - 0x30 }
    let zeros = digits.prefix { $0 == 0 }.count
    let isReadByDigits = run.contains(".") || zeros == digits.count
    guard let last = digits.first else { return nil }
    if zeros > 0, !isReadByDigits {
      self.init(powerOfTen: zeros)
    } else {
      self = Self.after(digit: last)
    }
  }

  private static func after(digit: UInt32) -> LastSound {
    switch digit {
    case 1, 7, 8: .rieul  // 일, 칠, 팔
    case 2, 4, 5, 9: .vowel  // 이, 사, 오, 구
    default: .consonant  // 영, 삼, 육
    }
  }

  /// 십, 백 and 천, then a name for every four more zeros.
  private init?(powerOfTen zeros: Int) {
    switch zeros / 4 {
    case 0, 1, 2, 4: self = .consonant  // 십 백 천, 만, 억, 경
    case 3, 5: self = .vowel  // 조, 해
    default: return nil
    }
  }

  /// A Latin word by the way in which it is usually written in Hangul; a single letter and an
  /// abbreviation by the name of the last letter.
  private init?(latin scalars: Substring.UnicodeScalarView) {
    let word = scalars.reversed().prefix { $0.properties.isAlphabetic && $0.value < 0x250 }
    guard let last = word.first else { return nil }
    let isSpelled = word.count == 1 || word.allSatisfy { "A"..."Z" ~= $0 }
    let letter = Self.small(last)
    if isSpelled {
      self = letter == "l" || letter == "r" ? .rieul : "mn".has(letter) ? .consonant : .vowel
    } else {
      self.init(letter, after: word.dropFirst().first.map(Self.small))
    }
  }

  /// The last letter of a word, after the one before it.
  private init?(_ letter: Unicode.Scalar, after before: Unicode.Scalar?) {
    let isAfterVowel = before.map { "aeiou".has($0) } ?? false
    switch letter {
    case "l": self = .rieul
    case "m", "n": self = .consonant
    case "g" where before == "n": self = .consonant
    case "c" where before == "i": self = .consonant  // 뮤직
    // A short vowel would close the syllable (북), a long one would not (보트).
    case "k", "p", "t", "c", "b", "g": if isAfterVowel { return nil } else { self = .vowel }
    // Silent, as in Seine, or not, as in café.
    case "e": return nil
    default: self = .vowel
    }
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    "A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }
}

extension String {
  fileprivate func has(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
