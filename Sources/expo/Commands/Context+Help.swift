import ExpoCore
import TerminalText

/// The commands that say what the program is and does.
extension Context {
  var help: HelpPage {
    var commands = commands
    // The examples are of the program's own catalogue.
    commands.catalogue = nil
    return HelpPage(wording: wording, commands: commands)
  }

  /// `expo help [command]`
  func help(_ words: [String]) throws -> Output {
    guard let word = words.first else { return help(for: nil) }
    guard let command = Command(written: word) else {
      throw UsageError.unknownCommand(words: words, meant: .meant(by: word, before: []))
    }
    return help(for: command)
  }

  /// `--help`
  func help(for command: Command?) -> Output {
    .document(command.map(help.document) ?? help.full)
  }

  /// `--version`: the version, and what the program contains.
  func version() throws -> Output {
    let exposition = try Catalogue.bundled.edition(wording.language).exposition()
    let title = exposition.titleLines.joined(separator: " ")
    let contents = wording.contents(title, try Catalogue.bundled.items().count)
    return .document(
      Document([
        .title([
          Inline(trusted: "expo \(Release.version)"), Inline(foreignLine: contents, .subtitle),
        ])
      ]))
  }

  /// `expo manual`
  func manual() -> Output {
    .bytes(Array(ManualPage(wording: wording).source.utf8))
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
