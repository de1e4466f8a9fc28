/// Walks a text from the left, one grapheme cluster at a time, and measures each.
///
/// A cluster is an extended grapheme cluster (UAX #29, with the marks of our own tables) with four
/// differences that keep it at most 2 cells wide and bound its length. It ends after 32 scalars.
/// Leading Jamo that do not compose, skin tones after anything but an emoji, and letters and signs that
/// would make a cluster wider than 2 cells are clusters of their own, as terminals draw them. The text
/// after a cluster measures the same as it does alone, so a line can start there.
///
/// A cluster is 1 or 2 cells wide, but vowel and final Jamo without a leading one and the zero-width
/// space take no cell.
struct GraphemeClusters {
  struct Cluster {
    /// Its range in the text, in UTF-8 bytes.
    let start: Int
    let end: Int
    let width: Int
    let firstScalar: UInt32
  }

  private static let maxScalars = 32
  /// The maximum length of a cluster in UTF-8 bytes.
  static let maxBytes = 4 * maxScalars

  let bytes: UTF8Bytes
  let measure: CellMeasure
  /// The offset of the next cluster in UTF-8 bytes; may be moved to the start of any cluster.
  var offset = 0

  init(_ bytes: UTF8Bytes, measure: CellMeasure) {
    self.bytes = bytes
    self.measure = measure
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func next() -> Cluster? {
    guard !isAtEnd else { return nil }
    let start = offset
    let (first, length) = bytes.scalar(at: start)
    if Self.standsAlone(first), bytes.startsCluster(at: start + length) {
      offset = start + length
      let width = measure.width(ofScalar: first)
      return Cluster(start: start, end: offset, width: width, firstScalar: first)
    }
    let width = skipCharacter()
    return Cluster(start: start, end: offset, width: width, firstScalar: first)
  }

  /// Skips one `Character`, or the part of it that is one cluster, and returns its width.
  private mutating func skipCharacter() -> Int {
    // Most are short, and a string of at most fifteen bytes is not allocated.
    let short = character(inFirst: 4)
    var end = short.mayContinue ? character(inFirst: Self.maxScalars).end : short.end
    let start = offset
    let first = bytes.scalar(at: start).value
    var width = 0
    var count = 0
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      if offset == end {
        if first < 0x20 || count == Self.maxScalars || !isNewMark(scalar) { break }
        end = character(inFirst: Self.maxScalars - count).end
      }
      if offset > start && Self.startsCluster(scalar, in: first) { break }
      let added = measure.width(ofScalar: scalar)
      if offset > start, added > 0, width + added > 2, Self.standsBeside(scalar) { break }
      width = scalar == 0xFE0F ? 2 : width + added
      offset += length
      count += 1
    }
    // A mark without a base is drawn on a blank.
    return min(max(width, Self.isInvisible(first) ? 0 : 1), 2)
  }

  /// Whether the scalar is a mark that is newer than the standard library, which begins a
  /// `Character` with it.
  private func isNewMark(_ scalar: UInt32) -> Bool {
    guard measure.width(ofScalar: scalar) == 0, let scalar = Unicode.Scalar(scalar) else {
      return false
    }
    return scalar.properties.generalCategory == .unassigned
  }

  /// The end of the next `Character` as far as its first scalars show, and whether more may belong
  /// to it.
  private func character(inFirst maxCount: Int) -> (end: Int, mayContinue: Bool) {
    var end = offset
    var count = 0
    while end < bytes.count && count < maxCount {
      end += bytes.scalar(at: end).length
      count += 1
    }
    let character = bytes.text(offset, end).first
    let characterEnd = offset + (character?.utf8.count ?? end - offset)
    return (characterEnd, mayContinue: characterEnd == end && end < bytes.count)
  }

  /// Whether a scalar inside a `Character` that starts with `first` is a cluster of its own.
  private static func startsCluster(_ scalar: UInt32, in first: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0xA960...0xA97C, 0xAC00...0xD7A3:
      // A syllable or a leading Jamo follows only a leading Jamo that does not compose.
      true
    case 0x1F3FB...0x1F3FF:
      !InvisibleSequences.isPictograph(first) || (0x1F3FB...0x1F3FF).contains(first)
    default:
      false
    }
  }

  /// Whether terminals draw the scalar beside what Unicode joins it to, such as a digit after an Arabic
  /// number sign: anything but a mark, an emoji or half of a flag.
  private static func standsBeside(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .otherSymbol, .modifierSymbol, nil: false
    default: true
    }
  }

  /// Whether a cluster that starts with the scalar may take no cell: vowel and final Jamo, and the
  /// zero-width space.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB, 0x200B: true
    default: false
    }
  }

  /// Whether the scalar is one of those between any two of which there is a cluster boundary,
  /// because no rule of UAX #29 joins them. Not all of them: those that the texts mostly consist
  /// of.
  @inline(__always)
  fileprivate static func standsAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E,  // ASCII
      0xAC00...0xD7A3,  // Hangul syllables
      0x4E00...0x9FFF,  // Hanja
      0x2010...0x2027,  // dashes, quotation marks, the ellipsis
      0x3000...0x3029,  // CJK punctuation
      0xA0...0xAC, 0xAE...0x2FF:  // Latin letters, the middle dot
      true
    default:
      false
    }
  }
}

// MARK: - Skipping

/// Clusters of which only the width matters.
///
/// ASCII, Hanja and Hangul syllables, called plain here and nearly all of a Korean text, are
/// recognised by their first bytes: most of the time of a layout would go into anything slower.
extension GraphemeClusters {
  /// Skips all clusters and returns their width.
  mutating func skipAll() -> Int {
    var width = skipPlain(includingSpaces: true)
    while let cluster = next() {
      width += cluster.width + skipPlain(includingSpaces: true)
    }
    return width
  }

  /// Skips the clusters before the next blank or the end and returns their width.
  mutating func skipWord() -> Int {
    var width = skipPlain(includingSpaces: false)
    while !isAtPlainSpace && lengthOfBlank == 0, let cluster = next() {
      width += cluster.width + skipPlain(includingSpaces: false)
    }
    return width
  }

  /// Skips the blanks at the offset and returns their width.
  mutating func skipBlanks() -> Int {
    if isAtPlainSpace {
      offset += 1
      return 1
    }
    var width = 0
    while case let length = lengthOfBlank, length > 0 {
      width += measure.width(ofScalar: bytes.scalar(at: offset).value)
      offset += length
    }
    return width
  }

  /// Skips plain clusters, and the spaces between them if wanted, and returns their width. The last
  /// one stays if the scalar after it may join it.
  @inline(__always)
  private mutating func skipPlain(includingSpaces: Bool) -> Int {
    var offset = offset
    var width = 0
    var last = PlainScalar.none
    while offset < bytes.count {
      var scalar = bytes.plainScalar(at: offset)
      if includingSpaces && bytes[offset] == 0x20 { scalar = .ascii }
      if scalar.length == 0 { break }
      offset += scalar.length
      width += scalar.width
      last = scalar
    }
    if !bytes.startsCluster(at: offset) {
      offset -= last.length
      width -= last.width
    }
    self.offset = offset
    return width
  }

  /// Whether a space and a plain cluster come next.
  @inline(__always)
  private var isAtPlainSpace: Bool {
    bytes[offset] == 0x20 && bytes.plainScalar(at: offset + 1).length > 0
  }

  /// The length in bytes of the next cluster if it is a blank, otherwise 0.
  private var lengthOfBlank: Int {
    guard !isAtEnd else { return 0 }
    let (scalar, length) = bytes.scalar(at: offset)
    guard Cluster.isBlank(scalar) else { return 0 }
    return bytes.startsCluster(at: offset + length) || isAtBlank() ? length : 0
  }

  @inline(never)
  private func isAtBlank() -> Bool {
    var clusters = self
    return clusters.next()?.isBlank ?? false
  }
}

/// The length in bytes and the width in cells of a scalar that its first bytes identify.
private struct PlainScalar {
  let length: Int
  let width: Int

  static let none = PlainScalar(length: 0, width: 0)
  static let ascii = PlainScalar(length: 1, width: 1)
  /// Hanja from U+5000, Hangul to U+D77F.
  static let wide = PlainScalar(length: 3, width: 2)
}

extension UTF8Bytes {
  /// The plain scalar at an offset. The space is none, because words end there.
  @inline(__always)
  fileprivate func plainScalar(at offset: Int) -> PlainScalar {
    switch self[offset] {
    case 0x21...0x7E: .ascii
    case 0xE5...0xE9, 0xEB...0xEC: .wide
    case 0xEA: self[offset + 1] >= 0xB0 ? .wide : .none
    case 0xED: self[offset + 1] <= 0x9D ? .wide : .none
    default: .none
    }
  }

  /// Whether a cluster starts at an offset regardless of what precedes it, or the text ends there.
  /// False if that is not known.
  @inline(__always)
  fileprivate func startsCluster(at offset: Int) -> Bool {
    offset >= count || plainScalar(at: offset).length > 0
      || GraphemeClusters.standsAlone(scalar(at: offset).value)
  }
}
