import ExpoCore
@testable import TerminalText
import Testing

@testable import expo

@Suite struct PageViewTests {
  private static func lines(
    _ count: Int, _ text: (Int) -> String = { "line \($0)" }
  ) -> [Line] {
    (0..<count).map { Line([Inline(text($0))]) }
  }

  @Test(
    arguments: [
      ([.pageDown], 23..<46),
      ([.pageDown, .pageDown], 46..<69),
      ([.pageDown, .pageDown, .pageDown], 57..<80),
      ([.pageDown, .pageDown, .pageDown, .pageUp], 34..<57),
      ([.lineDown, .lineDown, .lineUp], 1..<24),
      ([.halfDown], 11..<34),
      ([.halfDown, .halfDown, .halfUp], 11..<34),
      ([.lineUp], 0..<23),
      ([.pageUp], 0..<23),
      ([.bottom], 57..<80),
      ([.bottom, .lineDown], 57..<80),
      ([.bottom, .top], 0..<23),
    ] as [([PageView.Move], Range<Int>)])
  func `moves stay within the text, and the last page is a full one`(
    _ moves: [PageView.Move], visible: Range<Int>
  ) {
    var view = PageView(Self.lines(80), rows: 23)
    for move in moves { view.move(move) }
    #expect(view.visible == visible)
    #expect(view.visibleLines.map(\.text) == visible.map { "line \($0)" })
  }

  @Test
  func `lines of another width show the same place, and the old width the same line again`() {
    func lines(_ perLine: Int) -> [Line] {
      stride(from: 0, to: 600, by: perLine).map { start in
        Line([Inline((start..<start + perLine).map { "w\($0)" }.joined(separator: " "))])
      }
    }
    var view = PageView(lines(6), rows: 10)
    view.scroll(to: 41)
    for (perLine, rows) in [(3, 20), (10, 5), (1, 100), (60, 3), (6, 10)] {
      view.layOut(lines(perLine), rows: rows)
      let shown = view.visibleLines.map(\.text).joined(separator: " ").split(separator: " ")
      #expect(shown.contains("w246"), "\(perLine) words a line")
    }
    #expect(view.offset == 41)
    view.layOut(lines(6), rows: 200)
    view.layOut(lines(6), rows: 10)
    #expect(view.offset == 41)
  }

  @Test(arguments: [15, 17, 20, 24, 30, 50])
  func `a page of the gallery ends between pictures, and none is left out`(rows: Int) {
    let picture = Picture(width: 4, height: 28, pixels: Array(repeating: 67, count: 112))
    let entries = (0..<15).map { number in
      picture.lines + [Line([Inline("caption \(number)")]), .empty]
    }
    #expect(PageView(entries[0] + entries[1], rows: 20).visible == 0..<20, "no gallery")
    var view = PageView(entries.joined().dropLast(), rows: rows)
    func captions(_ view: PageView) -> [String] {
      view.visibleLines.map(\.text).filter { $0.contains("c") }
    }
    for key in [PageView.Move.pageDown, .lineUp, .pageDown, .pageUp] {
      var seen: Set<String> = []
      for _ in 0..<30 {
        seen.formUnion(captions(view))
        // Every picture has its caption, and every caption its picture.
        #expect(view.visibleLines.count(where: \.hasPicture) == captions(view).count * 14)
        view.move(key)
      }
      #expect(seen.count == 15)
    }
    view.move(.bottom)
    #expect(captions(view).last == "caption 14" && view.isAtEnd)
    view.move(.top)
    #expect(captions(view).first == "caption 0")
  }

  @Test
  func `a search shows the nearest match and goes round`() {
    var view = PageView(
      Self.lines(100) { $0 % 30 == 7 ? "ab 금속 활자, 금속활자" : "-" }, rows: 10)
    view.search(SearchQuery("금속활자"))
    #expect(view.search?.matches.map(\.line) == [7, 7, 37, 37, 67, 67, 97, 97])
    #expect(view.search?.selection == 0)
    #expect(view.offset == 0)
    #expect(view.visibleLines[7].runs.map(\.role) == [.text, .selection, .text, .match])
    #expect(view.visibleLines[7].runs.map(\.text) == ["ab ", "금속 활자", ", ", "금속활자"])
    view.searchAgain(by: 1)
    view.searchAgain(by: 1)
    #expect(view.search?.selection == 2)
    #expect(view.offset == 34)
    view.searchAgain(by: -1)
    #expect(view.offset == 4)
    view.searchAgain(by: -1)
    view.searchAgain(by: -1)
    #expect(view.search?.selection == 7)
    #expect(view.offset == 90)
    view.searchAgain(by: 1)
    #expect(view.search?.selection == 0)
    view.search(nil)
    #expect(view.visibleLines.allSatisfy { $0.runs.allSatisfy { $0.role == .text } })
  }

  @Test
  func `a search begins on the first visible line, and goes on at the first match of all`() {
    var view = PageView(Self.lines(100) { $0 % 30 == 7 ? "Zither" : "-" }, rows: 2)
    view.scroll(to: 98)
    view.search(SearchQuery("zither"))
    #expect(view.search?.selected?.line == 7)
    view.scroll(to: 67)
    view.search(SearchQuery("Zither"))
    #expect(view.offset == 67)
  }

  @Test
  func `a search without a match changes nothing, and finds no signs`() {
    var view = PageView(Self.lines(50) { "\($0)" + ($0 == 30 ? " (!)" : "") }, rows: 10)
    view.scroll(to: 5)
    for query in ["xyz", "(!"] {
      view.search(SearchQuery(query))
      view.searchAgain(by: 1)
      #expect(view.search?.matches.isEmpty == true)
      #expect(view.offset == 5)
    }
    view.search(SearchQuery(" "))
    #expect(view.search == nil)
  }
}
