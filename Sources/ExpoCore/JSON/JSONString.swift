/// The text of a JSON string.
enum JSONString {
  /// The text with its escapes resolved.
  ///
  /// - Parameter content: The bytes between the quotation marks of a well-formed string.
  static func text(_ content: UnsafeBufferPointer<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var place = 0
    while let escape = content[place...].firstIndex(of: UInt8(ascii: "\\")) {
      text += content[place..<escape]
      place = escape + 1
      let letter = content[place]
      place += 1
      switch letter {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        var units = [codeUnit(content, at: place) ?? 0]
        place += 4
        if UTF16.isLeadSurrogate(units[0]) {
          units.append(codeUnit(content, at: place + 2) ?? 0)
          place += 6
        }
        text += String(decoding: units, as: UTF16.self).utf8
      default: text.append(letter)
      }
    }
    text += content[place...]
    return String(decoding: text, as: UTF8.self)
  }

  /// The code unit that four hexadecimal digits write, or nil if there are not four.
  static func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    return bytes[position..<(position + 4)].reduce(0) { unit, byte in
      guard let unit, let digit = Unicode.Scalar(byte).hexadecimalDigit else { return nil }
      return unit << 4 | digit
    }
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimalDigit: UInt16? {
    switch self {
    case "0"..."9": UInt16(value - 0x30)
    case "a"..."f", "A"..."F": UInt16(value & 0x0F + 9)
    default: nil
    }
  }
}
