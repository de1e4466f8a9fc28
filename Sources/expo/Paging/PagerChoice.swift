import ExpoCore

/// Which pager shows a text that is longer than the screen.
enum PagerChoice: Equatable {
  /// The text is printed as it is.
  case none
  case command(PagerCommand)
  case builtIn

  /// What `EXPO_PAGER` calls the built-in pager.
  static let builtInName = "builtin"

  /// Chooses for a terminal: `EXPO_PAGER`, then `PAGER`, then the built-in pager.
  ///
  /// An empty command and `cat` turn paging off in both, as with git; so does a terminal that cannot
  /// move its cursor.
  init(environment: Environment) {
    if environment.terminalIsDumb {
      self = .none
    } else if let command = environment["EXPO_PAGER"] {
      self.init(command, mayBeBuiltIn: true)
    } else if let command = environment["PAGER"] {
      self.init(command, mayBeBuiltIn: false)
    } else {
      self = .builtIn
    }
  }

  private init(_ command: String, mayBeBuiltIn: Bool) {
    let command = PagerCommand(command)
    switch command.arguments {
    case [], ["cat"]: self = .none
    case [Self.builtInName] where mayBeBuiltIn: self = .builtIn
    default: self = .command(command)
    }
  }
}
