/// The text of a JSON string.
enum JSONString {
  /// The bytes of the text with its escapes resolved.
  ///
  /// - Parameter content: The bytes between the quotation marks of a well-formed string.
  static func bytes(of content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var rest = content[...]
    while !rest.isEmpty {
      var escape = rest.startIndex
      while escape < content.count, content[escape] != UInt8(ascii: "\\") { escape += 1 }
      text += rest[..<escape]
      rest = rest[escape...].dropFirst()
      switch rest.popFirst() {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        var units = [codeUnit(rest) ?? 0]
        rest = rest.dropFirst(4)
        if UTF16.isLeadSurrogate(units[0]) {
          units.append(codeUnit(rest.dropFirst(2)) ?? 0)
          rest = rest.dropFirst(6)
        }
        text += String(decoding: units, as: UTF16.self).utf8
      case let letter?: text.append(letter)
      case nil: break
      }
    }
    return text
  }

  /// The code unit that four hexadecimal digits write, or nil if there are not four.
  static func codeUnit(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16? {
    let digits = digits.prefix(4).map { Unicode.Scalar($0) }
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    return UInt16(String(String.UnicodeScalarView(digits)), radix: 16)
  }
}
