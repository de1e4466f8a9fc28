/// The UTF-8 of a string, borrowed while a closure runs.
///
/// A stored `Span<UInt8>` would need lifetime annotations that Swift 6 keeps experimental, so this
/// wrapper checks the bounds instead: a byte outside the text reads as 0. Code that looks ahead
/// needs no check of its own.
struct UTF8Bytes {
  private let buffer: UnsafeBufferPointer<UInt8>

  @inline(__always)
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  var count: Int { buffer.count }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: buffer.count) ? buffer[offset] : 0
  }

  /// The scalar that begins at an offset, and its length in bytes.
  @inline(__always)
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(self[offset])
    if lead < 0x80 { return (lead, 1) }
    let second = UInt32(self[offset + 1] & 0x3F)
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | second, 2) }
    let third = UInt32(self[offset + 2] & 0x3F)
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | second << 6 | third, 3) }
    let fourth = UInt32(self[offset + 3] & 0x3F)
    return ((lead & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
  }

  /// The bytes from `start` to `end`, as far as they lie in the text.
  func slice(_ start: Int, _ end: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = min(max(start, 0), count)
    return buffer[start..<min(max(end, start), count)]
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: slice(start, end)), as: UTF8.self)
  }
}

extension String {
  /// Lends the text's UTF-8 to `body`.
  @inline(__always)
  func withUTF8Bytes<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    var text = self
    return text.withUTF8 { body(UTF8Bytes($0)) }
  }
}
