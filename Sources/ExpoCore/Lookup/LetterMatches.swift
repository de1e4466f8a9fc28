/// A place where a text has some letters.
struct LetterMatch {
  /// How the letters stand there, the best first.
  enum Grade: Int, Comparable {
    case wholeWord
    /// A word that ends with a Korean particle, such as 모자를.
    case withParticle
    case beginning
    case inside

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// UTF-8 offsets.
  let range: Range<Int>
  let grade: Grade
}

/// The matches of letters in a text, from left to right and none within another.
///
/// Hangul, Han and kana are found anywhere in a word; Latin letters, those of other alphabets and
/// digits only at its beginning (`hat` is not in `that`). From the beginning of a word a match may go
/// over a space or punctuation (금속 활자, 48,130,300), but not over both, as between sentences, and
/// not over a line feed.
struct LetterMatches: Sequence, IteratorProtocol {
  private let letters: [UInt32]
  private let onlyWholeWords: Bool
  private let isAlphabetic: Bool
  private var source: FoldedLetters
  private var previous: UInt32?

  /// - Parameter letters: At least one.
  init(
    of letters: [UInt32], onlyWholeWords: Bool = false, in text: UnsafeBufferPointer<UInt8>
  ) {
    self.letters = letters
    self.onlyWholeWords = onlyWholeWords
    isAlphabetic = Self.isAlphabetic(letters[0])
    source = FoldedLetters(text)
  }

  /// Whether a text has the letters.
  static func areFound(_ letters: [UInt32], in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var matches = LetterMatches(of: letters, in: bytes)
      return matches.next() != nil
    }
  }

  mutating func next() -> LetterMatch? {
    while let letter = source.next() {
      let before = previous
      previous = letter
      guard letter == letters[0] else { continue }
      let beginsWord =
        before.map { !source.gap.isEmpty || isAlphabetic && !Self.isAlphabetic($0) } ?? true
      if isAlphabetic, !beginsWord { continue }
      let start = source.start
      var end = source
      guard
        letters.dropFirst().allSatisfy({
          end.next() == $0 && (end.gap.isEmpty || beginsWord && end.gap.isWithinWord)
        })
      else { continue }
      let grade = beginsWord ? end.gradeOfBeginning : .inside
      if onlyWholeWords, grade != .wholeWord { continue }
      source = end
      previous = letters.last
      return LetterMatch(range: start..<end.endWithAccents, grade: grade)
    }
    return nil
  }

  /// Whether a letter is of a script that puts blanks between its words, or a digit.
  static func isAlphabetic(_ letter: UInt32) -> Bool {
    switch letter {
    case 0x30...0x39, 0x61...0x7A, 0xC0..<0x1100, 0x1E00...0x1FFF: true
    default: false
    }
  }
}

extension FoldedLetters {
  /// The grade of a match that begins a word and ends with the last letter.
  fileprivate var gradeOfBeginning: LetterMatch.Grade {
    var rest = self
    var ending: [UInt32] = []
    while let letter = rest.next(), rest.gap.isEmpty {
      ending.append(letter)
      if ending.count > PostpositionalParticles.maxLetters { return .beginning }
    }
    if ending.isEmpty { return .wholeWord }
    return PostpositionalParticles.areParticles(ending[...]) ? .withParticle : .beginning
  }
}

extension FoldedLetters.Gap {
  /// Whether the letters on both sides may belong to one word.
  fileprivate var isWithinWord: Bool { isEmpty || self == .space || self == .punctuation }
}
