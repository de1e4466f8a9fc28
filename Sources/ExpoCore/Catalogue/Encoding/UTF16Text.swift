/// Text in UTF-16, as some editors save it.
enum UTF16Text {
  /// The text in UTF-8, up to the first half of a character that stands alone, and whether that
  /// was all of it.
  static func utf8(
    of bytes: UnsafeBufferPointer<UInt8>,
    isBigEndian: Bool
  ) -> (text: [UInt8], isWhole: Bool) {
    var units = Units(bytes: bytes, isBigEndian: isBigEndian)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 2)
    var decoder = Unicode.UTF16()
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): text.append(contentsOf: UTF8.encode(scalar) ?? .init())
      case .emptyInput: return (text, bytes.count.isMultiple(of: 2))
      case .error: return (text, false)
      }
    }
  }

  private struct Units: IteratorProtocol {
    let bytes: UnsafeBufferPointer<UInt8>
    let isBigEndian: Bool
    var position = 0

    mutating func next() -> UInt16? {
      guard position + 1 < bytes.count else { return nil }
      let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
      position += 2
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
  }
}
