import CSystem

/// The program itself, as the system sees it.
enum CurrentProcess {
  /// The variables that the program was started with.
  static var environment: Environment {
    Environment { name in getenv(name).map { String(cString: $0) } }
  }

  /// The arguments behind the program's name. Bytes that are not UTF-8 are replaced.
  static var arguments: [String] {
    guard var next = csystem_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
    var arguments: [String] = []
    while let argument = next.pointee {
      arguments.append(String(cString: argument))
      next += 1
    }
    return Array(arguments.dropFirst())
  }

  static func end(status: Int32) -> Never {
    exit(status)
  }

  /// Sleeps for some milliseconds, unless a signal comes.
  static func sleep(milliseconds: UInt32) {
    usleep(milliseconds * 1_000)
  }
}
