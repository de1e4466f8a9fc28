/// UTF-8, strictly validated (Unicode, table 3-7: no overlong forms, no surrogates).
enum UTF8Validator {
  /// The end of the text from `start` on that a JSON string may hold as it is: well-formed UTF-8
  /// without quotation marks, backslashes and control characters.
  ///
  /// - Parameter start: The beginning of a scalar.
  static func endOfPlainText(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if place >= 2, place + 16 <= bytes.count {
        let chunk = Chunk(UnsafeRawBufferPointer(bytes), at: place)
        guard let offset = chunk.stop.firstTrue else {
          place += 16
          continue
        }
        place += offset
        if chunk.isPlainUntilStop(at: offset) { return place }
      }
      place = startOfScalar(in: bytes, around: place)
      if isPlainASCII(bytes[place]) {
        place += 1
      } else {
        let length = bytes[place] < 0x80 ? 0 : length(in: bytes, at: place)
        if length == 0 { return place }
        place += length
      }
    }
    return place
  }

  /// The beginning of the scalar that is incomplete before a place, or the place itself.
  private static func startOfScalar(
    in bytes: UnsafeBufferPointer<UInt8>, around place: Int
  ) -> Int {
    if place >= 1, bytes[place - 1] >= 0xC0 { return place - 1 }
    if place >= 2, bytes[place - 2] >= 0xE0 { return place - 2 }
    return place
  }

  private static func isPlainASCII(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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

extension UTF8Validator {
  /// Sixteen bytes of a JSON string, validated at once.
  ///
  /// Covers scalars of one to three bytes, Hangul among them; the others go the scalar path. With
  /// it the scan of a large file takes half the time. Both operands of every operator are vectors:
  /// comparing a vector with a number is thirty times as slow.
  private struct Chunk {
    /// The bytes that end plain text, or cannot be validated here.
    let stop: SIMDMask<SIMD16<Int8>>
    private let isInvalid: SIMDMask<SIMD16<Int8>>

    /// - Precondition: At least two bytes precede the place.
    @inline(__always)
    init(_ bytes: UnsafeRawBufferPointer, at place: Int) {
      typealias Vector = SIMD16<UInt8>
      let chunk = bytes.loadUnaligned(fromByteOffset: place, as: Vector.self)
      let before = bytes.loadUnaligned(fromByteOffset: place - 1, as: Vector.self)
      let twoBefore = bytes.loadUnaligned(fromByteOffset: place - 2, as: Vector.self)
      let isEnd =
        (chunk .== Vector(repeating: UInt8(ascii: "\"")))
        .| (chunk .== Vector(repeating: UInt8(ascii: "\\"))) .| (chunk .< Vector(repeating: 0x20))
      let isContinuation =
        (chunk & Vector(repeating: 0xC0)) .== Vector(repeating: 0x80)
      let needsContinuation =
        (before .>= Vector(repeating: 0xC0)) .| (twoBefore .>= Vector(repeating: 0xE0))
      // C0 and C1 lead overlong forms, E0 and F0 to FF need a closer look.
      let isUnusualLead =
        (chunk .>= Vector(repeating: 0xF0)) .| (chunk .== Vector(repeating: 0xE0))
        .| ((chunk & Vector(repeating: 0xFE)) .== Vector(repeating: 0xC0))
      let isSurrogate =
        (before .== Vector(repeating: 0xED)) .& (chunk .>= Vector(repeating: 0xA0))
      isInvalid = (isContinuation .^ needsContinuation) .| isUnusualLead .| isSurrogate
      stop = isEnd .| isInvalid
    }

    /// Whether the byte at the first stop ends plain text that is whole and valid.
    @inline(__always)
    func isPlainUntilStop(at offset: Int) -> Bool { !isInvalid[offset] }
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The position of the first lane that is true.
  @inline(__always)
  var firstTrue: Int? {
    let lanes = unsafeBitCast(self, to: (UInt64, UInt64).self)
    if lanes.0 != 0 { return UInt64(littleEndian: lanes.0).trailingZeroBitCount / 8 }
    if lanes.1 != 0 { return 8 + UInt64(littleEndian: lanes.1).trailingZeroBitCount / 8 }
    return nil
  }
}
