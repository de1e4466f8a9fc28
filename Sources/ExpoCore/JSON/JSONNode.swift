/// A value of a JSON text: its type and where it is.
///
/// Eight bytes, so that a text of 64 MiB that consists of the smallest values takes no more memory than
/// any other.
struct JSONNode {
  /// The start, above four bits for the type and the escapes.
  private var bits: UInt32
  /// Where a finished value ends: an array or object with the number of the node after its contents,
  /// any other value with the place after its last byte. 0 while the value is being parsed.
  private(set) var end = 0 as UInt32

  init(_ type: JSONType, at start: Int) {
    bits = UInt32(start) << 4 | UInt32(type.rawValue)
  }

  var type: JSONType { JSONType(rawValue: UInt8(bits & 7)) ?? .null }
  /// Whether the value is a string with escapes.
  var hasEscapes: Bool { bits & 8 != 0 }
  /// The place of the first byte.
  var start: Int { Int(bits >> 4) }
  var isContainer: Bool { type == .array || type == .object }
  var isFinished: Bool { end > 0 }

  mutating func finish(at end: Int, hasEscapes: Bool = false) {
    self.end = UInt32(end)
    if hasEscapes { bits |= 8 }
  }
}
