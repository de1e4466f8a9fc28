@testable import ExpoCore
import TerminalText
import Testing

@testable import expo

/// Pages for screen readers.
@Suite struct SpokenPageTests {
  static func pages(_ language: Language) throws -> [(name: String, text: String)] {
    let edition = Edition(language)
    return try edition.documents().map { name, document in
      (name, document.spoken(edition.pages.wording))
    }
  }

  @Test
  func `nothing says the Hanja beside their word, and a text says the length of its page first`()
    throws
  {
    let item = Item(
      name: "가", pictureName: "a", shortDescription: "줄", text: "현금(玄琴)이다.\n둘째 문단.",
      details: [Detail(label: "한자", value: "현금(玄琴), 검은 현악기")])
    let catalogue = Catalogue(items: [item])
    let pages = Pages(catalogue: catalogue)
    let page = pages.item(at: 0).spoken(.korean)
    #expect(page.contains("\n문단 2개, 낱말 9개, 약 1분.\n현금이다.\n"))
    #expect(page.contains("\n한자: 현금, 검은 현악기.\n"))
    let results = pages.search(catalogue.results(of: "玄琴", in: .korean))
    #expect(results.spoken(.korean).contains("현금, 검은 현악기.\n"))
  }

  @Test(arguments: Language.allCases)
  func `a spoken page has nothing that voices spell, and says where it ends`(
    language: Language
  ) throws {
    for (name, text) in try Self.pages(language) {
      #expect(text.hasSuffix("\n\(language.pick("끝", "End")).\n"), "\(name)")
      // An address stays as it is.
      let words = text.split(separator: " ").filter { !$0.contains("/") }.joined(separator: " ")
      #expect(!words.contains(#/\(\p{Ideographic}+\)/#), "\(name)")
      #expect(!words.unicodeScalars.contains { "~*|[]".unicodeScalars.contains($0) }, "\(name)")
      #expect(!text.contains("http") && !text.contains("  ") && !text.contains(": ."), "\(name)")
    }
  }

  @Test(
    arguments: [
      ("칠현금(七絃琴)을 고쳐", "칠현금을 고쳐."), ("검은 갓(笠)을", "검은 갓을."),
      ("Samguk Sagi (三國史記), of 1145", "Samguk Sagi, of 1145."),
      ("玄琴", "玄琴."), ("(玄琴)", "(玄琴)."), ("거문고(玄琴, 여섯 줄)는", "거문고(여섯 줄)는."),
      ("Samguk Sagi (三國史記, 1145)", "Samguk Sagi (1145)."), ("〈전(傳) 고종갓〉", "‘전 고종갓’."),
      ("고려(918~1392년), 조선", "고려(918년에서 1392년), 조선."), ("5~6면에", "5면에서 6면에."),
      ("1,000~2,000개", "1,000개에서 2,000개."), ("76~80cm", "76에서 80cm."), ("~40", "~40."),
      ("가~나", "가~나."),
      ("《삼국사기》는 ‘끝.’", "‘삼국사기’는 ‘끝.’"), (" 1. 가  나", "1. 가 나."), ("길이 76cm", "길이 76cm."),
      ("왜?", "왜?"), ("", ""),
      ("위키(ko.org/전(傳)_갓.1~2, 갓(笠))", "위키(ko.org/전(傳)_갓.1~2, 갓)."),
      ("https://a/나(那)", "https://a/나(那)."), ("1/2(半)", "1/2."),
      ("f() 안의 g(), 끝", "f() 안의 g(), 끝."),
    ])
  func `a text is said as it is written, but for Hanja after their word and ranges`(
    written: String, spoken: String
  ) {
    let document = Document([.paragraph([Inline(written)])])
    #expect(
      SpokenLayout(range: "에서 ").lines(of: document).map(\.text)
        == (spoken.isEmpty ? [] : [spoken]))
  }

  @Test(
    arguments: [
      ("Joseon (1392–1897)", "Joseon (1392 to 1897)."), ("pp. XI–XII", "pp. XI–XII."),
      ("5 mugs, a – b, 1–b", "5 mugs, a – b, 1–b."), ("1–", "1–."),
    ])
  func `an English range is said in words`(written: String, spoken: String) {
    let lines = SpokenLayout(range: " to ").lines(of: [.paragraph([Inline(written)])])
    #expect(lines.map(\.text) == [spoken])
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["(", "(玄", "1~", "1–"])
  func `marks without an end take linear time`(mark: String) {
    let text = String(repeating: mark, count: 10_000)
    let lines = SpokenLayout(range: " to ").lines(
      of: Document([.paragraph([Inline(text)])]))
    #expect(lines.count == 1)
  }

  @Test func `a list of marks is said as it is written, and so is a label without a value`() {
    let section = ListSection([
      ListEntry(number: 1, name: Inline("《》", .name), text: [])
    ])
    let facts = [
      TableRow("label", value: "()"), TableRow("label", value: ""),
      TableRow("label", value: "玄琴"),
    ]
    let document = Document([
      .list([section], isStacked: false), .facts(facts),
    ])
    #expect(document.spoken(.english) == "1. 《》.\nlabel: ().\nlabel.\nlabel: 玄琴.\nEnd.\n")
  }
}
