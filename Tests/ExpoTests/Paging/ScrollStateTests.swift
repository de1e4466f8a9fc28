import Testing

@testable import expo

@Suite struct ScrollStateTests {
  @Test(
    "moves stay within the text, and the last page is a full one",
    arguments: [
      ([.pageDown], 23..<46),
      ([.pageDown, .pageDown], 46..<69),
      ([.pageDown, .pageDown, .pageDown], 57..<80),
      ([.pageDown, .pageDown, .pageDown, .pageUp], 34..<57),
      ([.lineDown, .lineDown, .lineUp], 1..<24),
      ([.lineUp], 0..<23),
      ([.pageUp], 0..<23),
      ([.bottom], 57..<80),
      ([.bottom, .lineDown], 57..<80),
      ([.bottom, .top], 0..<23),
    ] as [([ScrollState.Move], Range<Int>)])
  func moves(_ moves: [ScrollState.Move], visible: Range<Int>) {
    var scroll = ScrollState(lineCount: 80, rows: 23)
    for move in moves {
      scroll.move(move)
    }
    #expect(scroll.visible == visible)
  }

  @Test(
    "no text is too short and no screen too small for any move",
    arguments: [0, 1, 2, 7], [-1, 0, 1, 2, 50])
  func extremes(lineCount: Int, rows: Int) {
    var scroll = ScrollState(lineCount: lineCount, rows: rows)
    for move in ScrollState.Move.allCases + ScrollState.Move.allCases.reversed() {
      scroll.move(move)
      #expect(scroll.visible.count == min(lineCount, max(1, rows)))
      #expect(scroll.visible.upperBound <= lineCount)
    }
  }

  @Test("a line that is shown stands at the top, as far as there are lines below it")
  func show() {
    var scroll = ScrollState(lineCount: 80, rows: 23)
    scroll.show(from: 40)
    #expect(scroll.visible == 40..<63)
    scroll.show(from: 79)
    #expect(scroll.visible == 57..<80)
    scroll.show(from: -5)
    #expect(scroll.visible == 0..<23)
  }

  @Test("the share that was read counts what stands above the screen's end")
  func percent() {
    var scroll = ScrollState(lineCount: 80, rows: 20)
    #expect(scroll.percent == 25)
    scroll.move(.bottom)
    #expect(scroll.percent == 100)
    #expect(ScrollState(lineCount: 0, rows: 20).percent == 100)
  }
}
