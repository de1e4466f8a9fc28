import ExpoCore

/// A parsed command line.
struct Invocation: Equatable {
  /// The command; nil if none was named.
  var command: Command?
  /// The words that are neither the command nor an option.
  var operands: [String] = []
  /// What the operands name, if they were looked up to find the command.
  var names: [NameMeaning]?
  var options = Options()
}
