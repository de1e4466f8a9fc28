import CSystem
import ExpoCore

/// The two ends of a pipe, closed for child processes.
struct PipeEnds: ~Copyable {
  let reader: OpenFile
  let writer: OpenFile

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    try SystemError.check { csystem_pipe(&ends) }
    reader = OpenFile(owning: FileDescriptor(rawValue: ends[0]))
    writer = OpenFile(owning: FileDescriptor(rawValue: ends[1]))
  }
}

/// A program that this one has started.
struct ChildProcess {
  /// How a program ended.
  enum TerminationStatus: Equatable {
    case exited(status: Int32)
    case killed(signal: Int32)
  }

  private let id: pid_t

  /// The file of one of the program's standard streams.
  enum Stream {
    /// The same as ours.
    case inherited
    case descriptor(FileDescriptor)
    case null
  }

  /// Starts a program, found by `PATH`.
  ///
  /// The signals that this program ignores or catches have their default effect on it, and none is
  /// blocked in it.
  ///
  /// - Parameters:
  ///   - arguments: the program's name and its arguments.
  ///   - variables: set in its environment.
  /// - Throws: the system's error if the program cannot be started.
  init(
    _ arguments: [String],
    setting variables: [(name: String, value: String)] = [],
    input: Stream = .inherited,
    output: Stream = .inherited,
    errors: Stream = .inherited
  ) throws(SystemError) {
    let argv = Self.cStrings(arguments)
    let added = Self.cStrings(variables.map { "\($0.name)=\($0.value)" })
    defer { (argv + added).forEach { free($0) } }

    var actions = Self.noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in zip(Int32(0)..., [input, output, errors]) {
      switch stream {
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor.rawValue, number)
      case .inherited:
        break
      case .null:
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }

    var attributes = Self.noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t([.closedPipe, .interrupt, .childEnded, .fileTooLarge])
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var mask = sigset_t([])
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    // If our parent ignores the end of child processes, so do we, and statuses are lost.
    Signal.childEnded.reset()
    var id: pid_t = 0
    let code = posix_spawnp(
      &id, arguments.first ?? "", &actions, &attributes, argv + [nil],
      Self.environment(without: variables.map(\.name)) + added + [nil])
    guard code == 0 else { throw SystemError(code: code) }
    self.id = id
  }

  /// Waits until the program has ended.
  func wait() -> TerminationStatus {
    var status: Int32 = 0
    guard (try? SystemError.check { waitpid(id, &status, 0) }) != nil
    else { return .exited(status: 1) }
    return csystem_exited(status)
      ? .exited(status: csystem_exit_status(status))
      : .killed(signal: csystem_ending_signal(status))
  }

  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) }
  }

  private static func environment(without names: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = csystem_environment()
    while let variable = next?.pointee {
      if !names.contains(where: { strncmp(variable, "\($0)=", $0.utf8.count + 1) == 0 }) {
        variables.append(variable)
      }
      next = next?.advanced(by: 1)
    }
    return variables
  }

  #if canImport(Darwin)
    private static var noActions: posix_spawn_file_actions_t? { nil }
    private static var noAttributes: posix_spawnattr_t? { nil }
  #else
    private static var noActions: posix_spawn_file_actions_t { .init() }
    private static var noAttributes: posix_spawnattr_t { .init() }
  #endif
}
