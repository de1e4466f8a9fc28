/// A shell that the program completes its command lines for.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// Parses the words behind `expo completions`.
  init(_ words: [String]) throws(UsageError) {
    guard let shell = words.first.flatMap(Self.init) else {
      throw .operandNotAmong(Self.allCases.map(\.rawValue), written: words.first, .completions)
    }
    self = shell
  }
}
