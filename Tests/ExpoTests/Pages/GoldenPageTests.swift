import ExpoCore
import TerminalText
import TestSupport
import Testing

@testable import expo

/// The bundled catalogue's pages in one language.
struct Edition {
  let items: [Item]
  let exposition: Exposition
  private let query: String

  init(_ language: Language) throws {
    let catalogue = Catalogue.bundled.edition(in: language)
    items = try catalogue.items()
    exposition = try catalogue.exposition()
    query = language == .korean ? "파리 자개" : "paris music"
  }

  /// Every kind of page, and the page of every item.
  func pages(in context: PageContext) -> [(name: String, document: Document)] {
    var sections = ItemsArrangement()
    sections.division = .category
    let found = items.search(query)
    let title = exposition.itemsTitle
    return [
      ("overview", .overview(of: exposition, in: context)),
      ("items", .items(items, title: title, in: context)),
      ("items-by-category", .items(items, title: title, arranged: sections, in: context)),
      ("search", .search(query, found: found, in: items, context: context)),
    ] + items.indices.map { ("item-\(items[$0].imageName)", item($0, in: context)) }
  }

  func item(_ index: Int, in context: PageContext) -> Document {
    .item(at: index, of: items, in: context)
  }
}

@Suite struct GoldenPageTests {
  @Test(arguments: Language.allCases)
  func `every page matches its golden file`(language: Language) throws {
    let context = PageContext(wording: Wording(language: language))
    for (name, document) in try Edition(language).pages(in: context) {
      try expectGolden(document.text(columns: 80), "pages/\(language)/\(name)")
    }
  }

  @Test(arguments: Language.allCases, [40, 120])
  func `narrow and wide pages match their golden files`(language: Language, columns: Int) throws {
    let context = PageContext(wording: Wording(language: language))
    for (name, document) in try Edition(language).pages(in: context)
    where ["items", "item-geomungo"].contains(name) {
      try expectGolden(
        document.text(columns: columns), "pages/\(language)/\(name)-\(columns)")
    }
  }

  @Test
  func `a styled page matches its golden file`() throws {
    let document = Document.item(at: 12, of: .bundled, in: PageContext())
    try expectGolden(
      document.text(columns: 80, isStyled: true).withVisibleEscapes,
      "pages/korean/item-geomungo-styled")
  }
}
