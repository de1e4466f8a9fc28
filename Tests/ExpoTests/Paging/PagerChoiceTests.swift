import Testing

@testable import expo

@Suite struct PagerChoiceTests {
  @Test(
    arguments: [
      ([:], .builtIn), (["TERM": ""], .none),
      (["EXPO_PAGER": " builtin ", "PAGER": "more"], .builtIn),
      (["EXPO_PAGER": "builtin -x"], .command(PagerCommand("builtin -x"))),
      (["PAGER": "builtin"], .builtIn),
      (["PAGER": "more"], .command(PagerCommand("more"))),
      (["EXPO_PAGER": "less -S", "PAGER": "more"], .command(PagerCommand("less -S"))),
      (["PAGER": "cat -n"], .command(PagerCommand("cat -n"))),
      // An empty value, `cat` and a dumb terminal turn paging off, before any other variable.
      (["EXPO_PAGER": "", "PAGER": "more"], .none), (["EXPO_PAGER": "  "], .none),
      (["EXPO_PAGER": "cat", "PAGER": "more"], .none), (["PAGER": ""], .none),
      (["PAGER": " cat "], .none), (["TERM": "dumb", "PAGER": "more"], .none),
    ] as [([String: String], PagerChoice)])
  func `EXPO_PAGER is asked first, then PAGER and the built-in pager`(
    variables: [String: String], choice: PagerChoice
  ) {
    #expect(
      PagerChoice(environment: Environment { variables[$0] ?? ["TERM": "xterm"][$0] }) == choice)
  }

  @Test(arguments: [
    (Options(), true, true), (Options(), false, false), (Options(noPager: true), true, false),
    (Options(page: 1), true, false), (Options(accessible: true), true, false),
  ])
  func `long text is paged on a terminal only, and not if an option says so`(
    options: Options, isTerminal: Bool, isPaged: Bool
  ) {
    let settings = OutputSettings(
      options: options, environment: Environment { ["PAGER": "more", "TERM": "xterm"][$0] },
      output: StandardStream(isTerminal: isTerminal), errors: StandardStream())
    #expect(settings.pager == (isPaged ? .command(PagerCommand("more")) : .none))
  }
}
