import TestSupport
import Testing

@testable import ExpoCore

@Suite struct SearchWordTests {
  @Test(arguments: [("a", "b"), ("ab", "b"), ("aab", "b"), ("가", "나"), ("가나", "다"), ("a", "as")])
  func `four times the word and the text are four times the steps`(unit: String, ending: String)
    throws
  {
    let steps = try [400, 1_600].map { count in
      let word = try #require(SearchWord(String(repeating: unit, count: count / 2) + ending))
      var text = String(repeating: unit + " ", count: count)
      return try text.withUTF8 { text in
        try Work.count(.comparedLetters) {
          try #require(word.matches(in: text).isEmpty)
          #expect(word.longestBeginning(in: text) < word.letters.count)
        }
      }
    }
    #expect(steps[1] <= steps[0] * 4 + 64)
  }

  @Test(arguments: 1...20)
  func
    `a word takes a bounded number of steps for each letter, however often its first letter recurs`(
      repeats: Int
    ) throws
  {
    let word = try #require(SearchWord(String(repeating: "a", count: repeats) + "bs"))
    var text = String(repeating: "a", count: 2_000)
    let steps = text.withUTF8 { text in
      Work.count(.comparedLetters) { #expect(word.matches(in: text).isEmpty) }
    }
    #expect(steps <= 2_000 * 2 * 9)
  }

  @Test
  func `a repetitive word has the matches of a comparison from each letter`() throws {
    var generator = SeededGenerator(seed: 11)
    let pieces = ["a", "a", "a", "A", "b", "e\u{301}", "æ", "ß", "가", " ", ", ", ",", ".\n"]
    var found = 0
    for _ in 0..<200 {
      let unit = ["a", "ab", "aab", "aaaaaaaaab", "ae", "s"].randomElement(using: &generator) ?? ""
      let typed = String(repeating: unit, count: 12)
      let word = try #require(SearchWord(typed))
      var text = (0..<8).map { _ in
        let repeats = Int.random(in: 0..<15, using: &generator)
        let noise = (0..<3).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        return String(repeating: unit, count: repeats) + noise
      }.joined()
      text.withUTF8 { bytes in
        let expected = Self.comparison(of: word.letters, in: bytes)
        found += expected.matches.count
        #expect(word.matches(in: bytes) == expected.matches)
        #expect(word.firstMatch(in: bytes, of: .name) == expected.matches.first)
        #expect(word.longestBeginning(in: bytes) == expected.longest)
      }
    }
    #expect(found > 100)
  }

  /// The matches and the longest beginning, by comparing the word from each letter of the text.
  private static func comparison(
    of word: [UInt32], in bytes: UnsafeBufferPointer<UInt8>
  ) -> (matches: [Range<Int>], longest: Int) {
    var letters: [(letter: UInt32, source: FoldedLetters)] = []
    var source = FoldedLetters(bytes)
    while let letter = source.next() { letters.append((letter, source)) }
    var matches: [Range<Int>] = []
    var longest = 0
    var end = 0
    for start in letters.indices {
      var length = 0
      for (letter, (other, source)) in zip(word, letters[start...]) {
        let isWithinWord = source.gap.isEmpty || source.gap == .space || source.gap == .punctuation
        guard letter == other, length == 0 || isWithinWord else { break }
        length += 1
      }
      longest = max(longest, length)
      if length == word.count, start >= end {
        end = start + length
        matches.append(letters[start].source.start..<letters[end - 1].source.endWithAccents)
      }
    }
    return (matches, longest)
  }
}
