extension JSONScanner {
  /// Scans the string at the position, and says whether it holds escapes.
  mutating func scanString() throws(LocatedFault) -> Bool {
    var hasEscapes = false
    position += 1
    while true {
      position = PlainText.end(in: bytes, from: position)
      switch next {
      case "\"":
        position += 1
        return hasEscapes
      case "\\":
        hasEscapes = true
        try scanEscape()
      case _ where isAtEnd:
        throw faultOfUnclosedString()
      case "\0"..<" ":
        throw fault(.controlCharacter(next))
      default:
        throw faultOfBadUTF8()
      }
    }
  }

  private mutating func scanEscape() throws(LocatedFault) {
    guard position + 1 < bytes.count else {
      position = bytes.count
      return
    }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      try scanUnicodeEscape()
    default:
      throw fault(.badEscape)
    }
  }

  private mutating func scanUnicodeEscape() throws(LocatedFault) {
    guard let unit = JSONString.codeUnit(bytes, at: position + 2) else { throw fault(.badEscape) }
    guard UTF16.isSurrogate(unit) else {
      position += 6
      return
    }
    guard UTF16.isLeadSurrogate(unit), position + 7 < bytes.count,
      bytes[position + 6] == UInt8(ascii: "\\"), bytes[position + 7] == UInt8(ascii: "u"),
      let trail = JSONString.codeUnit(bytes, at: position + 8), UTF16.isTrailSurrogate(trail)
    else { throw fault(.loneSurrogate) }
    position += 12
  }
}
