/// A type of value as JSON and this format tell them apart.
public enum JSONType: Equatable, Sendable {
  case string
  /// A number without a fraction and an exponent.
  case integer
  /// Any other number.
  case number
  case array
  case object
  case boolean
  case null
}

extension JSONType {
  /// The type of the value that these bytes of well-formed JSON write.
  init(ofValue bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    switch bytes.first {
    case UInt8(ascii: "\""): self = .string
    case UInt8(ascii: "["): self = .array
    case UInt8(ascii: "{"): self = .object
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .boolean
    case UInt8(ascii: "n"): self = .null
    default: self = bytes.contains(where: Self.marksFraction) ? .number : .integer
    }
  }

  private static func marksFraction(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }
}
