import Testing

@testable import expo

@Suite struct LineCommandTests {
  @Test(
    arguments: [
      ("n", .perform(.next)), ("ㅜ", .perform(.next)), ("ㅖ", .perform(.previous)),
      ("l", .perform(.back)), ("*", .perform(.favourite)), ("ㅒ", .perform(.link)),
      ("  e\t", .perform(.evidence)), ("q", .perform(.quit)), ("/", .perform(.filter)),
      ("?", .help), ("h", .help), ("ㅗ", .help), ("help", .help), ("도움말", .help),
      ("s 활자", .search("활자")), ("ㄴ 금속 활자", .search("금속 활자")), ("s  x ", .search("x")),
      ("/활자", .search("활자")), ("/ 금속 활자", .search("금속 활자")),
      ("12", .read("12")), ("5", .read("5")), ("거문고", .read("거문고")), ("f", .read("f")),
      ("nn", .read("nn")), ("N", .read("N")), ("so", .read("so")), ("quit", .read("quit")),
      ("n 1", .read("n 1")), ("ㅎㄱ", .read("ㅎㄱ")), ("??", .read("??")),
    ] as [(String, LineCommand)])
  func `a key of the list alone is a command, all else a name`(line: String, command: LineCommand) {
    #expect(LineCommand(line) == command)
  }

  @Test(arguments: ["", " ", "\t \u{3000}"])
  func `a blank line is nothing`(line: String) {
    #expect(LineCommand(line) == nil)
  }

  @Test
  func `every character means at the prompt what it means in the list`() throws {
    let letters = "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ가é".unicodeScalars
    for scalar in (0x21..<0x7F).compactMap(Unicode.Scalar.init) + letters {
      let expected: LineCommand =
        switch (ListAction(.scalar(scalar)), PageAction(.scalar(scalar))) {
        case (.number?, _): .read(String(scalar))
        case (let action?, _): .perform(action)
        case (nil, .help?): .help
        case (nil, _): .read(String(scalar))
        }
      #expect(LineCommand(String(scalar)) == expected, "\(scalar)")
    }
  }
}
