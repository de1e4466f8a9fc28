import ExpoCore

/// Why a command line cannot be carried out.
enum UsageError: Error, Equatable {
  case unknownOption(String, meant: Option?)
  /// The words hold the unknown command first.
  case unknownCommand(words: [String], meant: Command?)
  case missingArgument(Option, Command?)
  case unexpectedArgument(Option, value: String, Command?)
  case invalidArgument(Option, value: String, Command?)
  case optionNotForCommand(Option, Command)
  /// The option means something to some commands only, and none is named.
  case optionWithoutCommand(Option)
  case optionsExclude(Option, Option, Command)
  /// The option and a word of the command contradict each other.
  case optionExcludes(Option, String, Command)
  /// The words of the command, or of its action, need a name behind them.
  case missingName([String])
  case unexpectedOperand(String, Command)
  /// The command takes one of these words; `written` is nil if nothing was written.
  case operandNotAmong([String], written: String?, Command)
  case noSuchPage(Int, of: Int)
  /// The words are names or numbers of several items, but the command takes one.
  case severalNames([String], Command)
}

extension Command {
  /// The command that a word begins, or whose name is close to it; if other words follow, one that takes
  /// words.
  ///
  ///     Command.meant(by: "itme", before: ["거문고"])  // .item
  static func meant(by word: String, before words: ArraySlice<String>) -> Command? {
    let begun = word.isEmpty ? [] : allCases.filter { $0.name.hasPrefix(word) }
    if begun.count == 1 { return begun[0] }
    let following = allCases.filter { words.isEmpty || $0.operands != .none }
    return following.closest(to: word, written: \.name)
      ?? allCases.closest(to: word, written: \.name)
  }
}

extension Option {
  /// The option whose name is close to a word, of those that the command takes.
  static func meant(by name: String, for command: Command?) -> Option? {
    allCases.filter { command?.accepts($0) ?? common.contains($0) }
      .closest(to: name, written: \.name)
  }
}

extension Array {
  /// The element whose writing is most similar to a word, if any is similar enough to be meant.
  fileprivate func closest(to word: String, written: (Element) -> String) -> Element? {
    Similarity.nearest(to: word, among: map(written)).map { self[$0] }
  }
}
