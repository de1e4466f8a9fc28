import TerminalText

/// How a command or an option is written: its names, and the words that may follow one of them.
struct Usage {
  /// The names that mean the same, the one for programs last.
  var names: [String]
  /// The words that may follow; a word in capitals stands for others.
  let alternatives: [String]
  /// Whether one of the alternatives has to follow.
  let isComplete: Bool

  /// The usage as it is typed in a shell.
  var inShell: Usage {
    var usage = self
    usage.names = names.map { "expo \($0)" }
    return usage
  }

  /// The text for readers: `favourites [add NAME | remove NAME | clear]`, `--lang ko|en`.
  var text: String {
    let names = names.joined(separator: ", ")
    return operands.isEmpty ? names : "\(names) \(operands)"
  }

  /// The text behind the name; empty if nothing may follow.
  var operands: String {
    if alternatives.isEmpty { return "" }
    return isComplete
      ? alternatives.joined(separator: "|") : "[\(alternatives.joined(separator: " | "))]"
  }
}
