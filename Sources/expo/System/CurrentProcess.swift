import ExpoCore
import CSystem

/// The program itself, as the system sees it.
enum CurrentProcess {
  /// The variables that the program was started with.
  static var environment: Environment {
    Environment { name in getenv(name).map { String(pathBytes: $0) } }
  }

  /// The arguments behind the program's name. Each may be a path.
  static var arguments: [String] {
    guard var next = csystem_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
    var arguments: [String] = []
    while let argument = next.pointee {
      arguments.append(String(pathBytes: argument))
      next += 1
    }
    return Array(arguments.dropFirst())
  }

  /// Opens `/dev/null` for each standard stream that is closed, so that no file that is opened later
  /// takes its number. Reading or writing it fails as if it were closed.
  static func occupyStandardStreams() {
    for (number, flags) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where !csystem_is_open(number) {
      _ = csystem_open("/dev/null", flags, 0)
    }
  }

  static func end(status: Int32) -> Never {
    exit(status)
  }

  /// Sleeps for some milliseconds, unless a signal comes.
  static func sleep(milliseconds: UInt32) {
    usleep(milliseconds * 1_000)
  }
}
