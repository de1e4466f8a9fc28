import ExpoCore
import TerminalText

/// The program from its arguments to its end.
enum Program {
  static let version = "1.0.0"
  /// The day of the version (ISO 8601).
  static let date = "2026-11-21"

  /// How a run ends.
  enum Ending: Equatable {
    case exit(ExitStatus)
    /// A signal ended a pager, and ends the program as well.
    case killed(by: Signal)
  }

  /// Runs the command line: parses it, carries out its command and prints the output.
  ///
  /// Every error becomes a message here.
  static func run(_ arguments: [String], in surroundings: Surroundings) -> Ending {
    if arguments.first == completionEntry {
      return .exit(complete(Array(arguments.dropFirst()), in: surroundings))
    }
    // Options that are right count for the message about one that is wrong.
    var context = Context(options: Parser.begin(arguments).invocation.options, in: surroundings)
    do {
      let invocation = try Parser.parse(arguments)
      context = Context(options: invocation.options, in: surroundings)
      let output = try context.output(of: invocation)
      if let signal = try Printer(context).print(output) { return .killed(by: signal) }
      if let error = output.error { throw error }
      return .exit(output.status)
    } catch {
      let message = context.message(for: error)
      context.messages.report(message)
      return .exit(message.status)
    }
  }
}

/// The environment and the standard streams as the program finds them when it starts.
struct Surroundings {
  let environment: Environment
  let input: StreamFacts
  let output: StreamFacts
  let errors: StreamFacts

  /// Asks the system.
  static var current: Surroundings {
    Surroundings(
      environment: CurrentProcess.environment,
      input: StreamFacts(.standardInput),
      output: StreamFacts(.standardOutput),
      errors: StreamFacts(.standardError)
    )
  }
}

extension StreamFacts {
  /// Asks the system about an open stream.
  init(_ stream: FileDescriptor) {
    isTerminal = stream.isTerminal
    let size = isTerminal ? stream.terminalSize : nil
    columns = size?.columns
    rows = size?.rows
  }
}
