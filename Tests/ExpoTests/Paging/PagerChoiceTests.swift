import Testing

@testable import expo

@Suite struct PagerChoiceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let variables: [String: String]
    let expected: PagerChoice

    init(_ variables: [String: String] = [:], is expected: PagerChoice) {
      self.variables = variables
      self.expected = expected
    }

    var testDescription: String {
      variables.sorted { $0.key < $1.key }.map { "\($0.key)=‘\($0.value)’" }
        .joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      Case(is: .builtIn),
      Case(["EXPO_PAGER": " builtin ", "PAGER": "more"], is: .builtIn),
      Case(["EXPO_PAGER": "builtin -x"], is: .command(PagerCommand("builtin -x"))),
      Case(["PAGER": "builtin"], is: .command(PagerCommand("builtin"))),
      Case(["PAGER": "more"], is: .command(PagerCommand("more"))),
      Case(["EXPO_PAGER": "less -S", "PAGER": "more"], is: .command(PagerCommand("less -S"))),
      Case(["TERM": "xterm"], is: .builtIn),
    ])
  func `EXPO_PAGER is asked first, then PAGER and the built-in pager`(_ example: Case) {
    #expect(choice(example) == example.expected)
  }

  @Test(
    arguments: [
      Case(["EXPO_PAGER": "", "PAGER": "more"], is: .none),
      Case(["EXPO_PAGER": "  "], is: .none),
      Case(["EXPO_PAGER": "cat", "PAGER": "more"], is: .none),
      Case(["PAGER": ""], is: .none),
      Case(["PAGER": " cat "], is: .none),
      Case(["PAGER": "cat -n"], is: .command(PagerCommand("cat -n"))),
      Case(["TERM": "dumb", "PAGER": "more"], is: .none),
    ])
  func `nothing, cat and a dumb terminal turn paging off, and nothing after them is asked`(
    _ example: Case
  ) {
    #expect(choice(example) == example.expected)
  }

  @Test(arguments: [
    (Options(), true, true), (Options(), false, false), (Options(noPager: true), true, false),
    (Options(page: 1), true, false), (Options(accessible: true), true, false),
  ])
  func `long text is paged on a terminal only, and not if an option says so`(
    options: Options, isTerminal: Bool, isPaged: Bool
  ) {
    let presentation = Presentation(
      options: options, environment: Environment { ["PAGER": "more"][$0] },
      output: StreamFacts(isTerminal: isTerminal), errors: StreamFacts())
    #expect(presentation.pager == (isPaged ? .command(PagerCommand("more")) : .none))
  }

  private func choice(_ example: Case) -> PagerChoice {
    PagerChoice(environment: Environment { example.variables[$0] })
  }
}
