import CSystem
import ExpoCore

/// The arguments, the environment and the standard streams of the program at its start.
struct ProcessContext {
  /// The arguments after the program's name.
  var arguments: [String] = []
  let environment: Environment
  let input: StandardStream
  var output: StandardStream
  let errors: StandardStream

  /// Asks the system.
  static var current: ProcessContext {
    ProcessContext(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: CurrentProcess.environment,
      input: StandardStream(.standardInput),
      output: StandardStream(.standardOutput),
      errors: StandardStream(.standardError)
    )
  }
}

/// A standard stream: whether it is a terminal, and of which size.
struct StandardStream: Equatable {
  var isTerminal = false
  /// The terminal's size, if known.
  var size: TerminalSize?
}

extension StandardStream {
  /// Asks the system about an open stream.
  init(_ stream: FileDescriptor) {
    isTerminal = stream.isTerminal
    size = isTerminal ? stream.terminalSize : nil
  }
}

extension CalendarDay {
  /// The day in the reader's time zone.
  static var today: CalendarDay {
    var (now, local) = (time(nil), tm())
    localtime_r(&now, &local)
    return CalendarDay(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }
}

/// The program itself, as the system sees it.
enum CurrentProcess {
  /// The variables at the start of the program, without values that are not UTF-8.
  static var environment: Environment {
    Environment { name in getenv(name).flatMap { String(validatingCString: $0) } }
  }

  /// Sets a variable for the programs that are started from here on.
  static func set(_ variable: String, to value: String) {
    setenv(variable, value, 1)
  }

  /// Opens `/dev/null` for each standard stream that is closed, so that no file that is opened
  /// later takes its number. Reading or writing it fails as if it were closed.
  static func occupyStandardStreams() {
    for (number, flags) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where !csystem_is_open(number) {
      _ = csystem_open("/dev/null", flags, 0)
    }
  }

  static func end(status: Int32) -> Never {
    exit(status)
  }
}
