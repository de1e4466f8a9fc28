extension JSONScanner {
  /// Scans the string at the position, and says whether it holds escapes.
  mutating func scanString() throws(LocatedFault) -> Bool {
    var hasEscapes = false
    position += 1
    while true {
      skipPlainText()
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

  /// Skips what may stand in a string as it is, in well-formed UTF-8.
  ///
  /// Nearly all bytes of a catalogue pass here, most of them Hangul: three bytes with a lead byte
  /// other than E0 and ED need no look at the second byte's range (Unicode, table 3-7).
  private mutating func skipPlainText() {
    let raw = UnsafeRawBufferPointer(bytes)
    var at = position
    let lastWord = bytes.count - 8
    while at <= lastWord {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      if word & 0xC0_C0F0 == 0x80_80E0, word & 0xFF != 0xE0, word & 0xFF != 0xED {
        at += 3
      } else if word & 0x8080_8080_8080_8080 == 0, Self.isPlain(word) {
        at += 8
      } else {
        let length = plainLength(at: at)
        if length == 0 { break }
        at += length
      }
    }
    while at < bytes.count {
      let length = plainLength(at: at)
      if length == 0 { break }
      at += length
    }
    position = at
  }

  /// Whether eight ASCII bytes hold no quotation mark, no backslash and no control character;
  /// the test of all bytes of a word at once by their borrows.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ (ones * 0x22)) &- ones
    let backslashes = (word ^ (ones * 0x5C)) &- ones
    let controls = word &- ones * 0x20
    return (quotes | backslashes | controls) & (ones * 0x80) == 0
  }

  /// The length of the one scalar at a place, or 0 where something else than plain text is there.
  private func plainLength(at place: Int) -> Int {
    let byte = bytes[place]
    if byte >= 0x80 { return UTF8Scalar.length(in: bytes, at: place) }
    return byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") ? 1 : 0
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
