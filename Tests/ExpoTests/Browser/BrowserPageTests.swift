import ExpoCore
@testable import TerminalText
import Testing

@testable import expo

@Suite struct BrowserPageTests {
  private static func lines(
    _ count: Int, _ text: (Int) -> String = { "line \($0)" }
  ) -> [Line] {
    (0..<count).map { Line([Inline(text($0))]) }
  }

  @Test(
    arguments: [
      ([.screenDown], 23..<46),
      ([.screenDown, .screenDown], 46..<69),
      ([.screenDown, .screenDown, .screenDown], 57..<80),
      ([.screenDown, .screenDown, .screenDown, .screenUp], 34..<57),
      ([.halfDown], 11..<34),
      ([.halfDown, .screenDown, .halfUp], 23..<46),
      ([.lineDown, .lineDown, .lineUp], 1..<24),
      ([.lineUp], 0..<23),
      ([.screenUp], 0..<23),
      ([.bottom], 57..<80),
      ([.bottom, .lineDown], 57..<80),
      ([.bottom, .top], 0..<23),
    ] as [([KeyBinding.Move], Range<Int>)])
  func `moves stay within the text, and the last page is a full one`(
    _ moves: [KeyBinding.Move], visible: Range<Int>
  ) {
    var page = BrowserPage(Self.lines(80), rows: 23)
    for move in moves { page.move(move) }
    #expect(page.visible == visible)
    #expect(page.visibleLines.map(\.text) == visible.map { "line \($0)" })
  }

  @Test
  func `lines of another width show about the same place`() {
    func lines(_ perLine: Int) -> [Line] {
      stride(from: 0, to: 600, by: perLine).map { start in
        Line([Inline((start..<start + perLine).map { "w\($0)" }.joined(separator: " "))])
      }
    }
    var page = BrowserPage(lines(6), rows: 10)
    page.scroll(to: 41)
    for (perLine, rows) in [(3, 20), (10, 5), (1, 100), (60, 3), (6, 10)] {
      page.layOut(lines(perLine), rows: rows)
      let shown = page.visibleLines.map(\.text).joined(separator: " ").split(separator: " ")
      #expect(shown.contains("w246"), "\(perLine) words a line")
    }
  }

  @Test
  func `lines that are added behind the place do not move it`() {
    var page = BrowserPage(Self.lines(80), rows: 10)
    page.scroll(to: 40)
    page.layOut(Self.lines(90), rows: 10)
    #expect(page.offset == 40)
  }

  @Test
  func `a search shows the nearest match and goes round`() {
    var page = BrowserPage(
      Self.lines(100) { $0 % 30 == 7 ? "ab 금속 활자, 금속활자" : "-" }, rows: 10)
    page.search(Query("금속활자"))
    #expect(page.search?.matches.map { $0[0].line } == [7, 7, 37, 37, 67, 67, 97, 97])
    #expect(page.search?.position == "1/8")
    #expect(page.offset == 0)
    #expect(page.visibleLines[7].spans.map(\.role) == [.text, .selection, .text, .match])
    #expect(page.visibleLines[7].spans.map(\.text) == ["ab ", "금속 활자", ", ", "금속활자"])
    page.searchAgain(by: 1)
    page.searchAgain(by: 1)
    #expect(page.search?.position == "3/8")
    #expect(page.offset == 34)
    page.searchAgain(by: -1)
    #expect(page.offset == 4)
    page.searchAgain(by: -1)
    page.searchAgain(by: -1)
    #expect(page.search?.position == "8/8")
    #expect(page.offset == 90)
    page.searchAgain(by: 1)
    #expect(page.search?.position == "1/8")
    page.search(nil)
    #expect(page.visibleLines.allSatisfy { $0.spans.allSatisfy { $0.role == .text } })
  }

  @Test
  func `a search begins on the first visible line, and goes on at the first match of all`() {
    var page = BrowserPage(Self.lines(100) { $0 % 30 == 7 ? "Zither" : "-" }, rows: 2)
    page.scroll(to: 98)
    page.search(Query("zither"))
    #expect(page.search?.selected.first?.line == 7)
    page.scroll(to: 67)
    page.search(Query("Zither"))
    #expect(page.offset == 67)
  }

  @Test
  func `a search without a match changes nothing, and finds no signs`() {
    var page = BrowserPage(Self.lines(50) { "\($0)" + ($0 == 30 ? " (!)" : "") }, rows: 10)
    page.scroll(to: 5)
    for query in ["xyz", "(!"] {
      page.search(Query(query))
      page.searchAgain(by: 1)
      #expect(page.search?.matches.isEmpty == true)
      #expect(page.offset == 5)
    }
    page.search(Query(" "))
    #expect(page.search == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a search takes linear time, also of one long paragraph`() {
    let text = Line([Inline(String(repeating: "e ", count: 30_000))])
    var page = BrowserPage(text.wrapped(to: 3, measure: CellMeasure()), rows: 10)
    page.search(Query("e"))
    #expect(page.search?.matches.count == 30_000)
    page.move(.bottom)
    #expect(page.visibleLines.allSatisfy { $0.spans.first?.role == .match })
  }
}
