/// UTF-8, strictly validated (Unicode, table 3-7: no overlong forms, no surrogates).
enum UTF8Decoder {
  /// The end of the text from `start` on that a JSON string may hold as it is: well-formed UTF-8
  /// without quotation marks, backslashes and control characters.
  ///
  /// - Parameter start: The beginning of a scalar.
  static func endOfPlainText(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x80 {
        let length = length(in: bytes, at: offset)
        if length == 0 { return offset }
        offset += length
      } else if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        return offset
      } else {
        offset += 1
      }
    }
    return offset
  }

  /// The length of the well-formed scalar at an offset, in bytes; 0 if there is none.
  @inline(__always)
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    func continues(_ distance: Int) -> Bool {
      offset + distance < bytes.count && bytes[offset + distance] & 0xC0 == 0x80
    }
    func continues(_ distance: Int, _ range: ClosedRange<UInt8>) -> Bool {
      offset + distance < bytes.count && range.contains(bytes[offset + distance])
    }
    return switch bytes[offset] {
    // Ideographs and syllables, which are most of a Korean text.
    case 0xE1...0xEC: continues(1) && continues(2) ? 3 : 0
    case 0x00...0x7F: 1
    case 0xC2...0xDF: continues(1) ? 2 : 0
    case 0xE0: continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
    case 0xED: continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
    case 0xEE...0xEF: continues(1) && continues(2) ? 3 : 0
    case 0xF0: continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
    default: 0
    }
  }

  /// The scalar at an offset, or nil if the bytes are not UTF-8.
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Unicode.Scalar? {
    guard length(in: bytes, at: offset) > 0 else { return nil }
    var end = offset
    return Unicode.Scalar(decodeScalar(in: bytes, at: &end))
  }

  /// Decodes the scalar at an offset and advances past it.
  ///
  /// - Precondition: The bytes are well-formed UTF-8.
  @inline(__always)
  static func decodeScalar(in bytes: UnsafeBufferPointer<UInt8>, at offset: inout Int) -> UInt32 {
    let lead = UInt32(bytes[offset])
    switch lead {
    case ..<0x80:
      offset += 1
      return lead
    case ..<0xE0:
      offset += 2
      return (lead & 0x1F) << 6 | payload(bytes[offset - 1])
    case ..<0xF0:
      offset += 3
      return (lead & 0x0F) << 12 | payload(bytes[offset - 2]) << 6 | payload(bytes[offset - 1])
    default:
      offset += 4
      return (lead & 0x07) << 18 | payload(bytes[offset - 3]) << 12
        | payload(bytes[offset - 2]) << 6 | payload(bytes[offset - 1])
    }
  }

  @inline(__always)
  private static func payload(_ continuation: UInt8) -> UInt32 { UInt32(continuation & 0x3F) }
}

extension String {
  /// Creates a text of well-formed UTF-8, without validating it again if the system allows that.
  init(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
    if #available(macOS 26, iOS 26, *) {
      self.init(copying: UTF8Span(unchecked: bytes.span))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }
}
