/// A shell that the program completes its command lines for.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish
}
