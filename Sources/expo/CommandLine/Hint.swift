import ExpoCore

/// What the reader can do next, and the command that does it.
struct Hint {
  let words: String
  /// The command, with its action and its options.
  let command: [String]
  /// Words that are not options, even if they begin with a hyphen.
  var operands: [String] = []
  /// The language of the command's output, if it is not the reader's.
  var language: Language?
  /// The words of the shell before and behind the command.
  var before = ""
  var after = ""
}

extension Hint {
  init(
    _ words: String, _ command: [String], operands: [String] = [], before: String = "",
    after: String = ""
  ) {
    self.init(words: words, command: command, operands: operands, before: before, after: after)
  }

  /// A command for one item, named by its number, which finds it in every catalogue.
  init(_ words: String, _ command: [String], item index: Int) {
    self.init(words, command, operands: [String(index + 1)])
  }
}
