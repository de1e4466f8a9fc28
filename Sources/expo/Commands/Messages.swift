import ExpoCore
import TerminalText

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
      Inline(own: wording.error, .error),
      failure.message,
      remedy: isAccessible ? failure.remedy : failure.excerpt + failure.remedy
    )
    return failure.status
  }

  /// Says what went otherwise than asked for.
  func warn(_ message: String) {
    say(Inline(own: wording.warning, .warning), message, remedy: [])
  }

  /// Where not even this can be written there is nobody left to tell.
  private func say(_ kind: Inline, _ message: String, remedy: [[Inline]]) {
    var errors = BufferedOutput(.standardError)
    let first = [Inline(own: "expo: "), kind, Inline(own: ": \(message)")]
    let lines = ([first] + remedy).map { isAccessible ? spoken($0) : $0 }
    try? errors.append { bytes in
      for line in lines {
        encoder.append(Line(line), to: &bytes)
      }
    }
    try? errors.flush()
  }

  /// The line without quotes and brackets; a command stays as it is to be typed.
  private func spoken(_ line: [Inline]) -> [Inline] {
    if line.last?.role == .command { return line }
    return [Inline(own: SpokenText.sentence(line.map(\.text).joined()))]
  }
}
