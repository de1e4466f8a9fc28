import TerminalText
import ExpoCore
import TestSupport
import Testing

@testable import expo

@Suite struct FavouritesPageTests {
  static let absent = [
    "gone", "lost\n\u{1B}[31m",
  ]

  @Test
  func `favourites stand in the order given, those that the catalogue lacks under their heading`() {
    let page = Pages(catalogue: .bundled).favourites([12, 0], absent: Self.absent, others: 3)
    for columns in [10, 11, 20, 37, 80] {
      let measure = CellMeasure()
      let lines = page.lines(columns: columns).filter { !$0.hasPrefix("expo ") }
      #expect(lines.allSatisfy { measure.width(of: $0) <= columns })
    }
    let lines = page.lines(columns: 80)
    let starts = ["13. 거문고", "1. 직지심체요절", "이 도록에 없는 출품작", "gone", "lost"].map { start in
      lines.firstIndex { $0.drop { $0 == " " }.hasPrefix(start) }
    }
    #expect(starts.compactMap(\.self).count == starts.count)
    #expect(starts.compactMap(\.self) == starts.compactMap(\.self).sorted())
    #expect(lines.contains("다른 도록의 즐겨찾기 3개가 더 있습니다."))
    #expect(lines[0] == "즐겨찾기 (4)")
    #expect(!lines.joined().contains("\u{1B}"))
  }

  @Test
  func `a favourite is spoken in words, without its mark`() {
    let text = Pages(catalogue: .bundled, favourites: [10]).items().spoken(.korean)
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.contains("즐겨찾기에 있습니다.") }.map { $0.prefix(6) } == ["11. 갓."])
    #expect(!lines.joined().contains("*"))
  }
}
