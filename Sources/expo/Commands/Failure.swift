import ExpoCore
import TerminalText

/// Why the program could not do what was asked, ready to be shown.
struct Failure: Error {
  let status: ExitStatus
  let message: String
  /// The source line with a caret under the fault, for those who see it.
  var excerpt: [[Inline]] = []
  /// What the reader may do about it, a line each.
  var remedy: [[Inline]] = []
}

extension Failure {
  /// A remedy that a command carries out.
  static func hint(_ words: String, _ command: Inline) -> [Inline] {
    [Inline(own: "\(words): "), command]
  }
}
