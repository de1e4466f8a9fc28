/// UTF-8.
enum UTF8Decoder {
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
