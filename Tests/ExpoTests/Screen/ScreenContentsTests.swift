import TerminalText
import Testing

@testable import expo

@Suite struct ScreenContentsTests {
  @Test(arguments: [(8, "/ab   14"), (7, "/ab")])
  func `what a prompt has found is shown behind three blanks or more`(columns: Int, row: String) {
    let contents = ScreenContents(
      [], .prompt(TextPrompt("ab"), result: "14"), size: TerminalSize(columns: columns, rows: 2),
      measure: CellMeasure())
    #expect(contents.rows[1].text == row)
  }

  private let encoder = LineEncoder(isStyled: false)

  private func contents(_ rows: [String], cursor: Int? = nil) -> ScreenContents {
    ScreenContents(rows: rows.map { Line([Inline($0)]) }, cursor: cursor)
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

  @Test
  func `a row is drawn from where it differs`() {
    func row(_ texts: String...) -> ScreenContents {
      ScreenContents(rows: [Line(texts.map { Inline($0) })])
    }
    #expect(
      text(row("거문고", " | ", "new").update(from: row("거문고", " | ", "old"), encoder: encoder))
        == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[1;10H\u{1B}[Knew\u{1B}[?2026l")
  }

  @Test
  func `the cursor of a prompt is where the next letter goes`() {
    var prompt = TextPrompt("거문고")
    _ = prompt.handle(.key(.left))
    for (columns, row, cursor) in [(20, "/거문고", 5), (6, "/거문", 5), (5, "/문고", 3)] {
      let contents = ScreenContents(
        [], .prompt(prompt, result: ""), size: TerminalSize(columns: columns, rows: 2),
        measure: CellMeasure())
      #expect(contents.rows[1].text == row && contents.cursor == cursor)
    }
  }

  @Test(arguments: [(40, 12), (120, 40)])
  func `updates show the same as a screen that is drawn whole`(columns: Int, rows: Int) throws {
    var state = BrowserState(try .bundled(), size: TerminalSize(columns: columns, rows: rows))
    var screen = TerminalScreen(columns: columns, rows: rows)
    screen.feed(Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l".utf8))
    var shown: ScreenContents?
    for key in "jj⏎ /거문⏎nn␛␛/금⏎⏎G?j?␛csL0" {
      state.press(String(key))
      let contents = state.contents
      screen.feed(contents.update(from: shown, encoder: encoder))
      shown = contents
      var whole = TerminalScreen(columns: columns, rows: rows)
      whole.feed(Array("\u{1B}[?7l".utf8) + contents.update(from: nil, encoder: encoder))
      #expect(screen.lines == whole.lines, "after \(key)")
    }
  }
}
