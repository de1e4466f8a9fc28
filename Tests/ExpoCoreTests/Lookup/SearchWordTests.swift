import TestSupport
import Testing

@testable import ExpoCore

@Suite struct SearchWordTests {
  @Test(.timeLimit(.minutes(1)))
  func `a long word in a long text that nearly has it everywhere`() {
    for (unit, end) in [("가", "나"), ("a-", "b"), ("a ", "b"), ("ㄱ", "가")] {
      let text = String(repeating: unit, count: 5_000)
      let word = String(repeating: unit, count: 300) + end
      #expect(SearchQuery(word).ranges(in: text).isEmpty || unit == "a ")
    }
  }

  @Test(
    arguments: [
      ("금속활자", "옛 금속 활자", [4..<17]), ("ABC", "abc Abc", [0..<3, 4..<7]), ("한국 국관", "한국관", [0..<9]),
      ("((", "(((", []), ("— 금", "금—", [0..<3]), (" ", "x", []), ("x", "", []),
      ("금", "요금, 금", [3..<6, 8..<11]), ("hat", "that hats, hat", [5..<8, 11..<14]),
      ("hat", "with at", []), ("who paid", "whole", [0..<3]), ("고종", "묻히고 종이, 고 종", [18..<25]),
      ("130", "48,130", [3..<6]),
      ("30", "48,130", []), ("8", "제8회", [3..<4]), ("관", "한국관", [6..<9]), ("kbs", "한국KBS", [6..<9]),
    ] as [(String, String, [Range<Int>])])
  func `the matches of words that overlap or touch are one`(
    query: String, text: String, ranges: [Range<Int>]
  ) {
    #expect(SearchQuery(query).ranges(in: text) == ranges)
  }

  @Test(
    arguments: [
      ("모자", ["모자", "“모자”,", "가 모자\n"], SearchMatch.Grade.wholeWord),
      ("모자", ["모자를", "모자랐다", "모자장수"], .beginning), ("모자", ["총모자", "총모자를"], .inside),
      ("hat", ["a hat.", "hat’s", "Gat(hat)"], .wholeWord),
      ("hat", ["hats", "hatter"], .beginning),
      ("hat", ["that", "chat"], nil), ("BTS", ["BTS는"], .wholeWord),
      ("C++", ["C++"], .wholeWord),
    ] as [(String, [String], SearchMatch.Grade?)])
  func `a match is a whole word, the beginning of one or inside of it`(
    query: String, texts: [String], grade: SearchMatch.Grade?
  ) {
    for text in texts { #expect(SearchWord(query).grade(in: text) == grade, "\(text)") }
  }
}
