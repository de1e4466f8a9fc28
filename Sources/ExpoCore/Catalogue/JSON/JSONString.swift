/// The text of a JSON string, given what stands between its quotation marks.
enum JSONString {
  /// The text with its escapes resolved; what is no escape of JSON is repaired, never trusted.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    if bytes.contains(UInt8(ascii: "\\")) {
      return String(decoding: unescaped(bytes), as: UTF8.self)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text's UTF-8 with its escapes resolved.
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
        position = appendEscape(of: bytes, at: position, to: &text)
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    return text
  }

  /// The code unit that four hexadecimal digits write, or nil where there are not four.
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

  /// Appends what the escape at a position stands for, and returns the position after it.
  private static func appendEscape(
    of bytes: UnsafeBufferPointer<UInt8>,
    at position: Int,
    to text: inout [UInt8]
  ) -> Int {
    let letter = bytes[position + 1]
    guard letter == UInt8(ascii: "u") else {
      text.append(controlCharacter(letter) ?? letter)
      return position + 2
    }
    guard let unit = codeUnit(bytes, at: position + 2) else { return position + 2 }
    var units = [unit]
    var end = position + 6
    if UTF16.isLeadSurrogate(unit), end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\\"),
      bytes[end + 1] == UInt8(ascii: "u"), let trail = codeUnit(bytes, at: end + 2),
      UTF16.isTrailSurrogate(trail)
    {
      units.append(trail)
      end += 6
    }
    text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
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
