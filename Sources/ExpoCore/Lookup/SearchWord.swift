/// A word to search for. Spaces, punctuation, case, accents, width and the Unicode form hide no match.
///
/// An English plural also finds its singulars, as whole words. A Latin word, or a single syllable, would
/// be a part of too many other words: in prose it is found at the beginning of a word (`hat` is not in
/// `that`), and a syllable inside of words only if no text has it so.
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
    let isLatin = letters.first.map { (0x61...0x7A).contains($0) } ?? false
    self.init(text, letters, beginsWord: isLatin || Self.isSyllable(letters))
  }

  private static func isSyllable(_ letters: [UInt32]) -> Bool {
    letters.count == 1 && Hangul.isSyllable(letters[0])
  }

  private init(_ text: String, _ letters: [UInt32], beginsWord: Bool) {
    self.text = text
    self.letters = letters
    singulars = EnglishPlurals.singulars(of: letters)
    self.beginsWord = beginsWord
  }

  /// What to look for if the word occurs nowhere: the word without its particles, or a syllable inside
  /// other words.
  var looser: SearchWord? {
    if let stem = PostpositionalParticles.stems(of: letters).last {
      let text = String.UnicodeScalarView(stem.compactMap(Unicode.Scalar.init))
      return SearchWord(String(text), Array(stem))
    }
    return beginsWord && Self.isSyllable(letters)
      ? SearchWord(text, letters, beginsWord: false) : nil
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
