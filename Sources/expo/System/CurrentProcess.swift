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

  /// Whether a folder of `PATH` holds a program of that name.
  static func finds(program name: String) -> Bool {
    // If PATH is not set the system uses folders of its own (confstr, _CS_PATH).
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":", omittingEmptySubsequences: false).contains { folder in
      isProgram("\(folder.isEmpty ? "." : folder)/\(name)")
    }
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && csystem_is_regular(&status) && access(path, X_OK) == 0
  }

  /// Sleeps for some milliseconds, unless a signal comes.
  static func sleep(milliseconds: UInt32) {
    usleep(milliseconds * 1_000)
  }
}
