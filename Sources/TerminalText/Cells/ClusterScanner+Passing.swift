/// The short ways over clusters that nobody wants to see: they only add up the cells.
///
/// ASCII, Hanja and Hangul syllables, called plain here and nearly the whole of a Korean text, are
/// known by their first bytes.
extension ClusterScanner {
  /// Passes over all clusters to the end, and gives their cells.
  mutating func passAll() -> Int {
    var width = passPlain(andSpaces: true)
    while let cluster = next() {
      width += cluster.width + passPlain(andSpaces: true)
    }
    return width
  }

  /// Passes over all clusters to the next blank or the end, and gives their cells.
  mutating func passWord() -> Int {
    var width = passPlain(andSpaces: false)
    while !isAtPlainSpace && blankLength == 0, let cluster = next() {
      width += cluster.width + passPlain(andSpaces: false)
    }
    return width
  }

  /// Passes over the blanks that stand here, and gives their cells.
  mutating func passBlanks() -> Int {
    if isAtPlainSpace {
      offset += 1
      return 1
    }
    var width = 0
    while case let length = blankLength, length > 0 {
      width += measure.width(ofScalar: bytes.scalar(at: offset).value)
      offset += length
    }
    return width
  }

  /// Passes over plain clusters, with the spaces between them or up to the first, and gives their
  /// cells; leaves the last where the scalar behind may join it.
  @inline(__always)
  private mutating func passPlain(andSpaces: Bool) -> Int {
    var offset = offset
    var width = 0
    var length = 0  // of the last, in bytes; 1 byte is 1 cell, 3 bytes are 2
    while offset < bytes.count {
      if andSpaces && bytes[offset] == 0x20 {
        length = 1
      } else if case let plain = bytes.plainLength(at: offset), plain > 0 {
        length = plain
      } else {
        break
      }
      offset += length
      width += (length + 1) / 2
    }
    if !bytes.isSolitary(at: offset) {
      offset -= length
      width -= (length + 1) / 2
    }
    self.offset = offset
    return width
  }

  /// Whether a space and a plain cluster stand next.
  @inline(__always)
  private var isAtPlainSpace: Bool {
    offset + 1 < bytes.count && bytes[offset] == 0x20
      && bytes.plainLength(at: offset + 1) > 0
  }

  /// How many bytes the next cluster has if it is a blank, else 0.
  private var blankLength: Int {
    guard !isAtEnd else { return 0 }
    let (scalar, length) = bytes.scalar(at: offset)
    guard Cluster.isBlank(scalar) else { return 0 }
    return bytes.isSolitary(at: offset + length) || isBlankAhead() ? length : 0
  }

  @inline(never)
  private func isBlankAhead() -> Bool {
    var ahead = self
    return ahead.next()?.isBlank ?? false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a solitary scalar stands at an offset, or the text ends there.
  @inline(__always)
  func isSolitary(at offset: Int) -> Bool {
    offset >= count || plainLength(at: offset) > 0 || Solitary.includes(scalar(at: offset).value)
  }

  /// The bytes of the plain scalar at an offset: 1 for ASCII but the space, one cell; 3 for Hanja
  /// from U+5000 and Hangul to U+D77F, two cells; 0 for any other.
  @inline(__always)
  fileprivate func plainLength(at offset: Int) -> Int {
    switch self[offset] {
    case 0x21...0x7E: 1
    case 0xE5...0xE9, 0xEB...0xEC: 3
    case 0xEA: self[offset + 1] >= 0xB0 ? 3 : 0
    case 0xED: self[offset + 1] <= 0x9D ? 3 : 0
    default: 0
    }
  }
}
