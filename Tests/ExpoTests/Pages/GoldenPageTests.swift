@testable import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

/// The bundled catalogue's pages in one language.
struct Edition {
  let pages: Pages
  private let query: String

  init(_ language: Language) {
    pages = Pages(
      catalogue: Catalogue(bundled: .init(for: language)), wording: Wording(language: language))
    query = language == .korean ? "파리 자개" : "paris music"
  }

  /// Every kind of page, and the page of every item.
  func documents() throws -> [(name: String, document: Document)] {
    let items = pages.items
    return [
      ("overview", try pages.overview()),
      ("items", pages.items()),
      ("items-by-category", pages.items(by: .category)),
      ("search", pages.search(pages.catalogue.results(of: query, in: .korean))),
    ] + items.indices.map { ("item-\(items[$0].pictureName)", pages.item(at: $0)) }
  }
}

/// A few pages as they were last reviewed: the exposition's, and one that has every part of a page.
@Suite struct GoldenPageTests {
  static let sample: [Item] = [
    Item(name: "가야금", pictureName: "first", shortDescription: "앞의 악기", text: "글."),
    Item(
      name: "거문고", pictureName: "sample",
      shortDescription: "오동나무와 밤나무를 붙여 만든 울림통 위에 명주실로 꼰 여섯 줄을 걸어 놓고 연주하는 악기",
      text: """
        술대로 줄을 뜯어 소리를 낸다. 옛 책에는 중국 진나라에서 보낸 칠현금(七絃琴)을 고쳐 만들었다고 적혀 있다.

        둘째 문단에는 〈책의 이름〉과 아주긴낱말이있어서어디에선가는나뉘어야하는데그래도글자가없어지지는않는다 같은 말이 있다.
        """,
      category: "악기", pictureDescription: "붉은 방석 위에 놓인 거문고이다.",
      details: [
        Detail(label: "시대", value: "고려(918~1392년)"), Detail(label: "재료", value: "나무, 명주실"),
        Detail(
          label: "출처",
          value: "아무개, 《책의 이름》, 1901년. 다른 아무개, 《더 긴 책의 이름과 그 부제까지 모두 적은 것》, 1902년, 3쪽."),
      ],
      links: [
        WebLink(label: "위키백과", address: "https://ko.wikipedia.org/wiki/거문고"),
        WebLink(
          label: "두 번째 글",
          address: "https://example.org/a/very/long/address/that/does/not/fit/on/a/line"),
      ],
      evidence: "전언", evidenceNote: "1901년의 목록에 나온다. 그때의 기록은 찾지 못했다."),
    Item(name: "해금", pictureName: "last", shortDescription: "뒤의 악기", text: "글."),
  ]

  private static var page: Document {
    Pages(catalogue: Catalogue(items: sample)).item(at: 1)
  }

  @Test(arguments: [40, 80, 120])
  func `a page with every part matches its golden files`(columns: Int) throws {
    try expectGolden(Self.page.text(columns: columns), "pages/sample-\(columns)")
  }

  @Test
  func `a styled page and a spoken one match their golden files`() throws {
    try expectGolden(
      Self.page.text(columns: 80, isStyled: true).withVisibleEscapes, "pages/sample-styled")
    try expectGolden(Self.page.spoken(.korean), "pages/sample-spoken")
  }

  @Test(arguments: Language.allCases)
  func `the exposition's page and the list match their golden files`(language: Language) throws {
    for (name, document) in try Edition(language).documents()
    where ["overview", "items"].contains(name) {
      try expectGolden(document.text(columns: 80), "pages/\(language)-\(name)")
    }
  }
}
