/// The program from its arguments to its end.
enum Program {
  /// Runs the command line: parses it, runs its command and prints the output.
  ///
  /// Every error becomes a message here.
  static func run(_ context: ProcessContext) -> ExitStatus {
    if context.arguments.first == completionEntry {
      return complete(Array(context.arguments.dropFirst()), in: context)
    }
    let (variables, mistakes) = Options.read(context.environment)
    // Valid options still apply to the error message (language, colour).
    let line = ParsedLine(context.arguments, options: variables)
    let run = Invocation(options: line.options, commands: line.commands, in: context)
    for mistake in mistakes { run.messages.warn(run.wording.say(mistake)) }
    do {
      return try run.execute(run.resolve(line))
    } catch {
      return run.report(error)
    }
  }
}

extension Program {
  /// The word by which the shells' scripts ask for completions. It is not a command: people do not
  /// type it, and the words after it are not parsed as a command line.
  static let completionEntry = "__complete"

  /// `expo __complete <shell> …`, as the scripts of ``CompletionShell`` call it.
  ///
  /// Reports no errors, because the reader is in the middle of a line.
  static func complete(_ arguments: [String], in context: ProcessContext) -> ExitStatus {
    guard let shell = arguments.first.flatMap(CompletionShell.init) else { return .usage }
    let words = Array(arguments.dropFirst())
    let line = shell.line(
      words, options: Options(context.environment), home: context.environment["HOME"])
    let run = Invocation(options: line.before.options, in: context)
    var completions = Completions(
      line: line, wording: run.wording, readCatalogue: { try run.catalogue },
      readOtherEdition: { run.otherEdition },
      isASCII: !context.environment.localeIsUnicode)
    if case .favourites = line.vocabulary {
      completions.favourites = (try? run.favourites().sorted()) ?? []
    }
    let lines = shell.lines(for: words, by: completions).map { "\($0)\n" }
    try? FileDescriptor.standardOutput.write(Array(lines.joined().utf8))
    return .done
  }
}

/// The release that the program is.
enum Release {
  static let version = "8.0.0"
  /// The day of the release (ISO 8601).
  static let date = "2026-11-28"
}
