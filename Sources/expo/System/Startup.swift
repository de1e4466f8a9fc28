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
