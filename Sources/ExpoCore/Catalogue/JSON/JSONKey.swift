/// An object's key as it stands between its quotation marks.
///
/// Keys are the same when their code units are after escapes are resolved (RFC 8259, section 8.3);
/// Swift's `String` would also take different Unicode forms of a key for the same.
struct JSONKey: Hashable {
  let bytes: UnsafeBufferPointer<UInt8>
  let hasEscapes: Bool

  /// The key without its escapes.
  var text: String { JSONString.text(bytes) }

  static func == (left: Self, right: Self) -> Bool {
    if left.hasEscapes || right.hasEscapes {
      return JSONString.unescaped(left.bytes) == JSONString.unescaped(right.bytes)
    }
    return left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
  }

  func hash(into hasher: inout Hasher) {
    if hasEscapes {
      JSONString.unescaped(bytes).withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
  }
}
