/// A word to search for. Spaces, punctuation, case, accents, width and the Unicode form hide no match.
///
/// An English plural also finds its singulars, as whole words.
struct SearchWord: Sendable {
  /// The word as it was typed, or without its particles.
  let text: String
  let letters: [UInt32]
  private let pattern: LetterPattern
  private let singulars: [LetterPattern]

  init(_ text: String) {
    self.init(text, FoldedLetters.all(of: text))
  }

  private init(_ text: String, _ letters: [UInt32]) {
    self.text = text
    self.letters = letters
    pattern = LetterPattern(letters)
    singulars = EnglishPlurals.singulars(of: letters).map(LetterPattern.init)
  }

  /// The word without its particles; nil if it has none.
  var stem: SearchWord? {
    PostpositionalParticles.stem(of: letters).map { stem in
      SearchWord(
        String(String.UnicodeScalarView(stem.compactMap(Unicode.Scalar.init))), Array(stem))
    }
  }

  /// The grade of the best match in a text; nil if there is none.
  func grade(in text: String) -> LetterMatch.Grade? {
    var text = text
    return text.withUTF8 { bytes in
      var best: LetterMatch.Grade?
      for matches in forms(in: bytes) {
        for match in matches where best != .wholeWord {
          best = min(best ?? .inside, match.grade)
          if best == .wholeWord { break }
        }
      }
      return best
    }
  }

  /// The first place in a text, as a UTF-8 offset.
  func first(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    forms(in: text).compactMap { $0.first { _ in true }?.range.lowerBound }.min()
  }

  /// All matches in a text: those of the word, then those of its singulars.
  func matches(in text: UnsafeBufferPointer<UInt8>) -> [LetterMatch] {
    forms(in: text).flatMap { $0 }
  }

  private func forms(in text: UnsafeBufferPointer<UInt8>) -> [LetterMatches] {
    let word = LetterMatches(of: pattern, in: text)
    return [word] + singulars.map { LetterMatches(of: $0, onlyWholeWords: true, in: text) }
  }
}
