/// The byte-order mark that a file may begin with, and the encoding that it stands for.
enum ByteOrderMark {
  case none
  case utf8
  case utf16LittleEndian
  case utf16BigEndian

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else {
      self = .none
    }
  }

  /// The mark's own length, in bytes.
  var length: Int {
    switch self {
    case .none: 0
    case .utf8: 3
    case .utf16LittleEndian, .utf16BigEndian: 2
    }
  }

  /// The byte order of UTF-16, or nil for UTF-8.
  var isBigEndianUTF16: Bool? {
    switch self {
    case .none, .utf8: nil
    case .utf16LittleEndian: false
    case .utf16BigEndian: true
    }
  }
}
