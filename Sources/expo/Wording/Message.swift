import ExpoCore
import TerminalText

/// An error in the reader's words.
struct Message: Error {
  let status: ExitStatus
  let text: String
  /// The source line of a fault; left out for screen readers.
  var excerpt: SourceExcerpt?
  /// What the reader can do about it.
  var remedy: [Block] = []
}
