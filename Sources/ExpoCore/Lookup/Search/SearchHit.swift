/// An item that has all the words, with the place that shows it best.
public struct SearchHit: Equatable, Sendable {
  /// The 0-based position of the item in the catalogue.
  public let index: Int
  /// The part of the item from which the excerpt is taken.
  public let field: SearchField
  /// Which of the aliases or details it is, from 0; 0 for every other field.
  public let element: Int
  /// The sentence with the words, a short text whole, or a detail as `label value`.
  public let excerpt: String
  /// Where the excerpt begins in the text of its field, in Unicode scalars.
  public let start: Int
  /// Where the words stand in the excerpt: UTF-8 offsets, ascending, none touching another.
  public let matches: [Range<Int>]

  /// Where the words stand in the excerpt, in Unicode scalars.
  public var scalarMatches: [Range<Int>] {
    var scalars = 0
    var scalarOffsets: [Int] = []
    scalarOffsets.reserveCapacity(excerpt.utf8.count + 1)
    for byte in excerpt.utf8 {
      scalarOffsets.append(scalars)
      scalars += byte & 0xC0 == 0x80 ? 0 : 1
    }
    scalarOffsets.append(scalars)
    return matches.map { scalarOffsets[$0.lowerBound]..<scalarOffsets[$0.upperBound] }
  }
}

/// What a search found.
public struct SearchResults: Equatable, Sendable {
  /// The words that were looked for: as typed, or without their particles.
  public let words: [String]
  /// The number of items that have all of them.
  public let total: Int
  /// The best of those items, as many as were asked for, the best first.
  public let hits: [SearchHit]
}
