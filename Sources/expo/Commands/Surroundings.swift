import ExpoCore

/// The environment and the standard streams as the program finds them when it starts.
struct Surroundings {
  let environment: Environment
  let input: StreamFacts
  let output: StreamFacts
  let errors: StreamFacts

  /// Asks the system.
  static var current: Surroundings {
    Surroundings(
      environment: CurrentProcess.environment,
      input: StreamFacts(.standardInput),
      output: StreamFacts(.standardOutput),
      errors: StreamFacts(.standardError)
    )
  }
}
