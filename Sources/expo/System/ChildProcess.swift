#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that this one has started.
struct ChildProcess {
  /// How a program ended.
  enum Ending: Equatable {
    case exited(status: Int32)
    case killed(signal: Int32)
  }

  private let id: pid_t

  /// Starts a program, found by `PATH`, that reads from `input` and shares the other streams.
  ///
  /// The child takes closed pipes and Ctrl-C as programs do, and no signal is blocked in it, whatever
  /// this one has made of them.
  ///
  /// - Parameters:
  ///   - arguments: the program's name and its arguments.
  ///   - variables: what is added to the environment; none of them may be set already.
  /// - Throws: what the system says where the program cannot be started.
  init(
    _ arguments: [String],
    adding variables: [(name: String, value: String)] = [],
    input: FileDescriptor
  ) throws(SystemError) {
    let argv = Self.cStrings(arguments)
    let added = Self.cStrings(variables.map { "\($0.name)=\($0.value)" })
    defer { (argv + added).forEach { free($0) } }

    var actions = Self.noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.rawValue, 0)

    var attributes = Self.noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = Self.defaultSignals
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var mask = Self.noSignals
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var id: pid_t = 0
    let code = posix_spawnp(
      &id, arguments.first ?? "", &actions, &attributes, argv + [nil],
      Self.environment + added + [nil])
    guard code == 0 else { throw SystemError(code: code) }
    self.id = id
  }

  /// Waits until the program has ended.
  func wait() -> Ending {
    var status: Int32 = 0
    // Where the parent of both ignores SIGCHLD the status is lost: the program ended, that is all.
    guard (try? SystemError.check { waitpid(id, &status, 0) }) != nil
    else { return .exited(status: 0) }
    // WIFEXITED, WEXITSTATUS and WTERMSIG, which are macros.
    let signal = status & 0x7F
    return signal == 0 ? .exited(status: status >> 8 & 0xFF) : .killed(signal: signal)
  }
}

extension ChildProcess {
  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) }
  }

  private static var environment: [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(variable)
      next += 1
    }
    return variables
  }

  private static var defaultSignals: sigset_t {
    var set = noSignals
    sigaddset(&set, Signal.closedPipe.number)
    sigaddset(&set, Signal.interrupt.number)
    return set
  }

  private static var noSignals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    return set
  }

  #if canImport(Darwin)
    private static var noActions: posix_spawn_file_actions_t? { nil }
    private static var noAttributes: posix_spawnattr_t? { nil }
  #else
    private static var noActions: posix_spawn_file_actions_t { .init() }
    private static var noAttributes: posix_spawnattr_t { .init() }
  #endif
}
