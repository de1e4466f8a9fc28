/// The encodings in which a file may come: UTF-8, or UTF-16 with a byte-order mark.
enum TextEncoding {
  case utf8
  case utf8WithMark
  case utf16(isBigEndian: Bool)

  /// The encoding by the byte-order mark at the beginning of the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8WithMark
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isBigEndian: false)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isBigEndian: true)
    } else {
      self = .utf8
    }
  }

  /// The length of the byte-order mark, in bytes.
  var markLength: Int {
    switch self {
    case .utf8: 0
    case .utf8WithMark: 3
    case .utf16: 2
    }
  }
}

/// Text in UTF-16, as some editors save it.
enum UTF16Text {
  /// The text in UTF-8 up to the first lone surrogate, and whether that is all of it.
  static func utf8(
    of bytes: UnsafeBufferPointer<UInt8>,
    isBigEndian: Bool
  ) -> (text: [UInt8], isWhole: Bool) {
    var units = Units(bytes: bytes, isBigEndian: isBigEndian)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 2)
    var decoder = Unicode.UTF16()
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): text.append(contentsOf: UTF8.encode(scalar) ?? .init())
      case .emptyInput: return (text, bytes.count.isMultiple(of: 2))
      case .error: return (text, false)
      }
    }
  }

  private struct Units: IteratorProtocol {
    let bytes: UnsafeBufferPointer<UInt8>
    let isBigEndian: Bool
    var position = 0

    mutating func next() -> UInt16? {
      guard position + 1 < bytes.count else { return nil }
      let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
      position += 2
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
  }
}

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
