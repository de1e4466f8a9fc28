import TestSupport
import Testing

@testable import ExpoCore

@Suite struct SearchWordTests {
  @Test
  func `matches are those of a comparison from each letter, whatever repeats`() throws {
    var generator = SeededGenerator(seed: 11)
    let pieces = ["a", "a", "A", "b", "e\u{301}", "æ", "ß", "가", "는", " ", ", ", ",", ". ", "\n"]
    let units = ["a", "ab", "aab", "aaaab", "ae", "s", "가", "가a", "a가", "가가나", "나가"]
    var found = 0
    for _ in 0..<rounds(150, long: 1_500) {
      let unit = units.randomElement(using: &generator) ?? ""
      let repeated = String(repeating: unit, count: Int.random(in: 1...6, using: &generator))
      let noise = { pieces.randomElement(using: &generator) ?? "" }
      let end = Bool.random(using: &generator) ? "" : noise() + noise()
      let pattern = LetterPattern(FoldedLetters.all(of: repeated + end))
      var text = (0..<8).map { _ in
        let repeats = (0..<Int.random(in: 0..<8, using: &generator)).map { _ in
          unit + (Int.random(in: 0..<5, using: &generator) == 0 ? noise() : "")
        }
        return repeats.joined() + noise() + noise() + end
      }.joined()
      for onlyWholeWords in [false, true] {
        text.withUTF8 { bytes in
          let matches = Array(LetterMatches(of: pattern, onlyWholeWords: onlyWholeWords, in: bytes))
          let wanted = Self.comparison(of: pattern.letters, onlyWholeWords, in: bytes)
          found += matches.count
          #expect(matches.map(\.range) == wanted.map(\.range))
          #expect(matches.map(\.grade) == wanted.map(\.grade))
        }
      }
    }
    #expect(found > 500)
  }

  /// The matches, by comparing the word from each letter of the text.
  private static func comparison(
    of word: [UInt32], _ onlyWholeWords: Bool, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [LetterMatch] {
    var letters: [(letter: UInt32, source: FoldedLetters)] = []
    var source = FoldedLetters(bytes)
    while let letter = source.next() { letters.append((letter, source)) }
    let isAlphabetic = { (letter: UInt32) in letter < 0xAC00 }
    var matches: [LetterMatch] = []
    var end = 0
    for start in letters.indices where start >= end && start + word.count <= letters.count {
      let part = letters[start..<start + word.count]
      let isInRow = part.dropFirst().allSatisfy {
        !$0.source.gap.hasLineBreak && !($0.source.gap.hasSpace && $0.source.gap.hasPunctuation)
      }
      let begins =
        start == 0 || !letters[start].source.gap.isEmpty
        || isAlphabetic(letters[start].letter) && !isAlphabetic(letters[start - 1].letter)
      let isOneWord = part.dropFirst().allSatisfy { $0.source.gap.isEmpty }
      let ending = letters[part.endIndex...].prefix { $0.source.gap.isEmpty }.map(\.letter)
      let grade: LetterMatch.Grade =
        if !begins { .inside } else if ending.isEmpty { .wholeWord } else {
          PostpositionalParticles.areParticles(ending[...]) ? .withParticle : .beginning
        }
      guard part.map(\.letter) == word, isInRow, begins || isOneWord && !isAlphabetic(word[0]),
        !onlyWholeWords || grade == .wholeWord
      else { continue }
      end = part.endIndex
      matches.append(
        LetterMatch(
          range: letters[start].source.start..<letters[end - 1].source.endWithAccents, grade: grade)
      )
    }
    return matches
  }

  @Test(
    arguments: [
      ("금속활자", "옛 금속 활자", [4..<17]), ("ABC", "abc Abc", [0..<3, 4..<7]), ("한국 국관", "한국관", [0..<9]),
      ("((", "(((", []), ("— 금", "금—", [0..<3]), (" ", "x", []), ("x", "", []),
      ("금", "요금, 금", [3..<6, 8..<11]), ("hat", "that hats, hat", [5..<8, 11..<14]),
      ("hat", "with at", []), ("고종", "묻히고 종이, 고 종", [18..<25]), ("130", "48,130", [3..<6]),
      ("30", "48,130", []), ("8", "제8회", [3..<4]), ("관", "한국관", [6..<9]), ("kbs", "한국KBS", [6..<9]),
    ] as [(String, String, [Range<Int>])])
  func `the matches of words that overlap or touch are one`(
    query: String, text: String, ranges: [Range<Int>]
  ) {
    #expect(SearchQuery(query).ranges(in: text) == ranges)
  }

  @Test(
    arguments: [
      ("모자", ["모자", "“모자”,", "가 모자\n"], LetterMatch.Grade.wholeWord),
      ("모자", ["모자를", "모자에서는", "그 모자의 끈", "모자으로서조차"], .withParticle),
      ("모자", ["모자랐다", "모자장수"], .beginning), ("모자", ["총모자", "총모자를"], .inside),
      ("hat", ["a hat.", "hat’s", "Gat(hat)"], .wholeWord),
      ("hat", ["hats", "hatter"], .beginning),
      ("hat", ["that", "chat"], nil), ("BTS", ["BTS는"], .withParticle),
      ("C++", ["C++"], .wholeWord),
    ] as [(String, [String], LetterMatch.Grade?)])
  func `a match is a whole word, one with a particle, the beginning of one or inside of it`(
    query: String, texts: [String], grade: LetterMatch.Grade?
  ) {
    for text in texts { #expect(SearchWord(query).grade(in: text) == grade, "\(text)") }
  }
}
