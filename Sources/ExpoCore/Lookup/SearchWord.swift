/// A place at which a text has a word.
struct SearchMatch {
  /// How the match stands in its word, the best first.
  enum Grade: Int, Comparable {
    case wholeWord
    case beginning
    case inside

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// UTF-8 offsets.
  let range: Range<Int>
  let grade: Grade
}

/// A word to search for. Case, accents, width, punctuation and the Unicode form hide no match.
///
/// A word of letters with case, or of digits, is found at the beginning of a word and never across a blank: `ink` is in
/// “inkstone”, and neither in “drink” nor in “in Korean”. A plural is found in its singular, too: `prizes` in “a prize”.
///
/// Hangul, Han and kana are found anywhere in a word, and from its beginning also across blanks (`금속활자` in “금속
/// 활자”), but not beyond a sentence or a line.
struct SearchWord: Sendable {
  /// The fewest letters of a singular.
  private static let minSingular = 3

  let letters: [UInt32]

  init(_ text: String) { letters = FoldedLetters.all(of: text) }

  /// The matches in a text, from left to right and none within another.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of the text and of the word.
  func matches(in text: UnsafeBufferPointer<UInt8>) -> [SearchMatch] {
    var matches: [SearchMatch] = []
    var source = FoldedLetters(text)
    var previous: UInt32?
    while let letter = source.next() {
      let begins = previous.map { !source.joins($0, letter) } ?? true
      previous = letter
      guard letter == letters[0], begins || !letter.hasCase,
        let end = end(from: source, beginsWord: begins)
      else { continue }
      let grade: SearchMatch.Grade = begins ? end.isWhole ? .wholeWord : .beginning : .inside
      matches.append(SearchMatch(range: source.start..<end.source.endWithAccents, grade: grade))
      (source, previous) = (end.source, end.letter)
    }
    return matches
  }

  /// The grade of the best match in a text; nil if there is none.
  func grade(in text: String) -> SearchMatch.Grade? {
    var text = text
    return text.withUTF8 { matches(in: $0).map(\.grade).min() }
  }

  /// The end of a match that begins with a letter of a text, its last letter, and whether it ends a word.
  private func end(
    from first: FoldedLetters, beginsWord: Bool
  ) -> (source: FoldedLetters, letter: UInt32, isWhole: Bool)? {
    var source = first
    for index in letters.indices.dropFirst() {
      var next = source
      let (last, letter) = (letters[index - 1], next.next())
      if letter == letters[index], next.goesOn(last, letters[index], beginsWord: beginsWord) {
        source = next
        continue
      }
      guard index >= Self.minSingular else { return nil }
      let ending = letters[index...]
      if ending == [0x73] || ending == [0x65, 0x73], source.endsWord(after: last) {
        return (source, last, true)  // s, es
      }
      let isSingular = letter == 0x79 && next.gap.isEmpty && next.endsWord(after: 0x79)
      return ending == [0x69, 0x65, 0x73] && isSingular ? (next, 0x79, true) : nil  // ies for y
    }
    let last = letters[letters.count - 1]
    return (source, last, source.endsWord(after: last))
  }
}

extension UInt32 {
  /// Whether a letter is of a script that puts blanks between its words, as those with case do, or a digit.
  fileprivate var hasCase: Bool {
    switch self {
    case 0x30...0x39, 0x61...0x7A, 0xC0..<0x1100, 0x1E00...0x1FFF: true
    default: false
    }
  }
}

extension FoldedLetters {
  /// Whether the last letter and the one before it are of one word: nothing is between them, and both have case or
  /// neither has, unlike those of `제8회`.
  fileprivate func joins(_ previous: UInt32, _ letter: UInt32) -> Bool {
    gap.isEmpty && previous.hasCase == letter.hasCase
  }

  fileprivate func endsWord(after letter: UInt32) -> Bool {
    var rest = self
    return rest.next().map { !rest.joins(letter, $0) } ?? true
  }

  /// Whether a match may go on from one letter to the last one.
  fileprivate func goesOn(_ previous: UInt32, _ letter: UInt32, beginsWord: Bool) -> Bool {
    if gap.isEmpty { return true }
    if !beginsWord || gap.hasLineBreak { return false }
    return !gap.hasSpace || !(gap.hasPunctuation || previous.hasCase || letter.hasCase)
  }
}
