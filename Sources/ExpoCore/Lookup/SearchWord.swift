/// A word to search for. Spaces, punctuation, case, accents, width and the Unicode form hide no match.
///
/// An English plural also finds its singulars, as whole words. A Latin word, or a single syllable, would
/// be a part of too many other words: in prose it is found at the beginning of a word (`hat` is not in
/// `that`), and inside of words only if no text has it so.
struct SearchWord: Sendable {
  /// As it was typed, or what is left without a particle.
  let text: String
  let letters: [UInt32]
  private let singulars: [[UInt32]]
  /// Whether prose has the word only where one of its words begins.
  private let beginsWord: Bool

  init(_ text: String) {
    let letters = FoldedLetters.all(of: text)
    self.init(text, letters)
  }

  private init(_ text: String, _ letters: [UInt32]) {
    let isSyllable = letters.count == 1 && Hangul.isSyllable(letters[0])
    let isLatin = letters.first.map { (0x61...0x7A).contains($0) } ?? false
    self.init(text, letters, beginsWord: isSyllable || isLatin)
  }

  private init(_ text: String, _ letters: [UInt32], beginsWord: Bool) {
    self.text = text
    self.letters = letters
    singulars = EnglishPlurals.singulars(of: letters)
    self.beginsWord = beginsWord
  }

  /// What to look for if the word occurs nowhere: the word without its particles, or inside other
  /// words.
  var looser: SearchWord? {
    if let stem = PostpositionalParticles.stems(of: letters).last {
      let text = String.UnicodeScalarView(stem.compactMap(Unicode.Scalar.init))
      return SearchWord(String(text), Array(stem))
    }
    return beginsWord ? SearchWord(text, letters, beginsWord: false) : nil
  }

  /// Whether a text has the word.
  func occurs(in text: SearchText) -> Bool {
    var string = text.text
    return string.withUTF8 { first(in: $0, isProse: text.field.isProse) != nil }
  }

  /// The first match in a text, as UTF-8 offsets.
  func first(in text: UnsafeBufferPointer<UInt8>, isProse: Bool) -> Range<Int>? {
    if letters.isEmpty { return signs(in: text).first }
    var matches = matchesOfWord(in: text, isProse)
    return singulars.reduce(matches.next()) { first, singular in
      var matches = LetterMatches(of: singular, .wholeWord, in: text)
      guard let match = matches.next() else { return first }
      return match.lowerBound < first?.lowerBound ?? .max ? match : first
    }
  }

  /// All matches in a text, as UTF-8 offsets.
  func matches(in text: UnsafeBufferPointer<UInt8>, isProse: Bool) -> [Range<Int>] {
    if letters.isEmpty { return Array(signs(in: text)) }
    return Array(matchesOfWord(in: text, isProse))
      + singulars.flatMap { LetterMatches(of: $0, .wholeWord, in: text) }
  }

  private func matchesOfWord(
    in text: UnsafeBufferPointer<UInt8>, _ isProse: Bool
  ) -> LetterMatches {
    LetterMatches(of: letters, isProse && beginsWord ? .beginning : .anywhere, in: text)
  }

  /// The places of a word that has no letters, byte by byte.
  private func signs(in text: UnsafeBufferPointer<UInt8>) -> some Collection<Range<Int>> {
    let signs = Array(self.text.utf8)
    return text.indices.dropLast(signs.count - 1).lazy.filter { start in
      text[start..<start + signs.count].elementsEqual(signs)
    }.map { $0..<$0 + signs.count }
  }
}

/// The words of a query, each once: the one matcher of texts, for the search, the filter of a list, a
/// page and the marks on all of them.
///
///     SearchQuery("금속활자").ranges(in: "옛 금속 활자")  // [4..<17]
package struct SearchQuery: Sendable {
  /// The longest query that a program should accept, in bytes: each word may cost a pass over the
  /// catalogue.
  package static let maxBytes = 1_000

  /// The query as it was typed.
  package let text: String
  let words: [SearchWord]

  /// Signs count only in a query without a letter.
  package init(_ text: String) {
    let words = text.split { $0.isWhitespace }.map { SearchWord(String($0)) }
    let lettered = words.filter { !$0.letters.isEmpty }
    self.init(text, lettered.isEmpty ? words : lettered)
  }

  /// Leaves out words whose letters an earlier one has.
  private init(_ text: String, _ words: [SearchWord]) {
    self.text = text
    self.words = words.reduce(into: []) { kept, word in
      if word.letters.isEmpty || !kept.contains(where: { $0.letters == word.letters }) {
        kept.append(word)
      }
    }
  }

  package var isEmpty: Bool { words.isEmpty }

  /// How many letters the words have together.
  package var letterCount: Int { words.reduce(0) { $0 + $1.letters.count } }

  /// The query with looser words in place of those that occur nowhere; nil if none occurs so either.
  func loosened(_ occurs: (SearchWord) -> Bool) -> SearchQuery? {
    let looser = words.map { word in
      word.looser.flatMap { !occurs(word) && occurs($0) ? $0 : nil }
    }
    guard looser.contains(where: { $0 != nil }) else { return nil }
    return SearchQuery(text, zip(words, looser).map { $1 ?? $0 })
  }

  /// What marks the query in lines of text: its words in a row if they stand so anywhere, or else
  /// each of them, if all occur.
  package func found(in lines: [String]) -> SearchQuery? {
    func occurs(_ word: SearchWord) -> Bool {
      lines.contains { line in
        var line = line
        return line.withUTF8 { word.first(in: $0, isProse: true) != nil }
      }
    }
    let phrase = SearchWord(text)
    if words.count > 1, occurs(phrase) { return SearchQuery(text, [phrase]) }
    let query = loosened(occurs) ?? self
    return query.words.allSatisfy(occurs) ? query : nil
  }

  /// The matches of all words as UTF-8 offsets, in ascending order; those that overlap or touch are
  /// one.
  package func ranges(in text: String, isProse: Bool = true) -> [Range<Int>] {
    var text = text
    let ranges = text.withUTF8 { bytes in
      words.flatMap { $0.matches(in: bytes, isProse: isProse) }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// The same as indices of the text.
  func matches(in text: String, isProse: Bool) -> [Range<String.Index>] {
    let utf8 = text.utf8
    return ranges(in: text, isProse: isProse).map { range in
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return start..<utf8.index(start, offsetBy: range.count)
    }
  }
}
