import ExpoCore

/// Why a command line cannot be carried out.
enum UsageError: Error, Equatable {
  case unknownOption(String, meant: Option?)
  /// The words hold the unknown command first.
  case unknownCommand(words: [String], meant: Command?)
  /// The option does not take this value, or has none (`nil`) and needs one.
  case invalidArgument(Option, value: String?, Command?)
  /// The option means something to other commands only; no command may be named.
  case strayOption(Option, Command?)
  /// The option and a word of the command, or another option, contradict each other.
  case optionExcludes(Option, String, Command)
  /// The words of the command, or of its action, need a name behind them.
  case missingName([String])
  case unexpectedOperand(String, Command)
  /// A name or a query is longer than ``SearchQuery/maxBytes``.
  case tooLong(Command)
  /// The command takes one of these words; `written` is nil if nothing was written.
  case operandNotAmong([String], written: String?, Command)
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
    let following = allCases.filter { words.isEmpty || $0.operands != nil }
    return following.closest(to: word) ?? allCases.closest(to: word)
  }
}

extension Option {
  /// The option that a name which is none was meant for: one of the command whose name is close to it, or takes
  /// the word as its argument (`--english`), or for a letter such as `-l` the first that begins with it.
  static func meant(by name: String, for command: Command?) -> Option? {
    let options = allCases.filter { command?.accepts($0) ?? common.contains($0) }
    let word = name.drop { $0 == "-" }.lowercased()
    let takers = options.filter { option in
      guard case .choice(let choices, _) = option.definition else { return false }
      return choices.contains { $0.shown.contains(word) }
    }
    if let taker = takers.first { return taker }
    let begun = name.utf8.count == 2 ? options.filter { $0.name.hasPrefix("-\(name)") } : []
    if let first = begun.first { return first }
    return name.nearest(among: options.map(\.name)).map { options[$0] }
  }
}

extension [Command] {
  /// The command whose name, English or Korean, is most similar to a word, if one is similar.
  fileprivate func closest(to word: String) -> Command? {
    // A single syllable is near too many words.
    let isSyllable = word.unicodeScalars.count < 2
    let names = flatMap { command in
      let korean = isSyllable ? [] : command.row.otherNames.filter { !$0.isASCII }
      return ([command.name] + korean).map { (command, $0) }
    }
    return word.nearest(among: names.map(\.1)).map { names[$0].0 }
  }
}
