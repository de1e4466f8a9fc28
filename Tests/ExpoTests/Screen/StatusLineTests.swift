import TerminalText
import Testing

@testable import expo

@Suite struct StatusLineTests {
  @Test(
    arguments: [
      (80, "13/13 거문고 · 43% · n 다음  / 찾기  Enter 읽기  ? 도움말"),
      (50, "13/13 거문고 · 43% · / 찾기  Enter 읽기  ? 도움말"),
      (42, "13/13 거문고 · 43% · Enter 읽기  ? 도움말"),
      (38, "13/13 거문고 · Enter 읽기  ? 도움말"),
      (34, "13/13 · Enter 읽기  ? 도움말"),
      (27, "13/13 거문고 · Enter  ?"),
      (22, "Enter 읽기  ? 도움말"),
      (19, "Enter  ?"),
      (6, "Enter…"),
      (0, ""),
    ])
  func `a status line leaves out the least important first`(columns: Int, text: String) {
    let line = StatusLine(
      parts: ["13/13 거문고", "43%"], more: ["n 다음", "/ 찾기"], keys: ["Enter 읽기", "? 도움말"])
    let measure = CellMeasure()
    #expect(line.text(columns: columns, measure: measure).text == text)
    #expect(line.text(columns: measure.width(of: text), measure: measure).text == text)
  }

  @Test
  func `a prompt shows the end of its text, and the cursor behind it`() {
    let measure = CellMeasure()
    func expect(_ text: String, _ columns: Int, _ shown: String, cursor: Int) {
      let contents = ScreenContents(
        [], .prompt(TextPrompt(text), result: "3개"),
        size: TerminalSize(columns: columns, rows: 2), measure: measure)
      #expect(contents.rows.last?.text == shown)
      #expect(contents.cursor == cursor)
    }
    expect("거문", 20, "/거문            3개", cursor: 5)
    expect("거문", 8, "/거문", cursor: 5)
    expect("거문고산조", 8, "/고산조", cursor: 7)
    expect("거문", 1, "/", cursor: 0)
  }
}
