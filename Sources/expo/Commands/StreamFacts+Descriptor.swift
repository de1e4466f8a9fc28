import ExpoCore

extension StreamFacts {
  /// What the system says of an open stream.
  init(_ stream: FileDescriptor) {
    isTerminal = stream.isTerminal
    let size = isTerminal ? stream.terminalSize : nil
    columns = size?.columns
    rows = size?.rows
  }
}

extension Presentation {
  /// How pages are shown on the program's own streams.
  init(options: Options, environment: Environment) {
    self.init(
      options: options,
      environment: environment,
      output: StreamFacts(.standardOutput),
      errors: StreamFacts(.standardError)
    )
  }
}
