import ExpoCore
import TerminalText

extension Context {
  /// `expo help [command]`
  func help(_ words: [String]) throws -> Output {
    guard let word = words.first else { return help(for: nil) }
    guard let command = Command(written: word) else {
      throw UsageError.unknownCommand(words: words, meant: Meant(written: word, before: []))
    }
    return help(for: command)
  }

  /// `--help`
  func help(for command: Command?) -> Output {
    let page = helpPage
    return .document(command.map(page.document) ?? page.full)
  }

  /// `--version`: the version, and what the program contains.
  func version() throws -> Output {
    let exposition = try Catalogue.bundled.edition(in: wording.language).exposition()
    let title = TitleLines.of(exposition.title).joined(by: " ")
    let contents = wording.messages.contents(title, Items.bundled.count)
    return .document(
      Document([
        .title([Inline(own: "expo \(Release.version)"), Inline(line: contents, .subtitle)])
      ]))
  }

  /// `expo manual`
  func manual() -> Output {
    .bytes(Array(ManualPage(help: wording.help, wording: wording.manual).source.utf8))
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
