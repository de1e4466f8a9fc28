import ExpoCore

/// What the program was started with: its arguments, its environment and the standard streams.
struct Launch {
  /// The arguments behind the program's name.
  var arguments: [String] = []
  let environment: Environment
  let input: StreamFacts
  var output: StreamFacts
  let errors: StreamFacts

  /// Asks the system.
  static var current: Launch {
    Launch(
      arguments: CurrentProcess.arguments,
      environment: CurrentProcess.environment,
      input: StreamFacts(.standardInput),
      output: StreamFacts(.standardOutput),
      errors: StreamFacts(.standardError)
    )
  }
}
