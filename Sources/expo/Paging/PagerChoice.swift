/// Which pager shows a text that is longer than the screen.
enum PagerChoice: Equatable {
  /// The text is printed as it is.
  case none
  case command(PagerCommand)
  case builtIn

  /// Chooses: `--no-pager` and `--pager`, then `EXPO_PAGER`, `PAGER`, `less`, the built-in pager.
  ///
  /// An empty command and `cat` turn paging off wherever they stand, as with git; so do a terminal
  /// that cannot move its cursor, and output that is no terminal.
  init(
    option: PagingOption?,
    environment: Environment,
    isTerminal: Bool,
    hasLess: @autoclosure () -> Bool
  ) {
    self = .none
    guard isTerminal, environment["TERM"] != "dumb" else { return }
    switch option {
    case .off: return
    case .command(let command): self.init(command)
    case nil:
      if let command = environment["EXPO_PAGER"] ?? environment["PAGER"] {
        self.init(command)
      } else {
        self = hasLess() ? .command(PagerCommand("less")) : .builtIn
      }
    }
  }

  private init(_ command: String) {
    let command = PagerCommand(command)
    let isOff = command.arguments.isEmpty || command.arguments == ["cat"]
    self = isOff ? .none : .command(command)
  }
}
