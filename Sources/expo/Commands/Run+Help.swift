import ExpoCore
import TerminalText

/// The commands that say what the program is and does.
extension Run {
  var help: HelpPage {
    var commands = commands
    // The examples are of the program's own catalogue.
    commands.catalogue = nil
    return HelpPage(wording: wording, commands: commands)
  }

  /// `expo help [TOPIC]`
  func help(_ words: [String]) throws -> Output {
    guard let word = words.first else { return help(for: nil) }
    if let command = Command(written: word) { return help(for: command) }
    if let option = Option(written: "--\(word)") { return .document(help.document(for: option)) }
    throw UsageError.unknownCommand(words: words, meant: .meant(by: word, before: []))
  }

  /// `--help`
  func help(for command: Command?) -> Output {
    guard let command else { return .document(help.full + toKeepLanguage) }
    return .document(help.document(for: command))
  }

  /// How to keep the language that an option has chosen.
  var toKeepLanguage: [Block] {
    guard commands.language != nil else { return [] }
    let command = Inline(trusted: commandToKeepLanguage, .command)
    return [.hint(Inline(trusted: wording.toKeepLanguage), command: command)]
  }

  /// Keeps the language of the run, in the words of the reader's shell.
  var commandToKeepLanguage: String {
    let isFish = startup.environment["SHELL"]?.hasSuffix("/fish") == true
    return isFish
      ? "set -Ux EXPO_LANG \(wording.language.rawValue)"
      : "export EXPO_LANG=\(wording.language.rawValue)"
  }

  /// `--version`
  func version() -> Output {
    .lines([Line([Inline(trusted: "expo \(Release.version)")])])
  }

  /// `expo manual`
  func manual() -> Output {
    .bytes(Array(ManualPage(wording: wording, keys: .manual(wording)).source.utf8))
  }

  /// `expo completions bash|zsh|fish`
  func completions(_ words: [String]) throws -> Output {
    guard let shell = words.first.flatMap(CompletionShell.init) else {
      let shells = CompletionShell.allCases.map(\.rawValue)
      throw UsageError.operandNotAmong(shells, written: words.first, .completions)
    }
    return .bytes(Array(shell.script.utf8))
  }
}
