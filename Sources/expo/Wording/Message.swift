import ExpoCore
import TerminalText

/// An error in the reader's words.
struct Message: Error {
  let status: ExitStatus
  let text: String
  /// What the reader can do about it.
  var remedy: [Block] = []
}
