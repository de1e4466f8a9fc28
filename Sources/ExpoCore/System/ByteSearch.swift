import CSystem

extension UnsafeBufferPointer<UInt8> {
  /// The place of the first byte with a value from a place on; nil if there is none.
  ///
  /// The C library compares 32 bytes at once on processors that can, twice as many as the compiler may
  /// use.
  func place(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let base = baseAddress, start < count else { return nil }
    let rest = UnsafeRawPointer(base + start)
    return memchr(rest, Int32(byte), count - start).map { start + (UnsafeRawPointer($0) - rest) }
  }
}
