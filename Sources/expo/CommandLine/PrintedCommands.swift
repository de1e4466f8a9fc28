import ExpoCore
import TerminalText

/// Writes commands of the program so that a shell runs them as printed, in the mode of this run.
///
///     let commands = PrintedCommands(catalogue: "my films")
///     commands.command(.items).text  // "expo items --catalogue 'my films'"
struct PrintedCommands: Equatable {
  /// The values that options have chosen and no variable keeps.
  var catalogue: String?
  var language: Language?
  var isAccessible = false

  /// - Parameter operands: Words that are not options, even if they begin with a hyphen.
  func command(_ command: Command, _ operands: [String] = [], options: [Option] = []) -> Inline {
    let endsOptions = operands.contains { $0.utf8.first == UInt8(ascii: "-") }
    let options = options.map(\.name) + self.options
    let words = endsOptions ? options + ["--"] + operands : operands + options
    return Inline((["expo", command.name] + words).map(ShellWord.quote).spaced, .command)
  }

  private var options: [String] {
    (catalogue.map { [Option.catalogue.name, $0] } ?? [])
      + (isAccessible ? [Option.accessible.name] : [])
      + (language.map { [Option.lang.name, $0.rawValue] } ?? [])
  }
}

extension PrintedCommands {
  /// Keeps the catalogue, the language and the accessible mode of the options, unless the variables
  /// do.
  init(keeping options: Options, beside variables: Options) {
    catalogue = options.catalogue == variables.catalogue ? nil : options.catalogue
    language = options.language == variables.language ? nil : options.language
    isAccessible = options.accessible && !variables.accessible
  }
}

extension [String] {
  /// The words, separated by spaces.
  var spaced: String { joined(separator: " ") }

  /// The words, also those that quotation marks have joined.
  var singleWords: [String] {
    flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
  }
}
