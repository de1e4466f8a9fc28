/// A unit that is written with a sign or letters, and its names.
struct SpokenUnit {
  let sign: String
  let korean: String
  let english: String

  static let all = [
    SpokenUnit(sign: "km", korean: "킬로미터", english: "kilometre"),
    SpokenUnit(sign: "cm", korean: "센티미터", english: "centimetre"),
    SpokenUnit(sign: "mm", korean: "밀리미터", english: "millimetre"),
    SpokenUnit(sign: "kg", korean: "킬로그램", english: "kilogram"),
    SpokenUnit(sign: "ha", korean: "헥타르", english: "hectare"),
    SpokenUnit(sign: "m²", korean: "제곱미터", english: "square metre"),
    SpokenUnit(sign: "㎡", korean: "제곱미터", english: "square metre"),
    SpokenUnit(sign: "m", korean: "미터", english: "metre"),
  ]

  /// The unit at an index or behind one blank that nothing else belongs to, and where it ends.
  static func at(_ index: Int, in scalars: [Unicode.Scalar]) -> (unit: SpokenUnit, end: Int)? {
    let start = scalars.has(" ", at: index) ? index + 1 : index
    for unit in all where scalars[start...].starts(with: unit.sign.unicodeScalars) {
      let end = start + unit.sign.unicodeScalars.count
      if !scalars.isLatin(at: end), !scalars.isDigit(at: end), !scalars.has("/", at: end) {
        return (unit, end)
      }
    }
    return nil
  }

  func name(in language: Language, isOne: Bool) -> String {
    switch language {
    case .korean: korean
    case .english: isOne ? english : english + "s"
    }
  }
}

/// Where the brackets and curly quotation marks of a text are.
struct Brackets {
  /// The index of the mark that closes each one that is closed.
  private(set) var closing: [Int: Int] = [:]
  /// Whether the mark at an index closes one.
  private(set) var isClosing: [Bool]

  init(of scalars: [Unicode.Scalar]) {
    isClosing = Array(repeating: false, count: scalars.count)
    var parentheses: [Int] = []
    var singleQuotes: [Int] = []
    var doubleQuotes: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "(", "（": parentheses.append(index)
      case ")", "）": match(index, with: parentheses.popLast())
      case "‘": singleQuotes.append(index)
      case "“": doubleQuotes.append(index)
      case "’" where scalars.isLatin(at: index - 1) && scalars.isLatin(at: index + 1): break
      case "’": match(index, with: singleQuotes.popLast())
      case "”": match(index, with: doubleQuotes.popLast())
      default: break
      }
    }
  }

  private mutating func match(_ close: Int, with open: Int?) {
    guard let open else { return }
    closing[open] = close
    isClosing[close] = true
  }
}

/// What stands at an index; nothing stands beyond the ends.
extension [Unicode.Scalar] {
  func has(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    indices.contains(index) && self[index] == scalar
  }

  func isDigit(at index: Int) -> Bool {
    indices.contains(index) && self[index].isDigit
  }

  func isHangul(at index: Int) -> Bool {
    indices.contains(index) && ("가"..."힣").contains(self[index])
  }

  func isLatin(at index: Int) -> Bool {
    isWord(at: index) && self[index].value < 0x0530 && !isDigit(at: index)
  }

  func isWord(at index: Int) -> Bool {
    guard indices.contains(index) else { return false }
    return isDigit(at: index) || self[index].properties.isAlphabetic
  }

  func isClosing(at index: Int) -> Bool {
    indices.contains(index) && "》〉」』】”’".unicodeScalars.contains(self[index])
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the scalar is an ideograph of Unicode's Han blocks or a mark that replaces one.
  var isHan: Bool {
    switch value {
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether a Hangul syllable can be the reading of a Hanja: Sino-Korean has few final consonants,
  /// and hardly a tense initial or ㅋ.
  var isSinoKorean: Bool {
    guard ("가"..."힣").contains(self) else { return false }
    let index = Int(value - 0xAC00)
    let foreign = [1, 4, 8, 10, 13, 15]
    let finals = [0, 1, 4, 8, 16, 17, 21]
    return !foreign.contains(index / 588) && finals.contains(index % 28)
  }
}
