import ExpoCore

/// What the program was started with: its arguments, its environment and the standard streams.
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

/// What is known of a stream before anything is written to it.
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
