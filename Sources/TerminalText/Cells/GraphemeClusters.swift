/// The grapheme clusters of a text, from its start.
///
/// They are the `Character`s of the standard library. One that terminals draw in more than 2 cells
/// (leading Jamo that do not compose, a skin tone after a letter) or that has more than 32 scalars (a
/// flood of marks) comes in parts. The text after a cluster measures the same as it does alone, so a
/// line can start there.
struct GraphemeClusters: Sequence, IteratorProtocol {
  struct Cluster {
    /// Its UTF-8 bytes in the text.
    let range: Range<Int>
    /// 1 or 2 cells; 0 for vowel and final Jamo without a leading one and for the zero-width space.
    let width: Int
    let firstScalar: Unicode.Scalar
  }

  private static let maxScalars = 32
  /// The most UTF-8 bytes of a cluster.
  static let maxBytes = 4 * maxScalars

  private let text: String
  private let measure: CellMeasure
  private var scalars: String.UnicodeScalarView.Iterator
  /// The scalar at `offset`.
  private var upcoming: Unicode.Scalar?
  /// The start of the next cluster, in UTF-8 bytes.
  private(set) var offset = 0
  /// The end of the `Character` that was looked up.
  private var characterEnd = 0
  /// Parts of it that start before this offset need no other look-up.
  private var known = 0

  init(_ text: String, measure: CellMeasure) {
    self.text = text
    self.measure = measure
    scalars = text.unicodeScalars.makeIterator()
    upcoming = scalars.next()
  }

  mutating func next() -> Cluster? {
    guard let first = upcoming else { return nil }
    let start = offset
    skip(first)
    let isCharacter = Self.standsAlone(first) && upcoming.map(Self.standsAlone) ?? true
    let width = isCharacter ? measure.width(of: first) : skipMarks(after: first, at: start)
    return Cluster(range: start..<offset, width: width, firstScalar: first)
  }

  /// Skips the other scalars of the `Character`, or those of its part, and returns the width of all.
  private mutating func skipMarks(after first: Unicode.Scalar, at start: Int) -> Int {
    if start >= known { lookAhead(from: start) }
    var width = measure.width(of: first)
    var previous = first
    var count = 1
    // A part without a base has only marks: letters and emoji do not join marks that stand alone.
    let isMark = Self.isMark(first)
    while offset < characterEnd, count < Self.maxScalars, let scalar = upcoming {
      if isMark, !Self.isMark(scalar) { break }
      let added = measure.width(of: scalar)
      if added > 0, width + added > 2, !Self.isDrawn(scalar, over: previous) { break }
      width = scalar == "\u{FE0F}" ? 2 : Swift.min(width + added, 2)
      previous = scalar
      count += 1
      skip(scalar)
    }
    // A mark without a base is drawn on a blank.
    return Swift.max(width, isMark ? 1 : 0)
  }

  /// Looks up the end of the `Character` that starts here, as far as several parts may reach.
  private mutating func lookAhead(from start: Int) {
    // The library looks back in a text for the start of a character, and through all of a flood of
    // marks: a copy has nothing to look back at.
    let rest = text[text.utf8.index(text.startIndex, offsetBy: start)...].utf8
    let ahead = String(Substring(rest.prefix(4 * Self.maxBytes)))
    let length = ahead.first?.utf8.count ?? 0
    characterEnd = start + length
    let mayGoOn = length == ahead.utf8.count && length < rest.count
    known = mayGoOn ? characterEnd - Self.maxBytes : characterEnd
  }

  private mutating func skip(_ scalar: Unicode.Scalar) {
    offset += UTF8.width(scalar)
    upcoming = scalars.next()
  }

  /// Whether the scalar joins what precedes it (UAX #29: Extend, ZWJ and SpacingMark).
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isGraphemeExtend || properties.isEmojiModifier || scalar == "\u{200D}"
      || properties.generalCategory == .spacingMark
  }

  /// Whether terminals draw the scalar in the cells of the one that Unicode joins it to: marks, emoji, halves of
  /// flags, and skin tones after an emoji that can have one.
  private static func isDrawn(_ scalar: Unicode.Scalar, over previous: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spacingMark, .otherSymbol: true
    case .modifierSymbol: previous.properties.isEmojiModifierBase
    default: false
    }
  }

  /// Whether a character ends between the scalar and any other of its kind (UAX #29). These are the scalars of
  /// which most texts consist; others are looked up.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x20...0x7E,  // the line feed, ASCII
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
