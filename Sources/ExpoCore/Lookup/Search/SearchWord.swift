/// A word to be searched for, in the letters that count.
///
/// It is found wherever its letters stand in a row. Between two of them there may be spaces or
/// punctuation (금속 활자, 48,130,300), but not both, as between sentences, and no line feed.
struct SearchWord {
  /// The word as typed.
  let typed: String
  let letters: [UInt32]
  private let first: FoldedLetters.Target

  /// Nil where the word has no letter at all.
  init?(_ typed: String) {
    self.init(typed, FoldedLetters.all(of: typed))
  }

  /// A part of a word that was typed.
  init?(_ letters: ArraySlice<UInt32>) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters.compactMap(Unicode.Scalar.init))
    self.init(String(text), Array(letters))
  }

  private init?(_ typed: String, _ letters: [UInt32]) {
    guard let first = letters.first else { return nil }
    self.typed = typed
    self.letters = letters
    self.first = FoldedLetters.Target(first)
  }

  /// The words of a query.
  static func words(of query: String) -> [SearchWord] {
    query.split { $0.isWhitespace }.compactMap { SearchWord(String($0)) }
  }

  func occurs(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { firstMatch(in: $0) != nil }
  }

  /// Where the word stands first in a text.
  func firstMatch(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var source = FoldedLetters(bytes)
    return skipToMatch(in: &source, isComposed: FoldedLetters.isComposed(bytes))
  }

  /// Where the word stands in a text: UTF-8 offsets, from left to right.
  func matches(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    let isComposed = FoldedLetters.isComposed(bytes)
    var source = FoldedLetters(bytes)
    var matches: [Range<Int>] = []
    while let match = skipToMatch(in: &source, isComposed: isComposed) { matches.append(match) }
    return matches
  }

  /// The most letters of the word's beginning that stand in a row anywhere in a text.
  func longestBeginning(in text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      let isComposed = FoldedLetters.isComposed(bytes)
      var source = FoldedLetters(bytes)
      var longest = 0
      while longest < letters.count, source.advance(to: first, isComposed: isComposed) {
        var rest = source
        longest = max(longest, beginning(in: &rest))
      }
      return longest
    }
  }

  /// Goes on behind the next match.
  private func skipToMatch(in source: inout FoldedLetters, isComposed: Bool) -> Range<Int>? {
    while source.advance(to: first, isComposed: isComposed) {
      let start = source.start
      var rest = source
      if beginning(in: &rest) == letters.count {
        source = rest
        return start..<rest.endWithAccents
      }
    }
    return nil
  }

  /// The number of letters in a row, the first of which the source has just given.
  @inline(__always)
  private func beginning(in source: inout FoldedLetters) -> Int {
    for position in letters.indices.dropFirst() {
      guard source.next() == letters[position], source.gap.isWithinWord else { return position }
    }
    return letters.count
  }
}

extension FoldedLetters.Gap {
  /// Whether the letters on both sides of it may belong to one word.
  fileprivate var isWithinWord: Bool { isEmpty || self == .space || self == .punctuation }
}
