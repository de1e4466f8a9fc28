import CSystem

/// A program that this one has started.
struct ChildProcess {
  private let id: pid_t

  /// Starts a program, found by `PATH`.
  ///
  /// It starts with default signal handlers and no blocked signals. A nil stream is inherited.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - hasOwnSession: Whether the program has no terminal, and goes on when this one ends.
  /// - Throws: The system's error if the program cannot be started.
  init(
    _ arguments: [String], input: FileDescriptor? = nil, output: FileDescriptor? = nil,
    errors: FileDescriptor? = nil, hasOwnSession: Bool = false
  ) throws(SystemError) {
    let argv = arguments.map { strdup($0) }
    defer { argv.forEach { free($0) } }

    var actions = Self.noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in zip(Int32(0)..., [input, output, errors]) {
      if let stream { posix_spawn_file_actions_adddup2(&actions, stream.rawValue, number) }
    }

    var attributes = Self.noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t([.closedPipe, .interrupt, .childEnded, .fileTooLarge])
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var mask = sigset_t([])
    posix_spawnattr_setsigmask(&attributes, &mask)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(
      &attributes, Int16(hasOwnSession ? flags | csystem_session_flag() : flags))

    // If our parent ignores the end of child processes, so do we, and statuses are lost.
    Signal.childEnded.reset()
    var id: pid_t = 0
    let code = posix_spawnp(
      &id, arguments.first ?? "", &actions, &attributes, argv + [nil], csystem_environment())
    guard code == 0 else { throw SystemError(code: code) }
    self.id = id
  }

  /// Waits until the program has ended, and returns its status as shells report it: 128 and the
  /// signal if one has ended it.
  func wait() -> Int32 { status(options: 0) ?? 1 }

  /// Waits for a second at most, and returns the status; nil if the program still runs.
  func waitBriefly() -> Int32? {
    let end = ContinuousClock.now + .seconds(1)
    while ContinuousClock.now < end {
      if let status = status(options: WNOHANG) { return status }
      usleep(10_000)
    }
    return nil
  }

  private func status(options: Int32) -> Int32? {
    var status: Int32 = 0
    let ended = try? SystemError.check { waitpid(id, &status, options) }
    guard ended == id else { return nil }
    return csystem_exited(status)
      ? csystem_exit_status(status) : 128 + csystem_ending_signal(status)
  }

  #if canImport(Darwin)
    private static var noActions: posix_spawn_file_actions_t? { nil }
    private static var noAttributes: posix_spawnattr_t? { nil }
  #else
    private static var noActions: posix_spawn_file_actions_t { .init() }
    private static var noAttributes: posix_spawnattr_t { .init() }
  #endif
}

extension OpenFile {
  /// Creates an empty file without a name.
  static func temporary() throws(SystemError) -> OpenFile {
    let number = try SystemError.check { csystem_temporary_file() }
    return OpenFile(owning: FileDescriptor(rawValue: number))
  }

  /// The offset at which the next byte is read, also by a program that has inherited the file.
  var offset: Int { Int(lseek(descriptor.rawValue, 0, SEEK_CUR)) }

  func rewind() { lseek(descriptor.rawValue, 0, SEEK_SET) }
}
