/// Cuts values out of JSON that is known to be well-formed, without decoding anything.
///
/// Safe on any bytes, but it judges none: a bundled file is proven by a test, a foreign one by
/// `JSONScanner`.
struct JSONCutter {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The bytes of each element of the array at a place.
  func elements(ofArrayAt place: Int) -> [ByteRange] {
    var elements: [ByteRange] = []
    var position = skipSeparators(from: skipSeparators(from: place) + 1)
    while position < bytes.count, !Self.closes(bytes[position]) {
      let end = end(ofValueAt: position)
      elements.append(ByteRange(position..<end))
      position = skipSeparators(from: end)
    }
    return elements
  }

  /// The bytes of the first member with a key of the object at a place.
  ///
  /// Stops at the member; what stands after it is not looked at.
  func value(of key: String, inObjectAt place: Int) -> Range<Int>? {
    var position = skipSeparators(from: skipSeparators(from: place) + 1)
    while position < bytes.count, !Self.closes(bytes[position]) {
      let keyEnd = end(ofValueAt: position)
      let isFound = isString(position..<keyEnd, equalTo: key)
      position = skipSeparators(from: keyEnd)
      let end = end(ofValueAt: position)
      if isFound { return position..<end }
      position = skipSeparators(from: end)
    }
    return nil
  }

  /// The text of a string, or nil where the bytes are another value.
  func string(_ range: Range<Int>) -> String? {
    content(ofString: range).map(JSONString.text)
  }

  private func isString(_ range: Range<Int>, equalTo text: String) -> Bool {
    guard let content = content(ofString: range) else { return false }
    if content.count == text.utf8.count { return content.elementsEqual(text.utf8) }
    return content.count > text.utf8.count && content.contains(UInt8(ascii: "\\"))
      && JSONString.unescaped(content).elementsEqual(text.utf8)
  }

  private func content(ofString range: Range<Int>) -> UnsafeBufferPointer<UInt8>? {
    guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "\"") else { return nil }
    return UnsafeBufferPointer(rebasing: bytes[(range.lowerBound + 1)..<(range.upperBound - 1)])
  }

  /// The place after the value that begins at a place.
  private func end(ofValueAt place: Int) -> Int {
    guard place < bytes.count else { return bytes.count }
    switch bytes[place] {
    case UInt8(ascii: "\""): return end(ofStringAt: place)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return end(ofContainerAt: place)
    default:
      let rest = bytes[place...]
      return rest.dropFirst().firstIndex { Self.separates($0) || Self.closes($0) } ?? rest.endIndex
    }
  }

  private func end(ofContainerAt place: Int) -> Int {
    var position = place
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position = end(ofStringAt: position)
        continue
      }
      position += 1
      if Self.opens(byte) {
        depth += 1
      } else if Self.closes(byte) {
        depth -= 1
        if depth == 0 { break }
      }
    }
    return position
  }

  /// The place after the string that begins at a place.
  private func end(ofStringAt place: Int) -> Int {
    var position = mark(from: place + 1)
    while position < bytes.count, bytes[position] == UInt8(ascii: "\\") {
      position = mark(from: position + 2)
    }
    return min(position + 1, bytes.count)
  }

  /// The place of the first quotation mark or backslash from a place on; eight bytes are looked at
  /// once.
  private func mark(from place: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var position = place
    while position + 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let marks =
        Self.zeroBytes(word ^ 0x2222_2222_2222_2222)
        | Self.zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
      if marks != 0 { return position + marks.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < bytes.count, !Self.isMark(bytes[position]) {
      position += 1
    }
    return position
  }

  /// The highest bit of the lowest byte that is zero, and perhaps of higher ones; 0 where none is.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private func skipSeparators(from place: Int) -> Int {
    var position = place
    while position < bytes.count, Self.separates(bytes[position]) {
      position += 1
    }
    return position
  }

  private static func separates(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
  }

  /// Whether the byte is `[` or `{`, which differ in one bit.
  private static func opens(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "{") }

  /// Whether the byte is `]` or `}`, which differ in one bit.
  private static func closes(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "}") }
}
