import TerminalText
import Testing

@testable import expo

@Suite struct TextPromptTests {
  @Test(
    arguments: [
      ("거문고", "거문고"), ("거문\u{7F}", "거"), ("거문\u{8}고", "거고"), ("abc\u{15}d", "d"),
      ("e\u{301}\u{7F}", ""),
      ("a\u{0}\u{3}\tb", "ab"),
      ("거문고 검은 학\u{17}", "거문고 검은 "), ("거문고 학  \u{17}\u{17}\u{17}", ""),
      ("abc\u{1}x", "xabc"), ("abc⇱x⇲y", "xabcy"), ("abc\u{1}x\u{5}y", "xabcy"),
      ("abc←←x", "axbc"), ("abc←←←←x→→→→y", "xabcy"), ("abc\u{2}\u{2}\u{6}x", "abxc"),
      ("abc←⌫", "ac"), ("abc←←⌦", "ac"), ("abc⇱\u{4}\u{4}⇲\u{4}", "c"),
      ("abc←\u{15}", "c"), ("abc←\u{B}", "ab"),
      ("ab cd  ef⇤⇤x", "ab xcd  ef"), ("ab cd  ef⇱⇥⇥x", "ab cdx  ef"), ("ab cd←\u{17}", "ab d"),
    ])
  func `keys edit the text as in a line editor`(keys: String, text: String) {
    var prompt = TextPrompt()
    for scalar in keys.unicodeScalars { _ = prompt.type(Browser.key(scalar)) }
    #expect(prompt.text == text)
  }

  @Test
  func `a number takes digits, and other keys that type nothing are for others`() {
    var prompt = TextPrompt(takesDigitsOnly: true)
    #expect(!prompt.type("x") && !prompt.type(.down) && !prompt.type(.up))
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
    for scalar in "거문고".unicodeScalars { _ = prompt.type(.scalar(scalar)) }
    let shown = prompt.row("?> ", result: "14개", columns: columns, measure: CellMeasure())
    #expect(shown.line.text == row && shown.cursor == cursor, "\(shown)")
  }

  @Test(arguments: [
    (20, "?> 거문고       14개", 5), (11, "?> 거문고", 5), (10, "거문고", 2), (5, "거문", 2),
  ])
  func `the text after the cursor is seen as far as there is room`(
    columns: Int, row: String, cursor: Int
  ) {
    var prompt = TextPrompt()
    for scalar in "거문고←←".unicodeScalars { _ = prompt.type(Browser.key(scalar)) }
    let seen = prompt.row("?> ", result: "14개", columns: columns, measure: CellMeasure())
    #expect(seen.line.text == row && seen.cursor == cursor, "\(seen)")
  }

  @Test
  func `a large text that is pasted is cut`() {
    var prompt = TextPrompt()
    _ = prompt.type(.paste("a\tb\r\nc\u{1B}" + String(repeating: "가", count: 5_000)))
    #expect(prompt.text.hasPrefix("a b  c가"))
    #expect(997...1_000 ~= prompt.text.utf8.count)
  }
}
