import Testing

@testable import expo

@Suite struct LineCommandTests {
  @Test(
    arguments: [
      ("n", .next), ("ㅜ", .next), ("p", .previous), ("ㅔ", .previous), ("l", .list), ("ㅣ", .list),
      ("f", .favourite), ("ㄹ", .favourite), ("o", .open), ("ㅐ", .open), ("?", .help), ("q", .quit),
      ("ㅂ", .quit), ("  n\t", .next),
      ("s 활자", .search("활자")), ("ㄴ 금속 활자", .search("금속 활자")), ("s  x ", .search(" x")),
      ("12", .read("12")), ("거문고", .read("거문고")), ("s", .read("s")), ("ㄴ", .read("ㄴ")),
      ("nn", .read("nn")), ("N", .read("N")), ("so", .read("so")), ("quit", .read("quit")),
      ("n 1", .read("n 1")), ("ㅎㄱ", .read("ㅎㄱ")), ("??", .read("??")),
    ] as [(String, LineCommand)])
  func `a letter alone is a command, all else a name`(line: String, command: LineCommand) {
    #expect(LineCommand(line) == command)
  }

  @Test(arguments: ["", " ", "\t \u{3000}"])
  func `a blank line is nothing`(line: String) {
    #expect(LineCommand(line) == nil)
  }
}
