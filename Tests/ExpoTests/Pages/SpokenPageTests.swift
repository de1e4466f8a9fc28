import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

/// Pages for screen readers.
@Suite struct SpokenPageTests {
  static func pages(_ language: Language) throws -> [(name: String, text: String)] {
    let context = PageContext(wording: Wording(language: language), bracketsMatches: false)
    return try Edition(language).pages(in: context).map { name, document in
      (name, document.spoken(context.wording))
    }
  }

  @Test(arguments: Language.allCases)
  func `every spoken page matches its golden file`(language: Language) throws {
    for (name, text) in try Self.pages(language) {
      try expectGolden(text, "spoken/\(language)/\(name)")
    }
  }

  @Test(arguments: Language.allCases)
  func `a spoken page has no marks that voices read by name, and says where it ends`(
    language: Language
  ) throws {
    for (name, text) in try Self.pages(language) {
      #expect(text.hasSuffix("\n\(Wording(language: language).end).\n"), "\(name)")
      let unspeakable = text.unicodeScalars.filter { scalar in
        "《》〈〉[]()\"/\\|*#_~—–→".unicodeScalars.contains(scalar)
      }
      #expect(unspeakable.isEmpty, "\(name): \(String(String.UnicodeScalarView(unspeakable)))")
      #expect(!text.contains("--"))
      #expect(!text.contains("http"))
      #expect(!text.contains(#/\d ?(?:[ckm]?m|kg|ha)\b/#), "\(name)")
      #expect(!text.contains(": .") && !text.contains(", ,") && !text.contains(",,"), "\(name)")
    }
  }

  @Test
  func `a voice reads no Korean particle after the words of an aside`() throws {
    let carried = #/\([^()]*[^\p{Han}()][^()]*\)(?:[이가은는을를와과도에]|으로|로|에서) /#
    for item in [Item].bundled {
      for text in [item.shortDescription, item.description, item.evidenceNote ?? ""] {
        #expect(!text.contains(carried), "\(item.name)")
      }
    }
    #expect(!Exposition.bundled.description.contains(carried))
  }

  @Test(
    arguments: [
      ("칠현금(七絃琴)을 고쳐", "칠현금을 고쳐"),
      ("검은 갓(笠)을", "검은 갓, 笠을"),
      ("물(水)이", "물, 水이"),
      ("그릇(食器)", "그릇, 食器"),
      ("큰북(大鼓)", "큰북, 大鼓"),
      ("쌀음식(飮食)", "쌀음식, 飮食"),
      ("〈진삼국사기표〉(進三國史記表), 1145년", "진삼국사기표, 1145년"),
      ("거문고(玄琴)는", "거문고, 玄琴는"),
      ("玄琴", "玄琴"),
      ("길이 76cm(요즘 악기)", "길이 76센티미터, 요즘 악기"),
      ("고려(918~1392년), 조선", "고려, 918에서 1392년, 조선"),
      ("가(나(다)라)마", "가, 나, 다라마"),
      ("조각상(잡상)이 앉았다", "조각상, 잡상이 앉았다"),
      ("고려(12세기)부터", "고려, 12세기부터"),
      ("(1900) 파리", "1900, 파리"),
      ("끝(없는", "끝, 없는"),
      ("《삼국사기》는 〈한림별곡〉보다", "삼국사기는 한림별곡보다"),
      ("《가》〈나〉", "가 나"),
      ("‘가’로 시작하는 ‘나’, “다”를", "‘가’로 시작하는 나, “다”를"),
      ("Imprimer ! L’Europe", "Imprimer! L’Europe"),
      ("1236~1251년에 새겼다", "1236에서 1251년에 새겼다"),
      ("1236년~1251년은", "1236년에서 1251년은"),
      ("18 ~ 19세기의", "18에서 19세기의"),
      ("4월 14일~11월 12일", "4월 14일에서 11월 12일"),
      ("1~12폭", "1에서 12폭"),
      ("3~5", "3에서 5"),
      ("고려~조선", "고려에서 조선"),
      ("~40", "~40"),
      ("02-123-4567, 1900-04-14", "02-123-4567, 1900-04-14"),
      ("공예·가구", "공예·가구"),
      ("콜론(:)으로 나눕니다", "콜론(:)으로 나눕니다"),
      ("한국어(ko)로", "한국어, ko로"),
      ("216ha의 땅, 760㎡, 3,200m로", "216헥타르의 땅, 760제곱미터, 3,200미터로"),
      ("0.3mm이다, 24.6 cm", "영점삼밀리미터이다, 24점육 센티미터"),
      ("L951, 1.2.3, 1900. 04. 14, 5m/s", "L951, 1.2.3, 1900. 04. 14, 5m/s"),
      ("빈() 것", "빈 것"),
      ("[가] <나>, 3 < 5", "[가] <나>, 3 < 5"),
      ("가 | 나", "가, 나"),
      ("expo - 도록", "expo, 도록"),
      ("man ./expo.1", "man ./expo.1"),
    ])
  func `marks become pauses, and nothing is left out that is not said otherwise`(
    written: String, spoken: String
  ) {
    #expect(SpokenText(.korean).of(written) == spoken)
  }

  @Test(
    arguments: [
      ("Baegun Gyeonghan (1298-1374) gathered", "Baegun Gyeonghan, 1298 to 1374, gathered"),
      ("1236–1251", "1236 to 1251"),
      ("1236~1251", "1236 to 1251"),
      ("1-12 panels", "1-12 panels"),
      ("12-15 May", "12 to 15 May"),
      ("1900-04-14", "1900-04-14"),
      ("mother-of-pearl", "mother-of-pearl"),
      ("a list - of one", "a list, of one"),
      ("a list—of one", "a list, of one"),
      ("Courant’s ‘list’ of “types”", "Courant’s list of types"),
      ("officials’ everyday hat", "officials’ everyday hat"),
      ("“the officials’ hat”, ‘the book’", "the officials’ hat, the book"),
      ("‘the “old’ list” here", "the old list here"),
      ("a (hat) here (there).", "a, hat, here, there."),
      ("leaf(s)", "leaf(s)"),
      (#"from "A Case of 1900", 5" wide"#, #"from A Case of 1900, 5" wide"#),
      ("[a]b <c>d", "[a]b <c>d"),
      ("Samguk Sagi (三國史記)", "Samguk Sagi"),
      ("216 ha, 760 m², 1 m, 3 men", "216 hectares, 760 square metres, 1 metre, 3 men"),
      ("0.3 mm, 68–78 cm", "0.3 millimetres, 68 to 78 centimetres"),
      ("Geomungo: GUH-moon-goh, US-made", "Geomungo: guh-moon-goh, US-made"),
      ("琴(금)", "琴, 금"),
    ])
  func `English has its own ranges, dashes and apostrophes`(written: String, spoken: String) {
    #expect(SpokenText(.english).of(written) == spoken)
  }

  @Test(arguments: Language.allCases)
  func `a Japanese catalogue keeps its words`(language: Language) {
    let items = ["東京駅（丸の内）", "「赤煉瓦」の駅舎"].map {
      Item(name: $0, imageName: $0, shortDescription: "", description: "辰野金吾が設計した。")
    }
    let wording = Wording(language: language)
    let text = Document.item(at: 0, of: items, in: PageContext(wording: wording)).spoken(wording)
    #expect(text.hasPrefix("東京駅, 丸の内.\n"))
    #expect(text.contains("\n辰野金吾が設計した。\n"))
    #expect(text.contains(" 赤煉瓦 の駅舎. expo item 2\n"))
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "(", ")", "[", "<", "]", "~", "1~", "1~1", "~ ", "가(", "a(a ", "\"", "’", "1-", "《", "가(玄)",
      "‘", "“가”나", "GUH-", "1.1", "1m",
    ])
  func `marks without end take linear time and no stack`(mark: String) {
    let many = String(repeating: mark, count: 10_000)
    let nested = many + "가" + String(repeating: ")", count: 10_000)
    for text in [many, nested] {
      for speech in [SpokenText(.korean), SpokenText(.english)] {
        #expect(speech.of(text).utf8.count <= text.utf8.count * 4)
      }
    }
  }

  @Test func `a list of marks is said as it is written, and so is a label without a value`() {
    let section = EntryList.Section([
      Entry(number: 1, name: Inline(own: "《》", .name), text: [])
    ])
    let facts = [
      Fact(own: "label", "()"), Fact(own: "label", ""), Fact(own: "label", "玄琴"),
    ]
    let document = Document([
      .list(EntryList([section], layout: .rows)), .facts(facts),
    ])
    #expect(document.spoken(.english) == "Number 1. 《》\nlabel.\nlabel.\nlabel: 玄琴.\nEnd.\n")
  }
}
