import Testing

@testable import expo

@Suite struct PagerCommandTests {
  @Test(
    arguments: [
      ("less", ["less"]),
      (" less  -S\t-X ", ["less", "-S", "-X"]),
      ("", []),
      ("less | head", ["/bin/sh", "-c", "less | head"]),
      ("LESS=FRX less", ["/bin/sh", "-c", "LESS=FRX less"]),
      ("'/opt/my pager'", ["/bin/sh", "-c", "'/opt/my pager'"]),
      ("~/bin/pager", ["/bin/sh", "-c", "~/bin/pager"]),
      ("less;more", ["/bin/sh", "-c", "less;more"]),
    ] as [(String, [String])])
  func `a plain command is split at its blanks, any other is left to the shell`(
    text: String, arguments: [String]
  ) {
    #expect(PagerCommand(text).arguments == arguments)
  }

  @Test(
    arguments: [
      ("less", [:], .passed), ("/usr/bin/less -S", [:], .passed),
      ("less", ["LESS": ""], .shownAsText), ("less", ["LESS": "-i -M"], .shownAsText),
      ("less", ["LESS": "-i -r"], .passed),
      ("less -R", ["LESS": "FX"], .passed), ("more", [:], .unknown), ("lesser", [:], .unknown),
      ("less | cat", [:], .unknown),
    ] as [(String, [String: String], PagerCommand.Styling)])
  func `less passes colours on if its options have R`(
    command: String, variables: [String: String], styling: PagerCommand.Styling
  ) {
    #expect(PagerCommand(command).styling(in: Environment { variables[$0] }) == styling)
  }

  @Test(
    arguments: [
      ([:], ["LESS=FRX", "LV=-c", "LESSCHARSET=utf-8"]),
      (["LESS": ""], ["LV=-c", "LESSCHARSET=utf-8"]),
      (["LESSCHARSET": "latin1", "LV": "-f"], ["LESS=FRX"]),
      (["LESS": "X", "LESSCHARSET": "utf-8", "LV": "-c"], []),
    ] as [([String: String], [String])])
  func `a pager's variables are those that the reader has not set`(
    set: [String: String], added: [String]
  ) {
    let variables = PagerCommand.variables(in: Environment { set[$0] })
    #expect(variables.map { "\($0.name)=\($0.value)" } == added + ["EXPO_PAGER=cat"])
  }
}
