import Testing

@testable import expo

@Suite struct TextPromptTests {
  @Test(
    arguments: [
      ("거문고", "거문고"), ("거문\u{7F}", "거"), ("거문\u{8}고", "거고"), ("a b c\u{17}", "a b "),
      ("a b  \u{17}x", "a x"), ("abc\u{15}d", "d"), ("e\u{301}\u{7F}", ""),
      ("a\u{0}\u{1}\tb", "ab"),
    ])
  func `keys edit the end of the text`(keys: String, text: String) {
    var prompt = TextPrompt()
    for scalar in keys.unicodeScalars { _ = prompt.handle(.key(.scalar(scalar))) }
    #expect(prompt.text == text)
  }

  @Test(
    arguments: [
      ("문고←←거", "거|문고"), ("ab←⌫", "|b"), ("ab←←⌫", "|ab"), ("ab⇱x→y", "xay|b"), ("ab⇱⇲c", "abc|"),
      ("ab→c", "abc|"), ("a bc←\u{17}", "a |c"), ("abc←\u{15}", "|c"), ("↑x", "lastx|"),
      ("a↑", "a|"),
    ])
  func `the cursor moves by characters, and Up brings the last query`(keys: String, text: String) {
    var prompt = TextPrompt(last: "last")
    for scalar in keys.unicodeScalars { _ = prompt.handle(BrowserState.event(scalar)) }
    #expect("\(prompt.beforeCursor)|\(prompt.afterCursor)" == text)
  }

  @Test
  func `Enter accepts, Backspace in an empty text cancels, arrows up and down are for others`() {
    var prompt = TextPrompt("a")
    #expect(prompt.handle(.key(.scalar("\r"))) == .accepted)
    #expect(prompt.handle(.key(.up)) == nil)
    #expect(prompt.handle(.key(.scalar("\u{7F}"))) == .edited)
    #expect(prompt.handle(.key(.scalar("\u{7F}"))) == .cancelled)
  }

  @Test
  func `a large text that is pasted is cut`() {
    var prompt = TextPrompt()
    _ = prompt.handle(.paste("a\tb\r\nc\u{1B}" + String(repeating: "가", count: 5_000)))
    #expect(prompt.text.hasPrefix("a b  c가"))
    #expect(997...1_000 ~= prompt.text.utf8.count)
  }
}
