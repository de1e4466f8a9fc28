@testable import ExpoCore
import TestSupport
import Testing

@Suite struct NameIndexTests {
  /// The indices that a name finds, or those of similar names in negative numbers, from -1.
  private func found(_ query: String, in items: [Item]) -> [Int] {
    let match = NameIndex(items).find(query)
    return match.rank == .similar ? match.indices.map { -1 - $0 } : match.indices
  }

  @Test(
    arguments: [
      ("2", [1]), ("3", [2]), ("3.", [2]), ("1", [0]), (" 2번 ", [1]), ("３번", [2]), ("２．", [1]),
      ("1987", [3]), ("1 9 8 7", [3]), ("5", []), ("2 갓", []),
    ])
  func `a number of the list means that item, before any name`(query: String, answer: [Int]) {
    #expect(found(query, in: .named("(2)", "3.", "1", "1987")) == answer)
  }

  @Test
  func `items of the same name are all listed, in the order of the list`() {
    let items = [Item].named("봄", "여름", "봄", "봄 날", "IU", "I U")
    #expect(found("봄", in: items) == [0, 2])
    #expect(found("ㅂ", in: items) == [0, 2, 3])
    #expect(found("iu", in: items) == [4, 5])
  }

  @Test func `signs that carry meaning are kept, and others find nothing`() {
    let items = [Item].named("C", "C++", "!!!")
    #expect(found("c++", in: items) == [1])
    #expect(found("c", in: items) == [0])
    #expect(found("!!!", in: items) == [])
  }

  @Test(
    arguments: [
      ("현금", [1]), ("현", [0, 1, 2]), ("금", [3]), ("학금", [1]), ("악기", [0]), ("ㅎ", [0, 1]),
      ("ㄷㄷ", []),
      ("다듬", [2]), ("기악", []), ("기 악", [0, 2]),
    ])
  func `a whole name comes before an alias, beginnings before parts, and each item once`(
    query: String, answer: [Int]
  ) {
    let items = [Item].sample([
      SampleItem(name: "해금", aliases: ["현 악기", "현명한 악기", "도둑"]),
      SampleItem(name: "현금", aliases: ["현학금"]),
      SampleItem(name: "가야고", aliases: ["현금", "관악기", "다듬이"]),
      SampleItem(name: "금", aliases: ["허수아비"]),
    ])
    #expect(found(query, in: items) == answer)
  }

  @Test
  func `an earlier step shuts out the later ones`() {
    let items = [Item].sample([
      SampleItem(name: "가나다"), SampleItem(name: "나라", imageName: "gana"),
      SampleItem(name: "다라", aliases: ["가나"]), SampleItem(name: "마가나"),
    ])
    #expect(found("gana", in: items) == [1])
    #expect(found("가나", in: items) == [2])
    #expect(found("가나다", in: items) == [0])
    #expect(found("나다", in: items) == [0])
    #expect(found("마갂", in: items) == [-4])
  }

  @Test
  func `at most three near names are suggested, the nearest first`() {
    let items = [Item].named("나라말싸미", "가라말싸미", "가나말싸미", "가나달싸미", "하하하")
    #expect(found("가나말싸마", in: items) == [-3, -2, -4])
  }

  @Test(arguments: [(64, [-1]), (65, [])])
  func `a long query has no suggestions`(length: Int, suggestions: [Int]) {
    let query = String(repeating: "나", count: length - 1) + "너"
    #expect(found(query, in: .named(String(repeating: "나", count: 64))) == suggestions)
  }

  @Test(arguments: [
    ("x", [0], true), ("xy", [0], true), ("xyl", [0], false), ("나", [1], true), ("sk", [1], true),
    ("갓", [2], false), ("북", [4], true), ("드럼", [4], false), ("the drum", [4], false),
    ("ylo", [], false),
    ("as", [], false), ("검", [], false), ("six", [5], false), ("the", [], false),
    ("ㄱㅁ", [3], false),
  ])
  func
    `a letter, or two Latin ones, are a guess, and no Latin word is found in its middle or across a blank`(
      query: String, answer: [Int], isGuess: Bool
    )
  {
    let items = [Item].sample([
      SampleItem(name: "xylophone"), SampleItem(name: "나막신"), SampleItem(name: "갓"),
      SampleItem(name: "거문고"), SampleItem(name: "Drum", aliases: ["큰 북", "큰 드럼"]),
      SampleItem(name: "Zither", aliases: ["cithare à six cordes", "The one"]),
    ])
    #expect(found(query, in: items) == answer)
    #expect(NameIndex(items).find(query).isGuess == isGuess || answer.isEmpty)
  }

  @Test(arguments: ["", "1", "0", "가", "ㄱ", "rk", "x"])
  func `an empty catalogue has nothing`(query: String) {
    #expect(found(query, in: []) == [])
  }
}
