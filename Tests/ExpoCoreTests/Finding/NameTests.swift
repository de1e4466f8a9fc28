@testable import ExpoCore
import TestSupport
import Testing

@Suite struct NameTests {
  /// The indices that a name finds, or those of suggestions in negative numbers, from -1.
  private func found(_ query: String, in items: [Item]) -> [Int] {
    let found = Catalogue(items: items).names(query)
    let indices = found.best.compactMap(\.index)
    return found.first?.rank.opens == true ? indices : indices.map { -1 - $0 }
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
    #expect(found("ㅂ", in: items) == [-1, -3, -4])
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
      ("현금", [1]), ("현", [0]), ("금", [3]), ("학금", [-2]), ("악기", [0]), ("ㅎ", [-1, -2]),
      ("ㄷㄷ", []),
      ("다듬", [2]), ("기악", []), ("기 악", []), ("현명", [-1]),
    ])
  func `a whole name comes before an alias, whole words before parts, and each item once`(
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
      SampleItem(name: "가나다"), SampleItem(name: "나라", pictureName: "gana"),
      SampleItem(name: "다라", aliases: ["가나"]), SampleItem(name: "마가나"),
    ])
    #expect(found("gana", in: items) == [1])
    #expect(found("가나", in: items) == [2])
    #expect(found("가나다", in: items) == [0])
    #expect(found("나다", in: items) == [-1])
    #expect(found("마가냐", in: items) == [-4])
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
    // Whole names, and beginnings from two syllables or three letters.
    ("거문고", [3]), ("거문", [3]), ("xyl", [0]), ("P0x", [0]), ("갓", [2]),
    // Shorter beginnings, beginnings of an alias, and other parts are suggested.
    ("거", [-4]), ("xy", [-1]), ("x", [-1]), ("막신", [-2]), ("드럼이", [-5]), ("장구", []), ("큰드", [-5]),
    ("cith", [-6]),
    ("문고", [-4]),
    // Whole words of a name or an alias are found, Latin ones from three letters.
    ("북", [4]), ("the drum", [4]), ("six", [5]), ("à", []), ("cordes", [5]),
    // No Latin word is found in its middle or across a blank, and no connective.
    ("ylo", []), ("as", []), ("the", []),
    // Initial consonants, from two.
    ("ㄱㅁ", [3]), ("거ㅁ", [3]), ("ㄴ", [-2]), ("ㅁㄱ", []),
    // A particle, and the other keyboard.
    ("거문고를", [3]), ("rjans", [3]), ("ㅌㅛㅣ", [0]),
  ])
  func `what opens a name and what is suggested`(query: String, answer: [Int]) {
    let items = [Item].sample([
      SampleItem(name: "xylophone"), SampleItem(name: "나막신"), SampleItem(name: "갓"),
      SampleItem(name: "거문고"), SampleItem(name: "Drum", aliases: ["큰 북", "큰드럼"]),
      SampleItem(name: "Zither", aliases: ["cithare à six cordes", "The one"]),
    ])
    #expect(found(query, in: items) == answer)
  }

  @Test(arguments: ["rjansrh", "ㅎㄷㅐㅡㅕㅜㅎㅐ"])
  func `the other keyboard is tried in a Korean interface alone`(query: String) {
    #expect(Catalogue.bundled.names(query).topic == .item(12))
    #expect(Catalogue.bundled.names(query, in: .english).isEmpty)
  }

  @Test(arguments: [
    ("ㅅㄳㄱ", [3]), ("\u{F9C4}鼓", [5]), ("RodRod", [4]), ("Rod", [-5]), ("직짓", [-1]), ("1 3", []),
  ])
  func `the bundled names are found with joined initials, another form of a letter or other keys`(
    query: String, answer: [Int]
  ) {
    #expect(found(query, in: .bundled) == answer)
  }

  @Test(arguments: ["", " ", "…", "\u{200D}"])
  func `a query without a letter finds nothing`(query: String) {
    #expect(Catalogue.bundled.find(query).isEmpty)
  }

  @Test
  func `the other edition is joined by image_name, whatever its order and length`() throws {
    let korean = [Item].sample([
      SampleItem(name: "북", pictureName: "a"), SampleItem(name: "징", pictureName: "b"),
      SampleItem(name: "갓", pictureName: "c"), SampleItem(name: "칼", pictureName: "d"),
    ])
    let english = [Item].sample([
      SampleItem(name: "Gong", pictureName: "b"), SampleItem(name: "Hat", pictureName: "c"),
      SampleItem(name: "Lamp", pictureName: "e"), SampleItem(name: "Drum", pictureName: "a"),
    ])
    let edition = Catalogue(items: korean).translated(items: english)
    let translated = edition.items
    #expect(translated.map(\.name) == ["Drum", "Gong", "Hat", "칼"])
    #expect(translated.indices.filter(edition.lacksTranslation) == [3])
    #expect(edition.names("drum").topic == .item(0))
    #expect(edition.names("Hat").topic == .item(2))
    #expect(edition.names("칼").topic == .item(3) && edition.names("징").isEmpty)
  }

  @Test(arguments: ["", "1", "0", "가", "ㄱ", "rk", "x"])
  func `an empty catalogue has nothing`(query: String) {
    #expect(found(query, in: []) == [])
  }
}
