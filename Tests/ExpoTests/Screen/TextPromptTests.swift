import TerminalText
import Testing

@testable import expo

@Suite struct TextPromptTests {
  @Test(
    arguments: [
      ("거문고", "거문고"), ("거문\u{7F}", "거"), ("거문\u{8}고", "거고"), ("abc\u{15}d", "d"),
      ("e\u{301}\u{7F}", ""),
      ("a\u{0}\u{1}\tb", "ab"),
    ])
  func `keys edit the end of the text`(keys: String, text: String) {
    var prompt = TextPrompt()
    for scalar in keys.unicodeScalars { _ = prompt.type(.key(.scalar(scalar))) }
    #expect(prompt.text == text)
  }

  @Test
  func `a number takes digits, and other keys that type nothing are for others`() {
    var prompt = TextPrompt(takesDigitsOnly: true)
    #expect(!prompt.type(.key("x")) && !prompt.type(.key(.down)) && !prompt.type(.key(.up)))
    #expect(prompt.type(.paste("1x2")) && prompt.text == "12")
  }

  @Test(arguments: [
    (20, "?> 거문고       14개", 9), (16, "?> 거문고   14개", 9), (15, "?> 거문고", 9), (11, "?> 거문고", 9),
    (5, "문고", 4),
  ])
  func `the cursor is where the next letter goes, and what is found stands at the end`(
    columns: Int, row: String, cursor: Int
  ) {
    var prompt = TextPrompt()
    for scalar in "거문고".unicodeScalars { _ = prompt.type(.key(.scalar(scalar))) }
    let shown = prompt.row("?> ", result: "14개", columns: columns, measure: CellMeasure())
    #expect(shown.line.text == row && shown.cursor == cursor, "\(shown)")
  }

  @Test
  func `a large text that is pasted is cut`() {
    var prompt = TextPrompt()
    _ = prompt.type(.paste("a\tb\r\nc\u{1B}" + String(repeating: "가", count: 5_000)))
    #expect(prompt.text.hasPrefix("a b  c가"))
    #expect(997...1_000 ~= prompt.text.utf8.count)
  }
}
