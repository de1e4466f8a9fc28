import TestSupport
import Testing

@testable import ExpoCore

@Suite struct SearchWordTests {
  @Test
  func `matches are those of a comparison from each letter`() throws {
    var generator = SeededGenerator(seed: 11)
    let pieces = ["a", "a", "a", "A", "b", "e\u{301}", "æ", "ß", "가", " ", ", ", ",", ".\n"]
    var found = 0
    for _ in 0..<rounds(100, long: 1_000) {
      let unit = ["a", "ab", "aab", "aaaab", "ae", "s"].randomElement(using: &generator) ?? ""
      let word = FoldedLetters.all(
        of: String(repeating: unit, count: Int.random(in: 1...6, using: &generator)))
      let text = (0..<8).map { _ in
        let repeats = Int.random(in: 0..<8, using: &generator)
        let noise = (0..<3).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        return String(repeating: unit, count: repeats) + noise
      }.joined()
      for bounds in [LetterMatches.Bounds.anywhere, .beginning, .wholeWord] {
        var text = text
        text.withUTF8 { bytes in
          let matches = Array(LetterMatches(of: word, bounds, in: bytes))
          found += matches.count
          #expect(matches == Self.comparison(of: word, bounds, in: bytes))
        }
      }
    }
    #expect(found > 250)
  }

  /// The matches, by comparing the word from each letter of the text.
  private static func comparison(
    of word: [UInt32], _ bounds: LetterMatches.Bounds, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    var letters: [(letter: UInt32, source: FoldedLetters)] = []
    var source = FoldedLetters(bytes)
    while let letter = source.next() { letters.append((letter, source)) }
    var matches: [Range<Int>] = []
    var end = 0
    for start in letters.indices where start >= end && start + word.count <= letters.count {
      let part = letters[start..<start + word.count]
      let isInRow = part.dropFirst().allSatisfy {
        $0.source.gap.isEmpty || $0.source.gap == .space || $0.source.gap == .punctuation
      }
      let begins = start == 0 || !letters[start].source.gap.isEmpty
      let ends = part.endIndex == letters.count || !letters[part.endIndex].source.gap.isEmpty
      guard part.map(\.letter) == word, isInRow, bounds == .anywhere || begins,
        bounds != .wholeWord || ends
      else { continue }
      end = part.endIndex
      matches.append(letters[start].source.start..<letters[end - 1].source.endWithAccents)
    }
    return matches
  }

  @Test(
    arguments: [
      ("금속활자", "옛 금속 활자", [4..<17]), ("ABC", "abc Abc", [0..<3, 4..<7]), ("한국 국관", "한국관", [0..<9]),
      ("((", "(((", [0..<3]), ("— 금", "금—", [0..<3]), (" ", "x", []), ("x", "", []),
      ("금", "요금, 금", [8..<11]), ("hat", "that hats, hat", [5..<8, 11..<14]), ("hat", "with at", []),
    ] as [(String, String, [Range<Int>])])
  func `the matches of words that overlap or touch are one`(
    query: String, text: String, ranges: [Range<Int>]
  ) {
    #expect(SearchQuery(query).ranges(in: text) == ranges)
  }

  @Test func `a syllable is found inside words if nothing else has it, a Latin word is not`() {
    #expect(SearchQuery("금").found(in: ["요금"]) != nil)
    #expect(SearchQuery("금").found(in: ["요금", "금"])?.ranges(in: "요금") == [])
    #expect(SearchQuery("hat").found(in: ["that"]) == nil)
    #expect(SearchQuery("BTS는").found(in: ["BTS"]) != nil)
  }
}
