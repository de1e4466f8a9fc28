import ExpoCore
import TerminalText

/// An error in the reader's words.
struct Message {
  let status: ExitStatus
  let text: String
  /// The source line with a caret under the fault; left out for screen readers.
  var excerpt: [[Inline]] = []
  /// What the reader can do about it, one line each.
  var remedy: [[Inline]] = []

  /// A remedy that a command carries out.
  static func hint(_ words: String, _ command: Inline) -> [Inline] {
    [Inline(own: "\(words): "), command]
  }
}

/// Writes messages to standard error.
struct Messages {
  let wording: MessageWording
  let isStyled: Bool
  let isAccessible: Bool

  /// Says what failed and what the reader can do about it.
  func report(_ message: Message) {
    say(
      Inline(own: wording.error, .error),
      message.text,
      remedy: isAccessible ? message.remedy : message.excerpt + message.remedy
    )
  }

  /// Says what happened otherwise than expected.
  func warn(_ text: String) {
    say(Inline(own: wording.warning, .warning), text, remedy: [])
  }

  /// Asks a question, and returns the line that the reader types; nil at the end of the input.
  func ask(_ question: String) -> String? {
    try? FileDescriptor.standardError.write(Array("\(question) ".utf8))
    if let answer = readLine() { return answer }
    try? FileDescriptor.standardError.write([UInt8(ascii: "\n")])
    return nil
  }

  /// Failures to write to standard error are ignored.
  private func say(_ kind: Inline, _ text: String, remedy: [[Inline]]) {
    let encoder = LineEncoder(isStyled: isStyled)
    var errors = BufferedOutput(.standardError)
    let first = [Inline(own: "expo: "), kind, Inline(own: ": \(text)")]
    let lines = ([first] + remedy).map { isAccessible ? spoken($0) : $0 }
    try? errors.append { bytes in
      for line in lines {
        encoder.append(Line(line), to: &bytes)
      }
    }
    try? errors.flush()
  }

  /// The line without quotation marks and brackets; a command stays as it is typed.
  private func spoken(_ line: [Inline]) -> [Inline] {
    if line.last?.role == .command { return line }
    return [Inline(own: SpokenText(wording.language.speech).sentence(line.map(\.text).joined()))]
  }
}

/// Foreign text inside a message.
enum Quoted {
  /// How much of a foreign text a message repeats, in cells.
  private static let mostCells = 60

  /// The text on one line, neutralised and clipped, between quotation marks.
  static func text(_ foreign: String) -> String {
    "‘\(clip(Inline(line: foreign).text, to: mostCells, measure: CellMeasure()))’"
  }
}
