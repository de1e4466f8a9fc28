import TerminalText
import Testing

@testable import expo

@Suite struct ScreenContentsTests {
  private let encoder = LineEncoder(isStyled: false)

  private func contents(_ rows: [String]) -> ScreenContents {
    ScreenContents(
      rows.map { Line([Inline($0)]) }, bottom: [],
      size: TerminalSize(columns: 80, rows: rows.count), measure: CellMeasure())
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test
  func `only rows that differ are drawn, in one synchronised update`() {
    let old = contents(["a", "b", "c"])
    let new = contents(["a", "거문고", "c"])
    #expect(
      text(new.update(from: old, encoder: encoder))
        == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[2;1H\u{1B}[K거문고\u{1B}[?2026l")
  }

  @Test(arguments: [
    (3, ["a", "c", "d"]), (2, ["a", "c"]), (5, ["a", "b", "", "c", "d"]), (1, ["a"]),
  ])
  func `a screen keeps its bottom, and one of one row its top`(rows: Int, texts: [String]) {
    func lines(_ texts: String...) -> [Line] { texts.map { Line([Inline($0)]) } }
    let contents = ScreenContents(
      lines("a", "b"), bottom: lines("c", "d"), cursor: 9,
      size: TerminalSize(columns: 4, rows: rows), measure: CellMeasure())
    #expect(contents.rows.map(\.text) == texts && contents.cursor == (rows == 1 ? nil : 3))
  }

  @Test(arguments: [(40, 12), (120, 40)])
  func `updates show the same as a screen that is drawn whole`(columns: Int, rows: Int) throws {
    var browser = Browser.bundled(columns: columns, rows: rows)
    var screen = TerminalScreen(columns: columns, rows: rows)
    screen.feed(Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l".utf8))
    var shown: ScreenContents?
    for key in "j⏎/거문⏎n␛␛/금⏎G?␛cL" {
      browser.press(String(key))
      let contents = browser.contents
      screen.feed(contents.update(from: shown, encoder: encoder))
      shown = contents
      var whole = TerminalScreen(columns: columns, rows: rows)
      whole.feed(Array("\u{1B}[?7l".utf8) + contents.update(from: nil, encoder: encoder))
      #expect(screen.lines == whole.lines, "after \(key)")
    }
  }
}
