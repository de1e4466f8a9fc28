import Testing

@testable import expo

@Suite struct PagerChoiceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let option: PagingOption?
    let variables: [String: String]
    let isTerminal: Bool
    let expected: PagerChoice

    init(
      _ option: PagingOption? = nil,
      _ variables: [String: String] = [:],
      isTerminal: Bool = true,
      is expected: PagerChoice
    ) {
      self.option = option
      self.variables = variables
      self.isTerminal = isTerminal
      self.expected = expected
    }

    var testDescription: String {
      let option = option.map { "\($0) " } ?? ""
      let variables = variables.sorted { $0.key < $1.key }.map { "\($0.key)=‘\($0.value)’" }
      return option + variables.joined(separator: " ")
        + (isTerminal ? "" : " piped")
    }
  }

  @Test(
    arguments: [
      Case(is: .builtIn),
      Case(.command("builtin"), ["EXPO_PAGER": "most", "PAGER": "more"], is: .builtIn),
      Case(nil, ["EXPO_PAGER": " builtin ", "PAGER": "more"], is: .builtIn),
      Case(nil, ["PAGER": "builtin"], is: .command(PagerCommand("builtin"))),
      Case(.command("builtin -x"), is: .command(PagerCommand("builtin -x"))),
      Case(nil, ["PAGER": "more"], is: .command(PagerCommand("more"))),
      Case(nil, ["EXPO_PAGER": "most", "PAGER": "more"], is: .command(PagerCommand("most"))),
      Case(
        .command("less -S"), ["EXPO_PAGER": "most", "PAGER": "more"],
        is: .command(PagerCommand("less -S"))),
      Case(.off, ["EXPO_PAGER": "most"], is: .none),
      Case(nil, ["TERM": "xterm"], is: .builtIn),
    ])
  func `the option is asked first, then EXPO_PAGER, PAGER and the built-in pager`(_ example: Case) {
    #expect(choice(example) == example.expected)
  }

  @Test(
    arguments: [
      Case(.command(""), ["PAGER": "more"], is: .none),
      Case(.command("cat"), is: .none),
      Case(.command("  "), is: .none),
      Case(nil, ["EXPO_PAGER": "", "PAGER": "more"], is: .none),
      Case(nil, ["EXPO_PAGER": "cat", "PAGER": "more"], is: .none),
      Case(nil, ["PAGER": ""], is: .none),
      Case(nil, ["PAGER": " cat "], is: .none),
      Case(nil, ["PAGER": "cat -n"], is: .command(PagerCommand("cat -n"))),
      Case(.command("more"), ["EXPO_PAGER": ""], is: .command(PagerCommand("more"))),
    ])
  func `nothing and cat turn paging off wherever they stand, and nothing after them is asked`(
    _ example: Case
  ) {
    #expect(choice(example) == example.expected)
  }

  @Test(
    arguments: [
      Case(nil, ["TERM": "dumb"], is: .none),
      Case(.command("more"), ["TERM": "dumb"], is: .none),
      Case(isTerminal: false, is: .none),
      Case(.command("more"), ["EXPO_PAGER": "more"], isTerminal: false, is: .none),
      Case(.command("builtin"), isTerminal: false, is: .none),
    ])
  func `nothing is paged on a dumb terminal or without a terminal`(_ example: Case) {
    #expect(choice(example) == example.expected)
  }

  private func choice(_ example: Case) -> PagerChoice {
    PagerChoice(
      option: example.option,
      environment: Environment { example.variables[$0] },
      isTerminal: example.isTerminal)
  }
}
