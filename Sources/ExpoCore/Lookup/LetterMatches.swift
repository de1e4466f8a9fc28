/// The places of letters in a text as UTF-8 offsets, from left to right and none within another.
///
/// Between two of the letters there may be spaces or punctuation (금속 활자, 48,130,300), but not both,
/// as between sentences, and no line feed.
struct LetterMatches: Sequence, IteratorProtocol {
  /// Where in a word a match has to begin or end.
  enum Bounds {
    case anywhere
    case beginning
    case wholeWord
  }

  private let letters: [UInt32]
  private let bounds: Bounds
  private var source: FoldedLetters
  private var isAtStart = true

  /// - Parameter letters: At least one.
  init(of letters: [UInt32], _ bounds: Bounds, in text: UnsafeBufferPointer<UInt8>) {
    self.letters = letters
    self.bounds = bounds
    source = FoldedLetters(text)
  }

  mutating func next() -> Range<Int>? {
    while let letter = source.next() {
      let beginsWord = isAtStart || !source.gap.isEmpty
      isAtStart = false
      guard letter == letters[0], beginsWord || bounds == .anywhere else { continue }
      let start = source.start
      var end = source
      guard letters.dropFirst().allSatisfy({ end.next() == $0 && end.gap.isWithinWord }),
        bounds != .wholeWord || end.endsWord
      else { continue }
      source = end
      return start..<end.endWithAccents
    }
    return nil
  }
}

extension FoldedLetters {
  /// Whether the word of the last letter ends with it.
  fileprivate var endsWord: Bool {
    var rest = self
    return rest.next() == nil || !rest.gap.isEmpty
  }
}

extension FoldedLetters.Gap {
  /// Whether the letters on both sides may belong to one word.
  fileprivate var isWithinWord: Bool { isEmpty || self == .space || self == .punctuation }
}
