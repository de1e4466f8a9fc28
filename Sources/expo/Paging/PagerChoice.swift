import ExpoCore

/// Which pager shows a text that is longer than the screen.
enum PagerChoice: Equatable {
  /// The text is printed as it is.
  case none
  case command(PagerCommand)
  case builtIn

  /// The name of the built-in pager in the variables.
  static let builtInName = "builtin"

  /// Chooses for a terminal: `EXPO_PAGER`, then `PAGER`, then the built-in pager.
  ///
  /// An empty command and `cat` turn paging off in both, as with git; so does a terminal that cannot
  /// move its cursor.
  init(environment: Environment) {
    let command = PagerCommand(
      environment["EXPO_PAGER"] ?? environment["PAGER"] ?? Self.builtInName)
    switch command.arguments {
    case _ where environment.terminalIsDumb: self = .none
    case [], ["cat"]: self = .none
    case [Self.builtInName]: self = .builtIn
    default: self = .command(command)
    }
  }
}
