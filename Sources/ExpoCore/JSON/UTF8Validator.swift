/// UTF-8, strictly validated (Unicode, table 3-7: no overlong forms, no surrogates).
enum UTF8Validator {
  /// The end of the text from `start` on that a JSON string may hold as it is: well-formed UTF-8
  /// without quotation marks, backslashes and control characters.
  ///
  /// - Parameter start: The beginning of a scalar.
  static func endOfPlainText(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return place }
      let length = byte < 0x80 ? 1 : length(in: bytes, at: place)
      if length == 0 { return place }
      place += length
    }
    return place
  }

  /// The length of the well-formed scalar at a place, in bytes; 0 if there is none.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let length = length(ofLead: bytes[place])
    guard place + length <= bytes.count else { return 0 }
    if length > 1, !secondBytes(after: bytes[place]).contains(bytes[place + 1]) { return 0 }
    if length > 2, bytes[place + 2] & 0xC0 != 0x80 { return 0 }
    if length > 3, bytes[place + 3] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// The length that a lead byte announces, in bytes; 0 for any other byte.
  static func length(ofLead byte: UInt8) -> Int {
    switch byte {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  /// The scalar at a place, or nil if the bytes are not UTF-8.
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Unicode.Scalar? {
    guard length(in: bytes, at: place) > 0 else { return nil }
    var end = place
    return Unicode.Scalar(decodeScalar(in: bytes, at: &end))
  }

  /// Decodes the scalar at a place and advances past it.
  ///
  /// - Precondition: The bytes are well-formed UTF-8.
  @inline(__always)
  static func decodeScalar(in bytes: UnsafeBufferPointer<UInt8>, at place: inout Int) -> UInt32 {
    let lead = UInt32(bytes[place])
    switch lead {
    case ..<0x80:
      place += 1
      return lead
    case ..<0xE0:
      place += 2
      return (lead & 0x1F) << 6 | payload(bytes[place - 1])
    case ..<0xF0:
      place += 3
      return (lead & 0x0F) << 12 | payload(bytes[place - 2]) << 6 | payload(bytes[place - 1])
    default:
      place += 4
      return (lead & 0x07) << 18 | payload(bytes[place - 3]) << 12
        | payload(bytes[place - 2]) << 6 | payload(bytes[place - 1])
    }
  }

  @inline(__always)
  private static func payload(_ continuation: UInt8) -> UInt32 { UInt32(continuation & 0x3F) }

  private static func secondBytes(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
