/// The text of a JSON string, given the bytes between its quotation marks.
enum JSONString {
  /// The text with its escapes resolved; invalid escapes and invalid UTF-8 are repaired.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard hasEscape(bytes) else { return String(decoding: bytes, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: bytes.count) { unescape(bytes, into: $0) }
  }

  static func hasEscape(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.place(of: UInt8(ascii: "\\")) != nil
  }

  /// Whether one of the escapes stands for anything but a mark or a line break.
  static func hidesText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    while let backslash = bytes.place(of: UInt8(ascii: "\\"), from: position) {
      position = backslash + 2
      guard position <= bytes.count else { return false }
      switch bytes[backslash + 1] {
      case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "\""), UInt8(ascii: "\\"),
        UInt8(ascii: "/"):
        break
      default: return true
      }
    }
    return false
  }

  /// The text's UTF-8 with its escapes resolved.
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count) { $1 = unescape(bytes, into: $0) }
  }

  /// Writes the text with its escapes resolved and returns its length, which is at most that of the
  /// source.
  static func unescape(
    _ source: UnsafeBufferPointer<UInt8>,
    into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var position = 0
    var length = 0
    while position < source.count {
      let end = source.place(of: UInt8(ascii: "\\"), from: position) ?? source.count
      if end > position {
        let plain = UnsafeMutableBufferPointer(rebasing: target[length..<(length + end - position)])
        length = plain.initialize(fromContentsOf: source[position..<end]) + length
      }
      if end < source.count {
        position = writeEscape(of: source, at: end, into: target, &length)
      } else {
        position = end
      }
    }
    return length
  }

  /// The place after the scalar, or the escape of one, at a place of well-formed text.
  static func endOfScalar(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    guard bytes[place] == UInt8(ascii: "\\") else {
      return min(bytes.count, place + max(1, UTF8Validator.length(ofLead: bytes[place])))
    }
    guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "u") else {
      return min(bytes.count, place + 2)
    }
    let isPair = codeUnit(bytes, at: place + 2).map(UTF16.isLeadSurrogate) ?? false
    return min(bytes.count, place + (isPair ? 12 : 6))
  }

  /// The code unit that four hexadecimal digits write, or nil if there are not four.
  static func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[position..<(position + 4)] {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Writes the character of an escape and returns the position after the escape.
  private static func writeEscape(
    of source: UnsafeBufferPointer<UInt8>,
    at position: Int,
    into target: UnsafeMutableBufferPointer<UInt8>,
    _ length: inout Int
  ) -> Int {
    // A backslash at the end, which well-formed text does not have here.
    guard position + 1 < source.count else {
      target[length] = source[position]
      length += 1
      return position + 1
    }
    let letter = source[position + 1]
    guard letter == UInt8(ascii: "u") else {
      target[length] = controlCharacter(letter) ?? letter
      length += 1
      return position + 2
    }
    guard let unit = codeUnit(source, at: position + 2) else { return position + 2 }
    var units = [unit]
    var end = position + 6
    if UTF16.isLeadSurrogate(unit), end + 1 < source.count, source[end] == UInt8(ascii: "\\"),
      source[end + 1] == UInt8(ascii: "u"), let trail = codeUnit(source, at: end + 2),
      UTF16.isTrailSurrogate(trail)
    {
      units.append(trail)
      end += 6
    }
    for byte in String(decoding: units, as: UTF16.self).utf8 {
      target[length] = byte
      length += 1
    }
    return end
  }

  private static func controlCharacter(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }
}
