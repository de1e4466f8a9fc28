import Testing

@testable import expo

@Suite struct PagerCommandTests {
  @Test(
    arguments: [
      ("less", ["less", "-R"]), ("more", ["more"]), ("lesser", ["lesser"]),
      (" /usr/bin/less  -S\t-X ", ["/usr/bin/less", "-S", "-X", "-R"]),
      ("", []),
      ("less | head", ["/bin/sh", "-c", "less | head"]),
      ("LESS=FRX less", ["/bin/sh", "-c", "LESS=FRX less"]),
      ("'/opt/my pager'", ["/bin/sh", "-c", "'/opt/my pager'"]),
      ("~/bin/pager", ["/bin/sh", "-c", "~/bin/pager"]),
      ("less;more", ["/bin/sh", "-c", "less;more"]),
    ] as [(String, [String])])
  func `a plain command is split at its blanks, and less passes styles on; the shell reads others`(
    text: String, arguments: [String]
  ) {
    #expect(PagerCommand(text).arguments == arguments)
  }

  private static let less = "LESS=FRX-P?e(END):Space for more., q to quit"

  @Test(
    arguments: [
      ([:], [less, "LV=-c", "LESSCHARSET=utf-8"]),
      (["LESS": ""], ["LV=-c", "LESSCHARSET=utf-8"]),
      (["LESSCHARSET": "latin1", "LV": "-f"], [less]),
      (["LESS": "X", "LESSCHARSET": "utf-8", "LV": "-c"], []),
    ] as [([String: String], [String])])
  func `a pager's variables are those that the reader has not set`(
    set: [String: String], added: [String]
  ) {
    let variables = PagerCommand.variables(in: Environment { set[$0] })
    #expect(variables.map { "\($0.name)=\($0.value)" } == added + ["EXPO_PAGER=cat"])
  }
}
