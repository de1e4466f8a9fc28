import TerminalText
import TestSupport
import Testing

@testable import expo

@Suite struct PageViewTests {
  private static func lines(
    _ count: Int, _ text: (Int) -> String = { "line \($0)" }
  ) -> LineSource {
    (0..<count).map { [Line([Inline(own: text($0))])] }.makeIterator()
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

  @Test(arguments: [0, 1, 2, 7], [-1, 0, 1, 2, 50])
  func `no text is too short and no screen too small for any move`(lineCount: Int, rows: Int) {
    var view = PageView(Self.lines(lineCount), rows: rows)
    for move in PageView.Move.allCases + PageView.Move.allCases.reversed() {
      view.move(move)
      #expect(view.visible.count == min(lineCount, max(1, rows)))
      #expect(view.visible.upperBound <= lineCount)
    }
    view.search("line")
    view.searchAgain(.backward)
    #expect(view.visible.upperBound <= lineCount)
  }

  @Test
  func `percent counts the lines that are shown or above the screen`() {
    var view = PageView(Self.lines(80), rows: 20)
    #expect(view.percent == 25)
    view.move(.bottom)
    #expect(view.percent == 100)
    #expect(PageView(Self.lines(0), rows: 20).percent == 100)
  }

  @Test
  func `lines of another width show the same place, and the old width the same line again`() {
    func lines(_ perLine: Int) -> LineSource {
      stride(from: 0, to: 600, by: perLine).map { start in
        [Line([Inline(own: (start..<start + perLine).map { "w\($0)" }.joined(separator: " "))])]
      }.makeIterator()
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

  @Test
  func `a search shows the nearest match and goes round`() {
    var view = PageView(
      Self.lines(100) { $0 % 30 == 7 ? "ab 금속 활자, 금속활자" : "-" }, rows: 10)
    view.search("금속활자")
    #expect(view.search?.matches.map(\.line) == [7, 7, 37, 37, 67, 67, 97, 97])
    #expect(view.search?.selection == 0)
    #expect(view.offset == 0)
    #expect(view.visibleLines[7].runs.map(\.role) == [.text, .match, .text, .match])
    #expect(view.visibleLines[7].runs.map(\.text) == ["ab ", "금속 활자", ", ", "금속활자"])
    view.searchAgain(.forward)
    view.searchAgain(.forward)
    #expect(view.search?.selection == 2)
    #expect(view.offset == 34)
    view.searchAgain(.backward)
    #expect(view.offset == 4)
    view.searchAgain(.backward)
    view.searchAgain(.backward)
    #expect(view.search?.selection == 7)
    #expect(view.offset == 90)
    view.searchAgain(.forward)
    #expect(view.search?.selection == 0)
    view.endSearch()
    #expect(view.visibleLines.allSatisfy { $0.runs.allSatisfy { $0.role == .text } })
  }

  @Test
  func `a search from behind the last match goes on at the first`() {
    var view = PageView(Self.lines(100) { $0 % 30 == 7 ? "Zither" : "-" }, rows: 2)
    view.scroll(to: 98)
    view.search("zither")
    #expect(view.search?.selected?.line == 7)
  }

  @Test
  func `a search without a match changes nothing, and one without a letter compares signs`() {
    var view = PageView(Self.lines(50) { "\($0)" + ($0 == 30 ? " (!)" : "") }, rows: 10)
    view.scroll(to: 5)
    view.search("xyz")
    view.searchAgain(.forward)
    #expect(view.search?.matches == [])
    #expect(view.offset == 5)
    view.search(" ")
    #expect(view.search == nil)
    view.search("(!")
    #expect(view.search?.selected?.line == 30)
  }

  /// Parts of a line or two, which are counted as they are laid out.
  private final class Counter {
    var count = 0

    func lines(_ total: Int) -> LineSource { Parts(counter: self, total: total) }

    static func line(_ number: Int) -> Line {
      Line([Inline(own: number % 1_000 == 999 ? "Zither" : "line \(number)")])
    }

    private struct Parts: IteratorProtocol {
      let counter: Counter
      let total: Int
      var start = 0

      mutating func next() -> [Line]? {
        guard start < total else { return nil }
        let end = min(total, start + 1 + start % 2)
        defer { start = end }
        counter.count += end - start
        return (start..<end).map(Counter.line)
      }
    }
  }

  @Test
  func `only what is shown is laid out at once, and the rest in steps`() {
    let counter = Counter()
    var view = PageView(counter.lines(100_000), rows: 50)
    #expect(counter.count <= PageLines.step + 1)
    #expect(view.percent == nil)
    for _ in 0..<5 { view.move(.pageDown) }
    #expect(view.visible == 250..<300)
    #expect(counter.count <= PageLines.step + 1)
    view.search("zither")
    #expect(view.search?.selected?.line == 999)
    #expect(counter.count <= 3 * PageLines.step)
    view.searchAgain(.forward)
    #expect(view.search?.selected?.line == 1_999)
    #expect(counter.count <= 5 * PageLines.step)
    let before = counter.count
    view.layOutMore()
    #expect((PageLines.step...PageLines.step + 1).contains(counter.count - before))
    while !view.isComplete { view.layOutMore() }
    #expect(view.search?.matches.count == 100)
    #expect(view.search?.selection == 1)
    #expect(view.percent == view.visible.upperBound * 100 / 100_000)
  }

  @Test
  func `of a long page few lines are held, wherever it is scrolled to`() {
    let counter = Counter()
    var view = PageView(counter.lines(100_000), rows: 50)
    view.search("zither")
    view.searchAgain(.backward)
    #expect(view.visible.contains(99_999))
    let most = PageLines.maxHeld + PageLines.step + view.rows
    #expect(view.lines.held.count <= most)
    for line in [50_000, 49_990, 3_000, 1_990, 0, 99_000] {
      view.scroll(to: line)
      #expect(view.visible.lowerBound == line)
      #expect(view.visibleLines.map(\.text) == view.visible.map { Counter.line($0).text })
      #expect(view.lines.held.count <= most)
    }
    let before = counter.count
    for _ in 0..<PageLines.step { view.move(.lineUp) }
    #expect(counter.count - before <= 3 * (PageLines.step + view.rows))
  }

  @Test
  func `a large screen is filled at once`() {
    let view = PageView(Counter().lines(100_000), rows: 2_000)
    #expect(view.visible == 0..<2_000)
  }

  @Test(arguments: [0, 1, 23, PageLines.step - 1])
  func `a page of one step is complete at once`(count: Int) {
    let view = PageView(Counter().lines(count), rows: 23)
    #expect(view.isComplete)
    #expect(view.lines.count == count)
  }

  @Test(arguments: 0..<20)
  func `what is laid out in steps is what is laid out whole`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...3_000, using: &generator)
    var stepped = PageView(Counter().lines(count), rows: 10)
    var whole = PageView(Counter().lines(count), rows: 10)
    while !whole.isComplete { whole.layOutMore() }
    for _ in 0..<60 {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: stepped.layOutMore()
      case 1:
        let query = ["zither", "line 2", "x"][Int.random(in: 0..<3, using: &generator)]
        stepped.search(query)
        whole.search(query)
      case 2:
        stepped.searchAgain(.forward)
        whole.searchAgain(.forward)
      case 3:
        stepped.searchAgain(.backward)
        whole.searchAgain(.backward)
      case 4:
        let rows = Int.random(in: 1...40, using: &generator)
        stepped.layOut(Counter().lines(count), rows: rows)
        whole.setRows(rows)
      case 5:
        stepped.restore(stepped.position)
      default:
        let moves = PageView.Move.allCases
        let move = moves[Int.random(in: 0..<moves.count, using: &generator)]
        stepped.move(move)
        whole.move(move)
      }
      #expect(stepped.visible == whole.visible)
      #expect(stepped.visibleLines == whole.visibleLines)
      // A match that was selected at another size is known once its line is laid out again.
      if stepped.search?.selected != nil {
        #expect(stepped.search?.selected == whole.search?.selected)
      }
    }
  }
}
