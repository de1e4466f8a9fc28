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
}
