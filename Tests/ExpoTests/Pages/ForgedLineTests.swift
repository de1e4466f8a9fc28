@testable import ExpoCore
import TerminalText
import Testing

@testable import expo

/// Names with line feeds, which could forge lines of the program's own.
@Suite struct ForgedLineTests {
  static let forged = "갓\nexpo: 오류: 위조\r\n다음: rm\u{2028}끝."

  static let items = [
    Item(
      name: forged, pictureName: forged, shortDescription: forged, text: "본문",
      category: forged, details: [Detail(label: forged, value: "값")],
      links: [WebLink(label: forged, address: "https://example.org/\n위조")]),
    Item(name: forged, pictureName: "b", shortDescription: forged, text: "본문"),
  ]

  static func pages(_ commands: PrintedCommands) throws -> [Document] {
    let exposition = Exposition(title: forged, itemsTitle: forged)
    let catalogue = Catalogue(items: items, exposition: exposition)
    let pages = Pages(
      catalogue: catalogue, wording: Wording(language: .korean, commands: commands),
      favourites: [0])
    let absent = [forged + "x"]
    return [
      pages.items(), pages.items(by: .category),
      pages.item(at: 0), pages.item(at: 1),
      pages.favourites([0, 1], absent: absent),
      pages.search(catalogue.results(of: "본문 \(forged)", in: .korean)),
    ]
  }

  @Test(arguments: [false, true])
  func `no name begins a line of its own, on the page or spoken`(isSpoken: Bool) throws {
    let commands = PrintedCommands(catalogue: Self.forged, isAccessible: isSpoken)
    for page in try Self.pages(commands) {
      let lines =
        isSpoken
        ? page.spoken(.korean).split(separator: "\n").map(String.init) : page.lines(columns: 0)
      for line in lines {
        #expect(!line.contains("\n") && !line.contains("\r"))
        #expect(!["expo: 오류", "다음: rm", "위조"].contains { line.hasPrefix($0) }, "\(line)")
      }
    }
  }
}
