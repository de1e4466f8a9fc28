import ExpoCore
import TerminalText

/// Writes commands of the program so that a shell runs them as printed.
///
///     let commands = PrintedCommands(catalogue: "my films")
///     commands.command(["items"]).text  // "expo items --catalogue 'my films'"
struct PrintedCommands {
  /// The catalogue of this run, if an option named it: the command reads the same.
  var catalogue: String?
  /// The language of this run, if an option named it.
  var language: Language?
  /// Whether the command carries variables before its name instead of options behind it, for screen
  /// readers.
  var isSpoken = false

  /// Where the commands are typed.
  enum Place {
    case shell
    /// The prompt of `expo browse`, which knows the catalogue and the language.
    case prompt
    /// Nowhere: a full screen has keys.
    case screen
  }

  var place = Place.shell

  /// - Parameter operands: words that are not options, even if they begin with a hyphen.
  func command(_ words: [String], operands: [String] = []) -> Inline {
    var line = words.map(ShellWord.quote)
    if place == .shell { line = variables + ["expo"] + line }
    let quoted = operands.map(ShellWord.quote)
    if operands.contains(where: { $0.utf8.first == UInt8(ascii: "-") }) {
      line += options + ["--"] + quoted
    } else {
      line += quoted + options
    }
    return Inline(foreignPart: line.sentence, .command)
  }

  /// A command for one item, named by its number, which finds it in every catalogue.
  func command(_ words: [String], item index: Int) -> Inline {
    command(words, operands: [String(index + 1)])
  }

  private var options: [String] {
    if isSpoken || place != .shell { return [] }
    return (catalogue.map { ["--catalogue", ShellWord.quote($0)] } ?? [])
      + (language.map { ["--lang", $0.rawValue] } ?? [])
  }

  private var variables: [String] {
    guard isSpoken else { return [] }
    return (catalogue.map { ["EXPO_CATALOGUE=\(ShellWord.quote($0))"] } ?? [])
      + (language.map { ["EXPO_LANG=\($0.rawValue)"] } ?? [])
  }
}
