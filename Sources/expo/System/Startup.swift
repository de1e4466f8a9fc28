import ExpoCore

/// The arguments, the environment and the standard streams of the program at its start.
struct Startup {
  /// The arguments behind the program's name.
  var arguments: [String] = []
  let environment: Environment
  let input: StandardStream
  var output: StandardStream
  let errors: StandardStream

  /// Asks the system.
  static var current: Startup {
    Startup(
      arguments: CurrentProcess.arguments,
      environment: CurrentProcess.environment,
      input: StandardStream(.standardInput),
      output: StandardStream(.standardOutput),
      errors: StandardStream(.standardError)
    )
  }
}

/// A standard stream: whether it is a terminal, and of which size.
struct StandardStream: Equatable {
  var isTerminal = false
  /// The terminal's size in cells, if known.
  var columns: Int?
  var rows: Int?
}

extension StandardStream {
  /// Asks the system about an open stream.
  init(_ stream: FileDescriptor) {
    isTerminal = stream.isTerminal
    let size = isTerminal ? stream.terminalSize : nil
    columns = size?.columns
    rows = size?.rows
  }
}
