/// One scalar in UTF-8, judged strictly (Unicode, table 3-7: no overlong form, no surrogate).
enum UTF8Scalar {
  /// The length of the well-formed sequence at a place, in bytes; 0 where there is none.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let length = length(ofLead: bytes[place])
    guard place + length <= bytes.count else { return 0 }
    if length > 1, !secondBytes(after: bytes[place]).contains(bytes[place + 1]) { return 0 }
    if length > 2, bytes[place + 2] & 0xC0 != 0x80 { return 0 }
    if length > 3, bytes[place + 3] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// The length that a lead byte announces, in bytes; 0 where it is none.
  static func length(ofLead byte: UInt8) -> Int {
    switch byte {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  /// The scalar at a place, or nil where the bytes are no UTF-8.
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Unicode.Scalar? {
    let length = length(in: bytes, at: place)
    guard length > 0 else { return nil }
    return String(decoding: bytes[place..<(place + length)], as: UTF8.self).unicodeScalars.first
  }

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
