import ExpoCore

/// The grapheme clusters of a text, from its start: the `Character`s of the standard library.
///
/// The text after a cluster measures the same as it does alone, so a line can start there.
struct GraphemeClusters: Sequence, IteratorProtocol {
  struct Cluster {
    /// Its UTF-8 bytes in the text.
    let range: Range<Int>
    /// The cells that terminals draw it in; 0 for vowel and final Jamo without a leading one and
    /// for the zero-width space.
    let width: Int
    let firstScalar: Unicode.Scalar
  }

  private let text: String
  private let measure: CellMeasure
  private var index: String.Index
  /// The start of the next cluster, in UTF-8 bytes.
  private(set) var offset = 0

  init(_ text: String, measure: CellMeasure) {
    self.text = text
    self.measure = measure
    index = text.startIndex
  }

  mutating func next() -> Cluster? {
    guard index < text.endIndex else { return nil }
    let (start, scalars) = (index, text.unicodeScalars)
    let first = scalars[start]
    index = scalars.index(after: start)
    let isCharacter = first.isCommon && (index == text.endIndex || scalars[index].isCommon)
    if !isCharacter { index = text.index(after: start) }
    let width = isCharacter ? measure.width(of: first) : width(of: scalars[start..<index])
    let bytes = offset..<offset + text.utf8.distance(from: start, to: index)
    offset = bytes.upperBound
    return Cluster(range: bytes, width: width, firstScalar: first)
  }

  private func width(of scalars: Substring.UnicodeScalarView) -> Int {
    var width = 0
    var previous: Unicode.Scalar?
    for scalar in scalars {
      let sum = width + measure.width(of: scalar)
      // An emoji; a mark without a base is drawn on a blank.
      if scalar == "\u{FE0F}" { return previous == nil ? 1 : 2 }
      width = Self.isDrawn(scalar, over: previous) ? Swift.max(width, Swift.min(sum, 2)) : sum
      previous = scalar
    }
    let isMark = scalars.first?.properties.isGraphemeExtend == true
    return Swift.max(width, isMark ? 1 : 0)
  }

  /// Whether terminals draw the scalar in the cells of the one that Unicode joins it to: marks,
  /// emoji, halves of flags, and skin tones after an emoji that can have one.
  private static func isDrawn(_ scalar: Unicode.Scalar, over previous: Unicode.Scalar?) -> Bool {
    switch scalar.properties.generalCategory {
    case .spacingMark, .otherSymbol: true
    case .modifierSymbol: previous?.properties.isEmojiModifierBase == true
    default: false
    }
  }
}
