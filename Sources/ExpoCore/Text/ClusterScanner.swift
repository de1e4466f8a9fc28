/// Walks a text from the left, one cluster at a time, and measures each.
///
/// A cluster is an extended grapheme cluster (UAX #29) with two cuts, so that each is 1 or 2 cells
/// wide and what one cell holds is bounded: one of more than 32 scalars is cut there, and leading
/// Jamo that do not compose stand each for itself, as terminals draw them.
struct ClusterScanner {
  struct Cluster {
    /// Where it stands, in UTF-8 bytes.
    let start: Int
    let end: Int
    /// Cells.
    let width: Int
    let firstScalar: UInt32
  }

  /// Where the scanner is; it may be sent back to a place where it was.
  struct Position {
    /// The next cluster's start, in UTF-8 bytes.
    fileprivate(set) var offset = 0
    /// The end of the last `Character` that was looked for.
    fileprivate var characterEnd = 0
    /// The same as the string knows it: from its own boundary it need not look back, which over a
    /// flood of marks would take long.
    fileprivate var characterEndIndex: String.Index
  }

  private static let mostScalars = 32

  private let text: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let measure: CellMeasure
  private(set) var position: Position
  /// The scalar at the position.
  private var scalar: (value: UInt32, length: Int)

  /// A scanner over `bytes`, which must be those of `text`.
  init(text: String, bytes: UnsafeBufferPointer<UInt8>, measure: CellMeasure) {
    self.text = text
    self.bytes = bytes
    self.measure = measure
    position = Position(characterEndIndex: text.startIndex)
    scalar = bytes.isEmpty ? (0x20, 0) : bytes.scalar(at: 0)
  }

  /// Goes on from a place where it was.
  mutating func move(to position: Position) {
    self.position = position
    scalar = scalar(at: position.offset)
  }

  var isAtEnd: Bool { position.offset >= bytes.count }

  mutating func next() -> Cluster? {
    guard !isAtEnd else { return nil }
    if position.offset >= position.characterEnd {
      let following = scalar(at: position.offset + scalar.length)
      if Self.isSolitary(scalar.value), Self.isSolitary(following.value) {
        let cluster = Cluster(
          start: position.offset, end: position.offset + scalar.length,
          width: width(ofSolitary: scalar.value), firstScalar: scalar.value)
        position.offset = cluster.end
        scalar = following
        return cluster
      }
      findCharacterEnd()
    }
    return nextPiece()
  }

  /// Passes over all clusters to the next blank or the end, and gives their cells.
  @inline(__always)
  mutating func passWord() -> Int {
    let width = passSolitaries(until: Cluster.isBlank)
    return isAtBlank ? width : width + passRestOfWord()
  }

  @inline(never)
  private mutating func passRestOfWord() -> Int {
    var width = 0
    while !isAtBlank, let cluster = next() {
      width += cluster.width + passSolitaries(until: Cluster.isBlank)
    }
    return width
  }

  /// Passes over the blanks that stand here, and gives their cells.
  @inline(__always)
  mutating func passBlanks() -> Int {
    let width = passSolitaries { !Cluster.isBlank($0) }
    return isAtBlank ? width + passRestOfBlanks() : width
  }

  @inline(never)
  private mutating func passRestOfBlanks() -> Int {
    var width = 0
    while isAtBlank, let cluster = next() {
      width += cluster.width
    }
    return width
  }

  /// Passes over all clusters to the end, and gives their cells.
  mutating func passAll() -> Int {
    var width = passSolitaries { _ in false }
    while let cluster = next() {
      width += cluster.width + passSolitaries { _ in false }
    }
    return width
  }

  /// Whether the next cluster is a blank, or there is none.
  @inline(__always)
  private var isAtBlank: Bool {
    Cluster.isBlank(scalar.value)
      && (Self.isSolitary(scalar(at: position.offset + scalar.length).value) || isBlankAhead())
  }

  @inline(never)
  private func isBlankAhead() -> Bool {
    var ahead = self
    return ahead.next()?.isBlank ?? true
  }

  /// Passes over clusters of one solitary scalar each, and gives their cells: nearly the whole of a
  /// Korean text, and so by the shortest way.
  @inline(__always)
  private mutating func passSolitaries(until isEnd: (UInt32) -> Bool) -> Int {
    guard position.offset >= position.characterEnd, Self.isSolitary(scalar.value) else { return 0 }
    var width = 0
    var offset = position.offset
    var scalar = scalar
    while offset < bytes.count, !isEnd(scalar.value) {
      let following = self.scalar(at: offset + scalar.length)
      guard Self.isSolitary(following.value) else { break }
      width += self.width(ofSolitary: scalar.value)
      offset += scalar.length
      scalar = following
    }
    position.offset = offset
    self.scalar = scalar
    return width
  }

  /// The scalar at an offset; where the text ends, one that joins nothing.
  @inline(__always)
  private func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    offset < bytes.count ? bytes.scalar(at: offset) : (0x20, 0)
  }

  /// Whether between this scalar and another such there is always a cluster boundary: neither has
  /// any part in the rules of UAX #29 that join.
  @inline(__always)
  private static func isSolitary(_ scalar: UInt32) -> Bool {
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

  @inline(__always)
  private func width(ofSolitary scalar: UInt32) -> Int {
    if scalar >= 0x3000 { return 2 }
    if scalar < 0x7F || !measure.ambiguousIsWide { return 1 }
    return measure.width(ofScalar: scalar)
  }

  /// Asks the string where the `Character` at the position ends.
  private mutating func findCharacterEnd() {
    if position.characterEnd != position.offset {
      position.characterEndIndex = text.utf8.index(text.startIndex, offsetBy: position.offset)
    }
    position.characterEndIndex = text.index(after: position.characterEndIndex)
    position.characterEnd =
      text.utf8.distance(from: text.startIndex, to: position.characterEndIndex)
  }

  /// The part of a `Character` from the position to its end or to where it is cut.
  private mutating func nextPiece() -> Cluster {
    let start = position.offset
    let firstScalar = scalar.value
    var width = 0
    var count = 0
    repeat {
      width = scalar.value == 0xFE0F ? 2 : width + measure.width(ofScalar: scalar.value)
      count += 1
      position.offset += scalar.length
      scalar = scalar(at: position.offset)
    } while position.offset < position.characterEnd && count < Self.mostScalars
      && !Self.beginsSyllable(scalar.value)
    // A mark with nothing to stand on is drawn on a blank.
    return Cluster(
      start: start, end: position.offset, width: min(max(width, 1), 2), firstScalar: firstScalar)
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
