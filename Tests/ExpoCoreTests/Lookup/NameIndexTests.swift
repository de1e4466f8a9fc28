@testable import ExpoCore
import TestSupport
import Testing

@Suite struct NameIndexTests {
  @Test(
    arguments: [
      ("2", NameMatch.one(1)), ("3", .one(2)), ("3.", .one(2)), ("1", .one(0)), ("(2)", .one(0)),
      ("３번", .one(2)), ("1987", .one(3)), ("1 9 8 7", .one(3)), ("5", .unclear(suggestions: [])),
    ])
  func `a number of the list means that item, before any name`(query: String, answer: NameMatch)
    throws
  {
    let items = [Item].named("(2)", "3.", "1", "1987")
    #expect(NameIndex(items).find(query) == answer)
  }

  @Test(
    arguments: [
      ("2.", NameMatch.one(1)), (" 2번 ", .one(1)), ("２．", .one(1)), ("2. 갓", .one(1)),
      (" 2. 갓 *  말총으로 엮은 모자", .one(1)), ("2번. 갓. 모자", .one(1)), ("1. 거문…  악기", .one(0)),
      ("2. 거문고", .unclear(suggestions: [0])), ("3.", .unclear(suggestions: [])),
      ("2 갓", .unclear(suggestions: [1])),
    ])
  func `a number is found as a list writes it, with the rest of its line or without`(
    query: String, answer: NameMatch
  ) throws {
    #expect(NameIndex([Item].named("거문고", "갓")).find(query) == answer)
  }

  @Test
  func `items of the same name are all listed, in the order of the list`() throws {
    let items = [Item].named("봄", "여름", "봄", "봄 날")
    #expect(NameIndex(items).find("봄") == .several([0, 2]))
    #expect(NameIndex(items).find("ㅂ") == .several([0, 2, 3]))
  }

  @Test
  func `items that share a name but for case and blanks are told apart by the exact name`() throws {
    let items = [Item].named("IU", "iu", "I U")
    #expect(NameIndex(items).find("iu") == .one(1))
    #expect(NameIndex(items).find("Iu") == .several([0, 1, 2]))
  }

  @Test
  func `an exact name matches in any Unicode form, of any script`() throws {
    let items = [Item].named("か\u{3099}くふ", "가야금")
    #expect(NameIndex(items).find("がくふ") == .one(0))
  }

  @Test
  func `a name of punctuation is found by just that`() throws {
    let items = [Item].named("!!!", "???")
    #expect(NameIndex(items).find("!!!") == .one(0))
    #expect(NameIndex(items).find("!!") == .unclear(suggestions: []))
  }

  @Test
  func `signs that carry meaning are kept`() throws {
    let items = [Item].named("C", "C++")
    #expect(NameIndex(items).find("c++") == .one(1))
    #expect(NameIndex(items).find("c") == .one(0))
  }

  @Test(
    arguments: [
      ("현금", NameMatch.one(1)), ("현", .unclear(suggestions: [1])), ("금", .one(3)), ("학금", .one(1)),
      ("악기", .several([0, 2])), ("ㅎ", .several([0, 1])), ("ㄷㄷ", .several([0, 2])),
    ])
  func `at every step names come before aliases, and each item once`(
    query: String, answer: NameMatch
  ) throws {
    let items = [Item].sample([
      SampleItem(name: "해금", aliases: ["현악기", "현명한 악기", "도둑"]),
      SampleItem(name: "현금", aliases: ["현학금"]),
      SampleItem(name: "가야고", aliases: ["현금", "관악기", "다듬이"]),
      SampleItem(name: "금", aliases: ["허수아비"]),
    ])
    #expect(NameIndex(items).find(query) == answer)
  }

  @Test
  func `initial consonants go to the aliases only where no name begins so`() throws {
    let items = [Item].sample([
      SampleItem(name: "해금", aliases: ["깽깽이", "거북"]), SampleItem(name: "거문고"),
    ])
    #expect(NameIndex(items).find("ㄱ") == .one(1))
    #expect(NameIndex(items).find("ㄲㄲ") == .one(0))
  }

  @Test
  func `an earlier step shuts out the later ones`() throws {
    let items = [Item].sample([
      SampleItem(name: "가나다"), SampleItem(name: "나라", imageName: "gana"),
      SampleItem(name: "다라", aliases: ["가나"]), SampleItem(name: "마가나"),
    ])
    let names = NameIndex(items)
    #expect(names.find("gana") == .one(1))
    #expect(names.find("가나") == .one(2))
    #expect(names.find("가나다") == .one(0))
    #expect(names.find("가낟") == .one(0))
    #expect(names.find("마갂") == .unclear(suggestions: [3]))
  }

  @Test
  func `at most three near names are suggested, the nearest first`() throws {
    let items = [Item].named("나라말싸미", "가라말싸미", "가나말싸미", "가나달싸미", "하하하")
    #expect(NameIndex(items).find("가나말싸마") == .unclear(suggestions: [2, 1, 3]))
  }

  @Test(arguments: [(64, [0]), (65, [])])
  func `a long query has no suggestions`(length: Int, suggestions: [Int]) throws {
    let names = NameIndex([Item].named(String(repeating: "나", count: 64)))
    let query = String(repeating: "나", count: length - 1) + "너"
    #expect(names.find(query) == .unclear(suggestions: suggestions))
  }

  @Test(arguments: [
    ("x", NameMatch.unclear(suggestions: [0])), ("나", .unclear(suggestions: [1])), ("갓", .one(2)),
    ("sk", .unclear(suggestions: [1])), ("검", .unclear(suggestions: [3])), ("ㄴ", .one(1)),
    ("북", .one(4)),
    ("나막", .one(1)), ("xy", .one(0)), ("ylo", .unclear(suggestions: [])), ("드럼", .one(4)),
  ])
  func
    `a letter or a syllable opens nothing unless it is a name, and no word is found in its middle`(
      query: String, answer: NameMatch
    )
  {
    let items = [Item].sample([
      SampleItem(name: "xylophone"), SampleItem(name: "나막신"), SampleItem(name: "갓"),
      SampleItem(name: "거문고"), SampleItem(name: "Drum", aliases: ["북", "큰 드럼"]),
    ])
    #expect(NameIndex(items).find(query) == answer)
  }

  @Test(arguments: ["", "1", "0", "가", "ㄱ", "rk", "x"])
  func `an empty catalogue has nothing`(query: String) throws {
    #expect(NameIndex([Item].sample([])).find(query) == .unclear(suggestions: []))
  }
}
