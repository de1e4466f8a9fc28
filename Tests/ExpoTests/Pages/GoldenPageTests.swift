import TestSupport
import TerminalText
import ExpoCore
import Testing

@testable import expo

@Suite struct GoldenPageTests {
  /// A page, laid out plain.
  static func text(_ document: Document, columns: Int, isStyled: Bool = false) -> String {
    var bytes: [UInt8] = []
    let encoder = LineEncoder(isStyled: isStyled)
    PageLayout(columns: columns, measure: CellMeasure()).lines(of: document) { line in
      encoder.append(line, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("the overview is as it was last looked at", arguments: [40, 80, 120])
  func overview(columns: Int) throws {
    let document = Document.overview(of: try Exposition.bundled, in: PageContext())
    try expectGolden(Self.text(document, columns: columns), "overview-\(columns)")
  }

  @Test("the list is as it was last looked at", arguments: [40, 80, 120])
  func items(columns: Int) throws {
    let title = try Exposition.bundled.itemsTitle
    let document = Document.items(.bundled, title: title, in: PageContext())
    try expectGolden(Self.text(document, columns: columns), "items-\(columns)")
  }

  @Test("every item's page is as it was last looked at", arguments: 0..<13, [40, 80, 120])
  func item(index: Int, columns: Int) throws {
    let document = Document.item(at: index, of: .bundled, in: PageContext())
    let name = "item-\(Items.bundled.imageName(at: index))-\(columns)"
    try expectGolden(Self.text(document, columns: columns), name)
  }

  @Test("titles, labels and names carry the weight of a styled page")
  func styled() throws {
    let document = Document.item(at: 12, of: .bundled, in: PageContext())
    let text = Self.text(document, columns: 80, isStyled: true)
    try expectGolden(
      text.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "␛"),
      "item-geomungo-80-styled")
  }
}
