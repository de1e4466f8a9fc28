/// A type of value as JSON and this format distinguish them.
package enum JSONType: UInt8, Sendable {
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
