/// A query of words. Look-up of names, search, the filter of a list and `/` on a page all match with
/// it. Case, accents, width, punctuation and the Unicode form hide no match.
///
/// A word of digits, or of a script that puts blanks between all words, as Latin does, is found at
/// the beginning of a word and never across a blank: `ink` is in “inkstone”, and neither in “drink”
/// nor in “in Korean”. A plural is found in its singular, too: `prizes` in “a prize”.
///
/// A word of any other script, such as Hangul, Hanja, kana or Thai, is found anywhere in a word, and
/// from its beginning also across blanks (`금속활자` in “금속 활자”), but not beyond a sentence or a
/// line.
///
///     SearchQuery("금속활자").ranges(in: "옛 금속 활자")  // [4..<17]
package struct SearchQuery: Sendable {
  /// A place at which a text has a word.
  struct Match: Sendable {
    /// How a match fits the word of the text, the best first.
    enum Fit: Int, Comparable, Sendable {
      case wholeWord
      case beginning
      case inside

      static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The position of the word in the query.
    let word: Int
    let fit: Fit
    /// UTF-8 offsets.
    let range: Range<Int>
    /// The positions of the letters in the text; a line break counts as a letter.
    let letters: Range<Int>
  }

  /// The longest query, and the longest name, that a program should accept, in bytes: each word
  /// costs a pass over the catalogue.
  package static let maxBytes = 1_000
  /// The fewest letters of a singular.
  private static let minSingular = 3

  /// The query as it was typed.
  package let text: String
  /// The language of the interface; in Korean, keys are also tried as the other keyboard types
  /// them.
  let language: Language
  /// The letters of each word; a word without a letter is left out.
  let words: [[UInt32]]
  /// Whether only the words in a row are marked and counted.
  var isPhrase = false

  package init(_ text: String, in language: Language = .korean) {
    self.text = text
    self.language = language
    words = text.split { $0.isWhitespace }.map { FoldedLetters.all(of: String($0)) }
      .filter { !$0.isEmpty }
  }

  /// How many letters the words have together.
  package var letterCount: Int { words.reduce(0) { $0 + $1.count } }

  /// The matches of all words in a text, from left to right.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of the text and of the query.
  func matches(in text: String) -> [Match] {
    var text = text
    return text.withUTF8 { bytes in
      var matches: [Match] = []
      var source = FoldedLetters(bytes)
      var previous: UInt32?
      var position = 0
      while let letter = source.next() {
        let begins = previous.map { !source.joins($0, letter) } ?? true
        previous = letter
        position += source.gap.hasLineBreak ? 2 : 1
        guard begins || !letter.hasSpacedWords else { continue }
        for index in words.indices where words[index][0] == letter {
          guard let end = Self.end(of: words[index], from: source, beginsWord: begins)
          else { continue }
          matches.append(
            Match(
              word: index,
              fit: begins ? end.isWhole ? .wholeWord : .beginning : .inside,
              range: source.start..<end.source.endWithAccents,
              letters: position..<position + end.count))
        }
      }
      return matches
    }
  }

  /// The end of a match of a word that begins with the last letter read, the number of letters that
  /// match, and whether a word of the text ends there.
  private static func end(
    of word: [UInt32], from first: FoldedLetters, beginsWord: Bool
  ) -> (source: FoldedLetters, count: Int, isWhole: Bool)? {
    var source = first
    for index in word.indices.dropFirst() {
      var next = source
      let (last, letter) = (word[index - 1], next.next())
      if letter == word[index], next.goesOn(last, word[index], beginsWord: beginsWord) {
        source = next
        continue
      }
      guard index >= minSingular else { return nil }
      // The endings s and es, and ies for y.
      let ending = word[index...]
      if ending == [0x73] || ending == [0x65, 0x73], source.endsWord(after: last) {
        return (source, index, true)
      }
      let isSingular = letter == 0x79 && next.gap.isEmpty && next.endsWord(after: 0x79)
      return ending == [0x69, 0x65, 0x73] && isSingular ? (next, index + 1, true) : nil
    }
    return (source, word.count, source.endsWord(after: word[word.count - 1]))
  }
}

/// The places that are marked and counted.
extension SearchQuery {
  /// The marked places as UTF-8 offsets, in ascending order; those that overlap or touch are one.
  package func ranges(in text: String) -> [Range<Int>] { ranges(of: matches(in: text)) }

  /// The ``ranges(in:)`` as indices of the text.
  package func indices(in text: String) -> [Range<String.Index>] {
    let utf8 = text.utf8
    return ranges(in: text).map { range in
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return start..<utf8.index(start, offsetBy: range.count)
    }
  }

  func ranges(of matches: [Match]) -> [Range<Int>] {
    let ranges = isPhrase ? phrases(in: matches) : matches.map(\.range)
    return ranges.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// The places that have all words in a row, with nothing but blanks and punctuation between them.
  func phrases(in matches: [Match]) -> [Range<Int>] {
    if words.count == 1 { return matches.map(\.range) }
    var phrases: [Range<Int>] = []
    // For each word, where the phrases begin that reach it, by the position of the letter after
    // them.
    var begun = [[Int: Int]](repeating: [:], count: words.count)
    for match in matches {
      let isFirst = match.word == 0
      guard
        let start = isFirst
          ? match.range.lowerBound : begun[match.word - 1][match.letters.lowerBound]
      else { continue }
      begun[match.word][match.letters.upperBound] = start
      if match.word == words.count - 1 { phrases.append(start..<match.range.upperBound) }
    }
    return phrases
  }
}

/// What is looked for if no text has the query as it was typed.
extension SearchQuery {
  /// The particles by their last syllable.
  private static let particles = Dictionary(
    grouping: ["에서", "에게", "은", "는", "이", "가", "을", "를", "의", "에", "도", "와", "과"],
    by: \.unicodeScalars.last)

  /// The form of the query that the texts have: as it was typed or else read in another way, and as
  /// a phrase if one of the texts has its words in a row.
  package func adapted(to texts: [String]) -> SearchQuery {
    var query =
      isFound(in: texts) ? self : others(in: texts).first { $0.isFound(in: texts) } ?? self
    query.isPhrase = texts.contains { !query.phrases(in: query.matches(in: $0)).isEmpty }
    return query
  }

  /// Whether each word occurs in one of the texts.
  package func isFound(in texts: [String]) -> Bool {
    var missing = Set(words.indices)
    for text in texts where !missing.isEmpty { missing.subtract(matches(in: text).map(\.word)) }
    return missing.isEmpty
  }

  /// The query without particles, and as the other keyboard types it in a Korean interface.
  func others(in texts: [String]) -> [SearchQuery] {
    func isFound(_ word: String) -> Bool { SearchQuery(word).isFound(in: texts) }
    let words = text.split { $0.isWhitespace }.map { word in
      let rest = Self.withoutParticles(word, until: isFound)
      return rest.utf8.elementsEqual(word.utf8) || isFound(String(word)) ? String(word) : rest
    }
    let typed = language == .korean ? KoreanKeyboard.texts(typedAs: text) : []
    return ([words.joined(separator: " ")] + typed).map { SearchQuery($0, in: language) }.filter {
      // No text has single letters of Hangul.
      $0.text != text && !$0.words.isEmpty && !$0.words.joined().contains(where: Hangul.isLetter)
    }
  }

  /// A word without the particles at its end, one after the other until the rest is enough.
  static func withoutParticles(
    _ word: some StringProtocol, until isEnough: (String) -> Bool
  ) -> String {
    var word = String(word)
    func particle(at end: Unicode.Scalar?) -> String? {
      particles[end]?.first { $0.utf8.count < word.utf8.count && word.hasSuffix($0) }
    }
    while let particle = particle(at: word.unicodeScalars.last) {
      word.removeLast(particle.count)
      if isEnough(word) { break }
    }
    return word
  }
}

extension UInt32 {
  /// Whether a letter is a digit, or of a script that puts blanks between all words: Latin to
  /// Sinhala, and Georgian. From Thai to Myanmar the scripts have none.
  var hasSpacedWords: Bool {
    switch self {
    case 0x30...0x39, 0x61...0x7A, 0xC0..<0x0E00, 0x10A0..<0x1100, 0x1E00...0x1FFF: true
    default: false
    }
  }
}

extension FoldedLetters {
  /// Whether the last letter and the one before it belong to one word: nothing stands between them,
  /// and their scripts both put blanks between words, or neither does. `제8회` is three words.
  fileprivate func joins(_ previous: UInt32, _ letter: UInt32) -> Bool {
    gap.isEmpty && previous.hasSpacedWords == letter.hasSpacedWords
  }

  fileprivate func endsWord(after letter: UInt32) -> Bool {
    var rest = self
    return rest.next().map { !rest.joins(letter, $0) } ?? true
  }

  /// Whether a match may continue from the previous letter to the last one read.
  fileprivate func goesOn(_ previous: UInt32, _ letter: UInt32, beginsWord: Bool) -> Bool {
    if gap.isEmpty { return true }
    if !beginsWord || gap.hasLineBreak { return false }
    return !gap.hasSpace
      || !(gap.hasPunctuation || previous.hasSpacedWords || letter.hasSpacedWords)
  }
}
