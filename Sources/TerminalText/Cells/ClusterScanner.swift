/// Walks a text from the left, one cluster at a time, and measures each.
///
/// A cluster is an extended grapheme cluster (UAX #29) with two cuts, so that each is 1 or 2 cells
/// wide and what one cell holds is bounded: one of more than 32 scalars is cut there, and leading
/// Jamo that do not compose stand each for itself, as terminals draw them. What follows a cut is
/// read as if the text began there, so that a line measures by itself what it measured in the text.
struct ClusterScanner {
  struct Cluster {
    /// Where it stands, in UTF-8 bytes.
    let start: Int
    let end: Int
    /// Cells.
    let width: Int
    let firstScalar: UInt32
  }

  private static let mostScalars = 32

  /// The UTF-8 of a string.
  let bytes: UnsafeBufferPointer<UInt8>
  let measure: CellMeasure
  /// Where the next cluster starts, in bytes; it may be set back to where another started.
  var offset = 0

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func next() -> Cluster? {
    guard !isAtEnd else { return nil }
    let start = offset
    let (first, length) = bytes.scalar(at: start)
    if Solitary.includes(first), bytes.isSolitary(at: start + length) {
      offset = start + length
      return Cluster(
        start: start, end: offset, width: measure.width(ofScalar: first), firstScalar: first)
    }
    let width = passCharacter()
    return Cluster(start: start, end: offset, width: width, firstScalar: first)
  }

  /// Passes over a `Character`, or its part up to a cut, and gives its cells.
  private mutating func passCharacter() -> Int {
    // Most are short, and a string of at most fifteen bytes is not allocated.
    let short = character(within: 4)
    let end = short.mayGoOn ? character(within: Self.mostScalars).end : short.end
    let start = offset
    var width = 0
    while offset < end {
      let (scalar, length) = bytes.scalar(at: offset)
      if offset > start && Self.beginsSyllable(scalar) { break }
      width = scalar == 0xFE0F ? 2 : width + measure.width(ofScalar: scalar)
      offset += length
    }
    // A mark with nothing to stand on is drawn on a blank.
    return min(max(width, 1), 2)
  }

  /// Where the `Character` ends that begins here, as far as so many scalars show, and whether
  /// further ones may belong to it.
  private func character(within most: Int) -> (end: Int, mayGoOn: Bool) {
    var end = offset
    var count = 0
    while end < bytes.count && count < most {
      end += bytes.scalar(at: end).length
      count += 1
    }
    let window = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[offset..<end]), as: UTF8.self)
    let characterEnd = offset + (window.first?.utf8.count ?? 0)
    return (characterEnd, mayGoOn: characterEnd == end && end < bytes.count)
  }

  /// Whether the scalar is a leading Jamo or a precomposed syllable; inside a `Character` either
  /// follows only a leading Jamo that does not compose.
  private static func beginsSyllable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0xA960...0xA97C, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
