import TerminalText
import Testing

@testable import expo

@Suite struct StatusLineTests {
  @Test(
    arguments: [
      (80, "13/13 거문고 · 출품 확실 · 43% · n 다음  p 이전  ? 도움말"),
      (50, "13/13 거문고 · 출품 확실 · 43% · p 이전  ? 도움말"),
      (43, "13/13 거문고 · 출품 확실 · 43% · ? 도움말"),
      (40, "13/13 거문고 · 출품 확실 · ? 도움말"),
      (30, "13/13 거문고 · ? 도움말"),
      (20, "13/13 거문고"),
      (10, "13/13 거…"),
      (1, "…"),
      (0, ""),
    ])
  func `a status line leaves out the least important first`(columns: Int, text: String) {
    let line = StatusLine(
      parts: ["13/13 거문고", "출품 확실", "43%"], keys: ["n 다음", "p 이전", "? 도움말"])
    #expect(line.text(columns: columns, measure: CellMeasure()) == text)
  }

  @Test
  func `a prompt shows the end of its text, and the cursor behind it`() {
    let measure = CellMeasure()
    func line(_ text: String, _ columns: Int) -> PromptLine {
      PromptLine(TextPrompt(text), result: "3개", columns: columns, measure: measure)
    }
    #expect(line("거문", 20).line.text == "/거문            3개")
    #expect(line("거문", 20).cursorColumn == 5)
    #expect(line("거문", 8).line.text == "/거문")
    #expect(line("거문고산조", 8).line.text == "/고산조")
    #expect(line("거문고산조", 8).cursorColumn == 7)
    #expect(line("거문", 1).line.text == "/")
    #expect(line("거문", 1).cursorColumn == 0)
  }
}
