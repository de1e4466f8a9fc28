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
    let exposition = try Catalogue.bundled.edition(in: wording.language).exposition
    let title = TitleLines.of(exposition.title).joined(by: " ")
    let contents = wording.messages.contents(title, Items.bundled.count)
    return .document(
      Document([
        .title([Inline(own: "expo \(Program.version)"), Inline(line: contents, .subtitle)])
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

extension Program {
  /// The word by which the shells' scripts ask for completions. It is not a command: people do not
  /// type it, and the words behind it are not parsed as a command line.
  static let completionEntry = "__complete"

  /// `expo __complete <shell> …`, as the scripts of ``CompletionShell`` call it.
  ///
  /// Reports no errors, because the reader is in the middle of a line.
  static func complete(_ arguments: [String], in surroundings: Surroundings) -> ExitStatus {
    guard let shell = arguments.first.flatMap(CompletionShell.init) else { return .usage }
    let completions = Completions(
      help: { options in
        HelpWording(
          language: Language(option: options.language, environment: surroundings.environment))
      },
      sources: CompletionSources(
        items: { try? Context(options: $0, in: surroundings).catalogue.items },
        favourites: { Context(options: $0, in: surroundings).namesOfFavourites }
      )
    )
    var output = BufferedOutput(.standardOutput)
    for line in shell.lines(for: Array(arguments.dropFirst()), by: completions) {
      try? output.write("\(line)\n")
    }
    try? output.flush()
    return .done
  }
}
