/// A parsed command line. Nothing has touched the system yet.
struct Invocation: Equatable {
  /// The command; nil if none was named.
  var command: Command?
  /// The words that are neither the command nor an option.
  var operands: [String] = []
  var options = Options()
}
