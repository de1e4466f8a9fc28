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

  /// Whether they are typed at the prompt of `expo browse`, which knows the catalogue and the language.
  var areAtPrompt = false

  /// - Parameter operands: words that are not options, even if they begin with a hyphen.
  func command(_ words: [String], operands: [String] = []) -> Inline {
    line(arguments(words, operands: operands))
  }

  /// The words of a command behind the program's name.
  func arguments(_ words: [String], operands: [String] = []) -> [String] {
    let endsOptions = operands.contains { $0.utf8.first == UInt8(ascii: "-") }
    return words + (endsOptions ? options + ["--"] + operands : operands + options)
  }

  /// The words of a hint and its command.
  func block(_ hint: Hint) -> Block {
    .hint(Inline(hint.words), command: command(of: hint))
  }

  func command(of hint: Hint) -> Inline {
    var commands = self
    commands.language = hint.language ?? language
    let command = commands.command(hint.command, operands: hint.operands)
    return Inline(hint.before + command.text + hint.after, .command)
  }

  /// A command line as it was typed, with another value of an option.
  func command(asTyped words: [String], _ option: Option, _ value: String) -> Inline {
    line(ParsedLine(words).arguments(with: option, value))
  }

  private var options: [String] {
    if areAtPrompt { return [] }
    return (catalogue.map { [Option.catalogue.name, $0] } ?? [])
      + (isAccessible ? [Option.accessible.name] : [])
      + (language.map { [Option.lang.name, $0.rawValue] } ?? [])
  }

  private func line(_ words: [String]) -> Inline {
    let program = areAtPrompt ? [] : ["expo"]
    return Inline((program + words.map(ShellWord.quote)).sentence, .command)
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
