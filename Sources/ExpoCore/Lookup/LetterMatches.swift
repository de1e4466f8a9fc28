/// A place at which a text has some letters.
struct LetterMatch {
  /// How the letters stand in their word, the best first.
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

/// Letters to find in texts.
struct LetterPattern {
  let letters: [UInt32]
  /// For each number of matched letters, how many stay matched if the next letter does not match (the algorithm
  /// of Knuth, Morris and Pratt).
  fileprivate let fallbacks: [Int]

  init(_ letters: [UInt32]) {
    self.letters = letters
    var fallbacks = [0, 0]
    var matched = 0
    for letter in letters.dropFirst() {
      while matched > 0, letters[matched] != letter { matched = fallbacks[matched] }
      if letters[matched] == letter { matched += 1 }
      fallbacks.append(matched)
    }
    self.fallbacks = fallbacks
  }

  /// Whether a text has the letters.
  func isFound(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var matches = LetterMatches(of: self, in: bytes)
      return matches.next() != nil
    }
  }
}

/// The matches of letters in a text, from left to right and none within another.
///
/// Hangul, Han and kana are found anywhere in a word; Latin letters, those of other alphabets and
/// digits only at its beginning (`hat` is not in `that`). From the beginning of a word a match may go
/// over a space or punctuation (금속 활자, 48,130,300), but not over both, as between sentences, and
/// not over a line feed.
///
/// - Complexity: O(*n*) in the length of the text for all matches, however often the letters repeat.
struct LetterMatches: Sequence, IteratorProtocol {
  private let pattern: LetterPattern
  private let onlyWholeWords: Bool
  private let isAlphabetic: Bool
  private var source: FoldedLetters
  private var previous: UInt32?

  /// The number of matched letters.
  private var matched = 0
  /// The text behind the first of them, and whether that begins a word.
  private var first: FoldedLetters
  private var beginsWord = false
  /// The letters since the last gap, or since the first matched one.
  private var sinceGap = 0

  /// - Parameter pattern: Of at least one letter.
  init(
    of pattern: LetterPattern, onlyWholeWords: Bool = false, in text: UnsafeBufferPointer<UInt8>
  ) {
    self.pattern = pattern
    self.onlyWholeWords = onlyWholeWords
    isAlphabetic = Self.isAlphabetic(pattern.letters[0])
    source = FoldedLetters(text)
    first = source
  }

  mutating func next() -> LetterMatch? {
    while let letter = source.next() {
      if matched > 0 || letter == pattern.letters[0] { match(letter) }
      previous = letter
      guard matched == pattern.letters.count else { continue }
      let grade = beginsWord ? source.gradeOfBeginning(endingIn: letter) : .inside
      if onlyWholeWords, grade != .wholeWord {
        fallBack()
        continue
      }
      matched = 0
      return LetterMatch(range: first.start..<source.endWithAccents, grade: grade)
    }
    return nil
  }

  /// Matches the next letter, as part of the longest possible match.
  private mutating func match(_ letter: UInt32) {
    if !source.gap.isWithinWord { matched = 0 }
    sinceGap = source.gap.isEmpty ? sinceGap + 1 : 1
    while matched > 0, letter != pattern.letters[matched] || !isPossible(of: matched + 1) {
      fallBack()
    }
    if matched > 0 {
      matched += 1
    } else if letter == pattern.letters[0] {
      (first, sinceGap) = (source, 1)
      beginsWord = begins(after: previous)
      if isPossible(of: 1) { matched = 1 }
    }
  }

  /// Goes on with the next shorter match that ends with the last matched letter.
  private mutating func fallBack() {
    let matched = pattern.fallbacks[matched]
    let skipped = self.matched - matched
    self.matched = matched
    guard matched > 0 else { return }
    for _ in 0..<skipped { _ = first.next() }
    beginsWord = begins(after: pattern.letters[skipped - 1])
  }

  /// Whether the first matched letter begins a word behind another letter.
  private func begins(after letter: UInt32?) -> Bool {
    guard let letter, first.gap.isEmpty else { return true }
    return isAlphabetic && !Self.isAlphabetic(letter)
  }

  /// Whether a match of so many letters may begin at its place and go over its gaps.
  private func isPossible(of count: Int) -> Bool {
    beginsWord || !isAlphabetic && count <= sinceGap
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
  /// The grade of a match that begins a word and ends with the last letter. A number is a word also before
  /// letters: 14 is one in 14일, but not in 1403 or 14,000.
  fileprivate func gradeOfBeginning(endingIn last: UInt32) -> LetterMatch.Grade {
    var rest = self
    var ending: [UInt32] = []
    while let letter = rest.next() {
      if Self.isDigit(last), ending.isEmpty {
        let isGrouped = rest.start == end + 1 && bytes[end] == UInt8(ascii: ",")
        return Self.isDigit(letter) && (rest.gap.isEmpty || isGrouped) ? .beginning : .wholeWord
      }
      guard rest.gap.isEmpty else { break }
      ending.append(letter)
      if ending.count > PostpositionalParticles.maxLetters { return .beginning }
    }
    if ending.isEmpty { return .wholeWord }
    return PostpositionalParticles.areParticles(ending[...]) ? .withParticle : .beginning
  }

  private static func isDigit(_ letter: UInt32) -> Bool { (0x30...0x39).contains(letter) }
}

extension FoldedLetters.Gap {
  /// Whether the letters on both sides may belong to one word.
  fileprivate var isWithinWord: Bool { !hasLineBreak && !(hasSpace && hasPunctuation) }
}
