/// Strings, numbers and words.
extension JSONParser {
  /// Parses the string at the position, and returns whether it has escapes.
  mutating func parseString() throws(JSONFault) -> Bool {
    var hasEscapes = false
    position += 1
    while true {
      position = UTF8Decoder.endOfPlainText(in: bytes, from: position)
      switch next {
      case "\"":
        position += 1
        return hasEscapes
      case "\\":
        hasEscapes = true
        try parseEscape()
      case _ where isAtEnd:
        throw fault(.missingQuote)
      case "\0"..<" ":
        throw fault(.controlCharacter)
      default:
        throw fault(.notUTF8)
      }
    }
  }

  private mutating func parseEscape() throws(JSONFault) {
    guard position + 1 < bytes.count else {
      position = bytes.count
      return
    }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      try parseUnicodeEscape()
    default:
      throw fault(.badEscape)
    }
  }

  private mutating func parseUnicodeEscape() throws(JSONFault) {
    guard let unit = JSONString.codeUnit(bytes[(position + 2)...]) else { throw fault(.badEscape) }
    guard UTF16.isSurrogate(unit) else {
      position += 6
      return
    }
    guard UTF16.isLeadSurrogate(unit), position + 7 < bytes.count,
      bytes[position + 6] == UInt8(ascii: "\\"), bytes[position + 7] == UInt8(ascii: "u"),
      let trail = JSONString.codeUnit(bytes[(position + 8)...]), UTF16.isTrailSurrogate(trail)
    else { throw fault(.badEscape) }
    position += 12
  }

  /// Parses a number: an optional minus, digits without a leading zero, an optional fraction and an
  /// optional exponent (RFC 8259, section 6).
  mutating func parseNumber() throws(JSONFault) {
    let start = position
    skip("-")
    let hasLeadingZero = next == "0"
    var digits = skipDigits()
    var isGood = digits > 0 && !(hasLeadingZero && digits > 1)
    if skip(".") {
      digits = skipDigits()
      isGood = isGood && digits > 0
    }
    if skip("e") || skip("E") {
      if !skip("+") { skip("-") }
      isGood = isGood && skipDigits() > 0
    }
    if !isGood || continuesWord { throw fault(.notJSON, at: start) }
  }

  /// Parses a word, `true`, `false` or `null`, and returns its type.
  mutating func parse(
    _ word: StaticString, _ type: JSONType
  ) throws(JSONFault) -> JSONType {
    let start = position
    let isThere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    position += isThere ? word.utf8CodeUnitCount : 0
    if !isThere || continuesWord {
      position = start
      throw faultOfStrayText()
    }
    return type
  }

  /// Whether a letter, digit or sign follows directly.
  private var continuesWord: Bool {
    switch next {
    case "0"..."9", "a"..."z", "A"..."Z", ".", "+", "-", "_": true
    default: false
    }
  }

  @discardableResult
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, bytes[position].isDigit { position += 1 }
    return position - start
  }
}
