import TerminalText

/// How a command or an option is written: its names, and what may follow one of them.
struct Usage {
  /// The names that mean the same, the one for programs last.
  var names: [String]
  /// Words as they are typed, and in capitals what stands for others.
  let alternatives: [String]
  /// Whether one of the alternatives has to follow.
  let isComplete: Bool

  /// As it is typed in a shell.
  var inShell: Usage {
    var usage = self
    usage.names = names.map { "expo \($0)" }
    return usage
  }

  /// As readers see it: `favourites [add NAME | remove NAME | clear]`, `--lang ko|en`.
  var text: String {
    let names = names.joined(separator: ", ")
    return operands.isEmpty ? names : "\(names) \(operands)"
  }

  /// What follows the name; empty if nothing may.
  var operands: String {
    if alternatives.isEmpty { return "" }
    return isComplete
      ? alternatives.joined(separator: "|") : "[\(alternatives.joined(separator: " | "))]"
  }
}
