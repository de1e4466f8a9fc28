import ExpoCore
import TerminalText

/// The program from its arguments to its end.
enum Program {
  enum Exit: Equatable {
    case status(ExitStatus)
    /// A signal ended a pager, and ends the program as well.
    case signal(Signal)
  }

  /// Runs the command line: parses it, carries out its command and prints the output.
  ///
  /// Every error becomes a message here.
  static func run(_ launch: Launch) -> Exit {
    if launch.arguments.first == completionEntry {
      return .status(complete(Array(launch.arguments.dropFirst()), in: launch))
    }
    let (variables, mistakes) = Options.read(launch.environment)
    // Options that are right count for the message about one that is wrong.
    let line = Parser(launch.arguments, options: variables)
    let context = Context(options: line.invocation.options, in: launch)
    for mistake in mistakes where !line.used.contains(where: { $0 == mistake.option }) {
      context.warn(of: mistake)
    }
    do {
      let (output, signal) = try context.run(context.meaning(of: line))
      return signal.map(Exit.signal) ?? .status(output.status)
    } catch {
      return .status(context.report(error))
    }
  }
}

extension Program {
  /// The word by which the shells' scripts ask for completions. It is not a command: people do not
  /// type it, and the words behind it are not parsed as a command line.
  static let completionEntry = "__complete"

  /// `expo __complete <shell> …`, as the scripts of ``CompletionShell`` call it.
  ///
  /// Reports no errors, because the reader is in the middle of a line.
  static func complete(_ arguments: [String], in launch: Launch) -> ExitStatus {
    guard let shell = arguments.first.flatMap(CompletionShell.init) else { return .usage }
    let words = Array(arguments.dropFirst())
    let line = shell.line(words, options: Options(launch.environment))
    let context = Context(options: line.before.invocation.options, in: launch)
    var completions = Completions(
      line: line, wording: context.wording, isASCII: !launch.environment.localeIsUnicode)
    if line.needsItems { completions.list = try? context.catalogue.itemList() }
    if case .favourites = line.vocabulary {
      completions.favourites = context.catalogue.favourites(in: launch.environment)
    }
    var output = BufferedOutput(.standardOutput)
    for line in shell.lines(for: words, by: completions) {
      try? output.write("\(line)\n")
    }
    try? output.flush()
    return .done
  }
}
