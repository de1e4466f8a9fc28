#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program itself, as the system sees it.
enum CurrentProcess {
  /// The variables that the program was started with.
  static var environment: Environment {
    Environment { name in getenv(name).map { String(cString: $0) } }
  }

  static func end(status: Int32) -> Never {
    exit(status)
  }

  /// Whether a program of that name stands in one of the folders of `PATH`.
  static func finds(program name: String) -> Bool {
    // Where PATH is not set the system looks in folders of its own (confstr, _CS_PATH).
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":", omittingEmptySubsequences: false).contains { folder in
      isProgram("\(folder.isEmpty ? "." : folder)/\(name)")
    }
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}
