/// The legacy encoding of Korean Windows, which some editors still write (Unified Hangul Code, the
/// WHATWG Encoding Standard's EUC-KR).
enum CP949 {
  /// How many two-byte characters are examined.
  private static let sampleSize = 2_000

  /// Whether the bytes from `start`, the first that is not UTF-8, read as Korean in CP949: each
  /// byte above ASCII begins a pair, and most pairs are among the 2,350 common syllables of
  /// KS X 1001.
  static func isLikely(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var (pairs, common) = (0, 0)
    var position = start
    while position < bytes.count, pairs < sampleSize {
      let lead = bytes[position]
      position += 1
      if lead < 0x80 { continue }
      guard position < bytes.count else { break }
      let trail = bytes[position]
      position += 1
      guard isPair(lead, trail) else { return false }
      pairs += 1
      if (0xB0...0xC8).contains(lead), trail >= 0xA1 { common += 1 }
    }
    return common > 0 && common * 2 >= pairs
  }

  private static func isPair(_ lead: UInt8, _ trail: UInt8) -> Bool {
    guard (0x81...0xFE).contains(lead) else { return false }
    return switch trail {
    case 0x41...0x5A, 0x61...0x7A, 0x81...0xFE: true
    default: false
    }
  }
}
