import ExpoCore
import TerminalText

/// What may stand at the end of a command line.
enum Completion: Equatable {
  /// One word that may stand there.
  struct Candidate: Equatable {
    /// The word as the program wants it, without any shell's quotes.
    var word: String
    var description: String?
  }

  case candidates([Candidate])
  /// Files and folders, after a beginning that stays: shells know them better.
  case paths

  static let nothing = Completion.candidates([])
}

extension Completion.Candidate {
  /// A candidate whose word comes from data; nil where it holds what nobody types.
  init?(foreign word: String, description: String?) {
    guard ControlEscaping.escaped(word) == word, !word.utf8.contains(UInt8(ascii: "\n")) else {
      return nil
    }
    self.init(word: word, description: description.map { Inline(line: $0).text })
  }
}
