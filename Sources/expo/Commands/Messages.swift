import ExpoCore

/// What goes to standard error.
struct Messages {
  private let wording: MessageWording
  private let encoder: LineEncoder
  private let isAccessible: Bool

  init(_ program: Program) {
    wording = program.wording.messages
    encoder = LineEncoder(isStyled: program.presentation.stylesErrors)
    isAccessible = program.presentation.isAccessible
  }

  /// Says what failed and what may be done about it; answers the status to exit with.
  func report(_ failure: Failure) -> ExitStatus {
    say(
      Span(own: wording.error, .error),
      failure.message,
      remedy: isAccessible ? failure.remedy : failure.excerpt + failure.remedy
    )
    return failure.status
  }

  /// Says what went otherwise than asked for.
  func warn(_ message: String) {
    say(Span(own: wording.warning, .warning), message, remedy: [])
  }

  /// Where not even this can be written there is nobody left to tell.
  private func say(_ kind: Span, _ message: String, remedy: [[Span]]) {
    var errors = ByteSink(.standardError)
    let first = [Span(own: "expo: "), kind, Span(own: ": \(message)")]
    let lines = ([first] + remedy).map { isAccessible ? spoken($0) : $0 }
    try? errors.append { bytes in
      for line in lines {
        encoder.append(Line(line), to: &bytes)
      }
    }
    try? errors.flush()
  }

  /// The line without quotes and brackets; a command stays as it is to be typed.
  private func spoken(_ line: [Span]) -> [Span] {
    if line.last?.role == .command { return line }
    return [Span(own: SpokenText.sentence(line.map(\.text).joined()))]
  }
}
