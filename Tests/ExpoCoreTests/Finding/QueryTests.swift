import Testing

@testable import ExpoCore

@Suite struct QueryTests {
  @Test(
    arguments: [
      ("금속활자", "옛 금속 활자", [4..<17]), ("ABC", "abc Abc", [0..<3, 4..<7]), ("한국 국립", "한국국립", [0..<6]),
      ("((", "(((", []), ("— 금", "금—", [0..<3]), (" ", "x", []), ("x", "", []),
      ("금", "요금, 금", [8..<11]), ("hat", "that hats, hat", [5..<8, 11..<14]),
      ("hat", "with at", []), ("who paid", "whole", []), ("고종", "묻히고 종이, 고 종", [18..<25]),
      ("130", "48,130", [3..<6]), ("48130300", "48,130,300명", [0..<10]),
      ("30", "48,130", []), ("8", "제8회", [3..<4]), ("kbs", "한국KBS", [6..<9]),
      ("누가 돈을 냈나", "누가 돈이 모자라 냈다", [7..<10, 24..<27]), ("the Jikji", "The Jikji", [4..<9]),
      ("francs", "France", []), ("the", "the", [0..<3]), ("a a", "a a", [0..<1, 2..<3]),
    ] as [(String, String, [Range<Int>])])
  func `the words that count are marked, and matches that overlap or touch are one`(
    query: String, text: String, ranges: [Range<Int>]
  ) {
    #expect(Query(query).ranges(in: text) == ranges)
  }

  /// How a text has a word, and how if no other text has it.
  @Test(
    arguments: [
      // A longer word is at the beginning of a word, or else inside.
      ("모자", ["모자", "“모자”,", "가 모자\n", "모자를", "모자들에서도", "모자처럼"], .whole, .whole),
      ("모자", ["모자랐다", "모자장수"], .beginning, .beginning), ("모자", ["총모자", "총모자를"], nil, .inside),
      // One syllable is a word, or else begins one.
      ("돈", ["돈", "돈이", "돈은", "돈이다", "돈이나"], .whole, .whole), ("돈", ["돈다", "돈가"], nil, .beginning),
      ("돈", ["큰돈"], nil, nil), ("종", ["종이"], .whole, .whole), ("사", ["사이"], nil, .beginning),
      // Particles and the endings of the past fall.
      ("모자를", ["모자"], .whole, .whole), ("모자에서도", ["모자"], .whole, .whole),
      ("상을", ["상이"], .whole, .whole),
      ("길이", ["길을"], nil, .whole), ("사이", ["사가"], nil, nil), ("바다로", ["바다"], .whole, .whole),
      ("냈을까", ["냈다", "냈습니다"], .whole, .whole), ("받았나요", ["받았다"], .whole, .whole),
      ("냈나", ["보냈다"], nil, nil), ("도", ["돈"], nil, nil),
      // Latin letters and digits begin a word, up to three of them are one, or its plural.
      ("hat", ["a hat.", "hat’s", "Gat(hat)", "hats"], .whole, .whole),
      ("box", ["boxes"], .whole, .whole),
      ("hat", ["hatter", "that", "chat"], nil, nil), ("drum", ["drummer"], .beginning, .beginning),
      ("drums", ["a drum."], .whole, .whole), ("galleries", ["gallery"], .whole, .whole),
      ("gas", ["ga"], nil, nil),
      ("14", ["1403", "214"], nil, nil), ("14", ["14,000", "4월 14일"], .whole, .whole),
      ("1403", ["1403년"], .whole, .whole), ("C++", ["C++"], .whole, .whole),
      ("BTS", ["BTS는"], .whole, .whole),
      // Scripts without blanks have no beginnings.
      ("ปารีส", ["กรุงปารีส"], .inside, .inside), ("琴", ["玄琴"], .inside, .inside),
      ("שלום", ["שלום"], .whole, .whole), ("לום", ["שלום"], nil, nil),
    ] as [(String, [String], Query.Fit?, Query.Fit?)])
  func `a word is found where it should be, and if no text has it there, elsewhere`(
    word: String, texts: [String], fit: Query.Fit?, looseFit: Query.Fit?
  ) {
    let query = Query(word)
    for text in texts {
      for (query, fit) in [(query, fit), (query.loosening([0]), looseFit)] {
        var fits: [Query.Fit] = []
        query.forEachMatch(in: text) { fits.append($0.fit) }
        #expect(fits.min() == fit, "\(text)")
      }
    }
  }

  @Test(
    arguments: [
      ("red columns", ["a hall with red columns.", "red, blue columns"], [[12..<23], []]),
      ("red columns", ["columns, red", "blue"], [[0..<7, 9..<12], []]),
      ("bronze med", ["5 bronze med, and bronze: med"], [[2..<12, 18..<29]]),
      ("한 세기", ["한 세기의", "한 해"], [[0..<10], []]), ("한 세기", ["한세기", "한\n세기"], [[0..<9], []]),
      ("red columns", ["red"], [[0..<3]]), ("red", ["blue"], [[]]),
      ("총모", ["모자", "총총모"], [[], [3..<9]]), ("학", ["동양학자", "모자"], [[6..<9], []]),
    ] as [(String, [String], [[Range<Int>]])])
  func `on a page words in a row are one place, and otherwise those that are there are marked`(
    query: String, texts: [String], ranges: [[Range<Int>]]
  ) {
    let found = Query(query).adapted(to: texts)
    #expect(texts.map(found.ranges) == ranges)
  }

  @Test(
    arguments: [
      ("ahwk", .korean, "ahwk", "모자"), ("ahwk", .english, "ahwk", nil),
      ("ㅗㅁㅅ", .korean, "ㅗㅁㅅ", "hat"), ("ㅗㅁㅅ", .english, "ㅗㅁㅅ", nil), ("ㄱ", .korean, "ㄱ", nil),
    ] as [(String, Language, String, String?)])
  func `what no text has is read as the other keyboard types it, in Korean`(
    query: String, language: Language, text: String, other: String?
  ) {
    let query = Query(query, in: language).adapted(to: ["모자", "hat"])
    #expect(query.text == other ?? text && query.isEmpty == (other == nil))
  }

  @Test func `synonyms are found as each other, in the plural, too`() {
    let synonyms = [
      ["콜랭", "꼴랭", "Collin"], ["르 프티 주르날", "쁘띠 주르날"], ["!", "prize", "medal"], ["king", "emperor"],
      ["!"],
    ]
    func has(_ text: String, _ query: String) -> Bool {
      Query(query, synonyms: synonyms).isFound(in: text)
    }
    #expect(has("콜랭 드 플랑시", "꼴랭을") && has("Collin", "콜랭") && !has("콜라", "꼴랭"))
    #expect(has("《르 프티 주르날》", "쁘띠 주르날") && has("《르 프티 주르날》", "쁘띠주르날"))
    #expect(has("a king", "emperor") && !has("a kingdom", "emperor"))
    var fits: [Query.Fit] = []
    Query("prizes", synonyms: synonyms).forEachMatch(in: "medal prize") { fits.append($0.fit) }
    #expect(fits == [.synonym, .whole])
    #expect(!has("주르날", "쁘띠 주르날") && has("a medal", "prizes") && has("medals", "Prize"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a query of the same words, and synonyms of the same word, take linear time`() {
    let text = String(repeating: "a ", count: 20_000)
    #expect(Query(String(repeating: "a ", count: 400)).ranges(in: text).count == 20_000)
    let same = [[String](repeating: "a", count: 20_000), (0..<20_000).map { "w\($0)" }]
    #expect(Query("w7", synonyms: same).isFound(in: "w19999"))
  }
}
