/// The legacy encoding of Korean Windows, which some editors still write (Unified Hangul Code, the
/// WHATWG Encoding Standard's EUC-KR).
enum CP949 {
  /// Whether the bytes from `start`, the first that is not UTF-8, read as Korean in CP949: most pairs of
  /// bytes above ASCII are among the 2,350 common syllables of KS X 1001.
  static func isLikely(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var (pairs, common) = (0, 0)
    var rest = bytes[start...].prefix(4_000)
    while let lead = rest.popFirst() {
      guard lead >= 0x80, let trail = rest.popFirst() else { continue }
      pairs += 1
      if (0xB0...0xC8).contains(lead), trail >= 0xA1 { common += 1 }
    }
    return common * 2 > pairs
  }
}
