import TerminalText
import ExpoCore
import Testing

@testable import expo

@Suite struct FavouritesPageTests {
  @Test
  func `a favourite is spoken in words, without its mark`() {
    let text = Pages(catalogue: .bundled, favourites: [10]).items().spoken(.korean)
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.contains("즐겨찾기에 있습니다.") }.map { $0.prefix(6) } == ["11. 갓."])
    #expect(!lines.joined().contains("*"))
  }
}
