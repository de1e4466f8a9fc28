import Testing

@testable import expo

@Suite struct PagerChoiceTests {
  @Test(
    arguments: [
      (["PAGER": "more"], "more"), (["EXPO_PAGER": "less -S", "PAGER": "more"], "less -S"),
      (["PAGER": "cat -n"], "cat -n"),
      // An empty value, `cat` and a dumb terminal turn paging off, before any other variable.
      (["EXPO_PAGER": "", "PAGER": "more"], nil), (["EXPO_PAGER": "  "], nil),
      (["EXPO_PAGER": "cat", "PAGER": "more"], nil), (["PAGER": ""], nil),
      (["PAGER": " cat "], nil), (["TERM": "dumb", "PAGER": "more"], nil),
    ] as [([String: String], String?)])
  func `EXPO_PAGER is asked first, then PAGER`(variables: [String: String], command: String?) {
    #expect(pager(variables) == command.map(PagerCommand.init))
  }

  @Test(arguments: [(["less", "more"], "less"), (["more"], "more"), (["cat"], nil)])
  func `without the variables it is less, then more, then none`(
    installed: [String], command: String?
  ) throws {
    let folder = try TemporaryFolder()
    for name in installed { _ = try folder.script(name, "cat") }
    #expect(pager(["PATH": "/nonexistent:\(folder.path)"]) == command.map(PagerCommand.init))
    #expect(pager([:]) == nil && pager(["PATH": folder.path, "TERM": ""]) == nil)
  }

  private func pager(_ variables: [String: String]) -> PagerCommand? {
    PagerCommand(of: Environment { variables[$0] ?? ["TERM": "xterm"][$0] })
  }

  @Test(arguments: [
    (Options(), true, true), (Options(), false, false), (Options(noPager: true), true, false),
    (Options(accessible: true), true, false),
  ])
  func `long text is paged on a terminal only, and not if an option says so`(
    options: Options, isTerminal: Bool, isPaged: Bool
  ) {
    let settings = OutputSettings(
      options: options, environment: Environment { ["PAGER": "more", "TERM": "xterm"][$0] },
      output: StandardStream(isTerminal: isTerminal), errors: StandardStream())
    #expect(settings.pager == (isPaged ? PagerCommand("more") : nil))
  }
}
