/// A type of value as JSON and this format distinguish them.
public enum JSONType: UInt8, Sendable {
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

extension JSONType: CustomDebugStringConvertible {
  /// The name of the case, as faults print it.
  public var debugDescription: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .number: "number"
    case .array: "array"
    case .object: "object"
    case .boolean: "boolean"
    case .null: "null"
    }
  }
}
