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
    if Self.standsAlone(first), isEnd(start + length) {
      offset = start + length
      let width = measure.width(ofScalar: first)
      return Cluster(start: start, end: offset, width: width, firstScalar: first)
    }
    let width = skipCharacter()
    return Cluster(start: start, end: offset, width: width, firstScalar: first)
  }

  /// Whether a cluster ends at an offset, independent of what precedes it; false if that is not known.
  private func isEnd(_ offset: Int) -> Bool {
    offset >= bytes.count || Self.standsAlone(bytes.scalar(at: offset).value)
  }

  /// Skips one `Character`, or the part of it that is one cluster, and returns its width.
  private mutating func skipCharacter() -> Int {
    var end = endOfCharacter(inFirst: Self.maxScalars)
    let start = offset
    let first = bytes.scalar(at: start).value
    var width = 0
    var count = 0
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      if offset == end {
        if first < 0x20 || count == Self.maxScalars || !isNewMark(scalar) { break }
        end = endOfCharacter(inFirst: Self.maxScalars - count)
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

  /// The end of the next `Character` as far as its first scalars show.
  private func endOfCharacter(inFirst maxCount: Int) -> Int {
    var end = offset
    var count = 0
    while end < bytes.count && count < maxCount {
      end += bytes.scalar(at: end).length
      count += 1
    }
    return bytes.text(offset, end).first.map { offset + $0.utf8.count } ?? end
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
  private static func standsAlone(_ scalar: UInt32) -> Bool {
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

extension GraphemeClusters {
  /// Skips clusters as long as they meet a condition, and returns their width.
  mutating func skip(while meetsCondition: (Cluster) -> Bool = { _ in true }) -> Int {
    var width = 0
    var rest = self
    while let cluster = rest.next(), meetsCondition(cluster) {
      width += cluster.width
      offset = rest.offset
    }
    return width
  }
}
