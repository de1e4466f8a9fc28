import TestSupport
import Testing

@testable import ExpoCore

@Suite struct SearchQueryTests {
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
      ("모자", ["모자", "“모자”,", "가 모자\n"], SearchQuery.Match.Fit.wholeWord),
      ("모자", ["모자를", "모자랐다", "모자장수"], .beginning), ("모자", ["총모자", "총모자를"], .inside),
      ("hat", ["a hat.", "hat’s", "Gat(hat)"], .wholeWord),
      ("hat", ["hats", "hatter"], .beginning),
      ("hat", ["that", "chat"], nil), ("שלום", ["שלום"], .wholeWord), ("לום", ["שלום"], nil),
      ("ปารีส", ["กรุงปารีส"], .inside), ("BTS", ["BTS는"], .wholeWord),
      ("C++", ["C++"], .wholeWord),
    ] as [(String, [String], SearchQuery.Match.Fit?)])
  func `a match is a whole word, the beginning of one or inside of it`(
    query: String, texts: [String], fit: SearchQuery.Match.Fit?
  ) {
    for text in texts {
      let matches = SearchQuery(query).matches(in: text)
      #expect(matches.map(\.fit).min() == fit, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("red columns", ["a hall with red columns.", "red, blue columns"], [[12..<23], []]),
      ("red columns", ["columns, red", "blue"], [[0..<7, 9..<12], []]),
      ("bronze med", ["5 bronze medals, and bronze: medal"], [[2..<12, 21..<32]]),
      ("a a", ["a a a, b"], [[0..<5]]), ("한 세기", ["한 세기의", "한 해"], [[0..<10], []]),
      ("한 세기", ["한세기", "한\n세기"], [[0..<9], []]), ("red columns", ["red"], [[0..<3]]),
    ] as [(String, [String], [[Range<Int>]])])
  func `words that a text has in a row are one place, and then the words apart are none`(
    query: String, texts: [String], ranges: [[Range<Int>]]
  ) {
    let found = SearchQuery(query).adapted(to: texts)
    #expect(texts.map(found.ranges) == ranges)
    let indices = texts.map { text in
      found.indices(in: text).map { range in
        text.utf8.distance(
          from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(
            from: text.startIndex, to: range.upperBound)
      }
    }
    #expect(indices == ranges)
  }

  @Test(arguments: [
    ("모자를", Language.korean, "모자"), ("ahwk", .korean, "모자"), ("ahwk", .english, "ahwk"),
    ("ㅗㅁㅅ", .korean, "hat"), ("ㅗㅁㅅ", .english, "ㅗㅁㅅ"), ("없다", .korean, "없다"), ("ㄱ", .korean, "ㄱ"),
  ])
  func `a query that no text has is found without particles, and in Korean by its keys`(
    query: String, language: Language, words: String
  ) {
    #expect(SearchQuery(query, in: language).adapted(to: ["모자", "hat"]).text == words)
  }
}
