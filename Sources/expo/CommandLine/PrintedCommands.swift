import ExpoCore
import TerminalText

/// Writes commands of the program so that a shell runs them as printed, in the mode of this run.
///
///     let commands = PrintedCommands(catalogue: "my films")
///     commands.command(["items"]).text  // "expo items --catalogue 'my films'"
struct PrintedCommands: Equatable {
  /// The values that options have chosen and no variable keeps.
  var catalogue: String?
  var language: Language?
  var isAccessible = false

  /// - Parameter operands: words that are not options, even if they begin with a hyphen.
  func command(_ words: [String], operands: [String] = []) -> Inline {
    let endsOptions = operands.contains { $0.utf8.first == UInt8(ascii: "-") }
    let words = ["expo"] + words + (endsOptions ? options + ["--"] + operands : operands + options)
    return Inline(words.map(ShellWord.quote).sentence, .command)
  }

  /// The words of a hint and its command.
  func block(_ hint: Hint) -> Block {
    .hint(Inline(hint.words), command: command(of: hint))
  }

  func command(of hint: Hint) -> Inline {
    let command = command(hint.command, operands: hint.operands)
    return Inline(hint.before + command.text + hint.after, .command)
  }

  private var options: [String] {
    (catalogue.map { [Option.catalogue.name, $0] } ?? [])
      + (isAccessible ? [Option.accessible.name] : [])
      + (language.map { [Option.lang.name, $0.rawValue] } ?? [])
  }
}

extension PrintedCommands {
  /// Keeps the catalogue, the language and the accessible mode of the options, unless the variables do.
  init(keeping options: Options, beside variables: Options) {
    catalogue = options.catalogue == variables.catalogue ? nil : options.catalogue
    language = options.language == variables.language ? nil : options.language
    isAccessible = options.accessible && !variables.accessible
  }
}

extension [String] {
  /// The words, separated by spaces.
  var sentence: String { joined(separator: " ") }
}

/// What the reader can do next, and the command that does it.
struct Hint {
  let words: String
  /// The command, with its action and its options.
  let command: [String]
  /// Words that are not options, even if they begin with a hyphen.
  var operands: [String] = []
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
