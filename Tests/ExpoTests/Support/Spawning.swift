import CSystem
import ExpoCore
import Foundation
import Testing

@testable import expo

/// Starts programs for tests: in sessions of their own, with default signals and nothing inherited.
enum Spawning {
  /// The file of a program's standard stream.
  enum Stream {
    case descriptor(Int32)
    case path(String)
    case closed
  }

  private static let lock = NSLock()

  /// Runs the body while no other test opens pipes or starts programs, which would inherit open
  /// files.
  static func alone<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Starts the program. Call it inside ``alone(_:)``.
  static func start(
    _ arguments: [String],
    environment: [String: String],
    streams: [Stream]
  ) throws -> pid_t {
    let argv = arguments.map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID, which the headers show only under _GNU_SOURCE.
      let flags: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in zip(Int32(0)..., streams) {
      switch stream {
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      case .path(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
      case .closed:
        posix_spawn_file_actions_addclose(&actions, number)
      }
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    for signal in Signal.ending + [.stop, .resume, .resize, .closedPipe, .childEnded] {
      sigaddset(&mask, signal.number)
    }
    posix_spawnattr_setsigdefault(&attributes, &mask)
    posix_spawnattr_setflags(
      &attributes, Int16(flags | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var id: pid_t = 0
    let code = posix_spawn(&id, arguments[0], &actions, &attributes, argv, envp)
    guard code == 0 else { throw SystemError(code: code) }
    return id
  }

  /// Opens a pipe that no program inherits. Call it inside ``alone(_:)``.
  static func pipe() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    try SystemError.check { systemPipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The program's exit status, or 128 and the signal that ended it; it is ended if it takes too
  /// long.
  static func ending(
    of id: pid_t, within seconds: Int, sourceLocation: SourceLocation = #_sourceLocation,
    meanwhile: () -> Void = {}
  ) -> Int32 {
    let deadline = Deadline(seconds: seconds)
    while !deadline.hasPassed {
      if let ending = rawEnding(of: id) { return status(ofRaw: ending) }
      meanwhile()
      usleep(1000)
    }
    kill(id)
    Issue.record("still running after \(seconds) s", sourceLocation: sourceLocation)
    return 128 + SIGKILL
  }

  /// The status of waitpid(2) at the program's end; nil while it runs.
  static func rawEnding(of id: pid_t) -> Int32? {
    var status: Int32 = 0
    return waitpid(id, &status, WNOHANG) == id ? status : nil
  }

  static func status(ofRaw ending: Int32) -> Int32 {
    let signal = ending & 0x7F
    return signal == 0 ? ending >> 8 & 0xFF : 128 + signal
  }

  /// Ends the program and everything that it started in its session.
  static func kill(_ id: pid_t) {
    _ = systemKill(-id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }
}

private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

private func systemKill(_ id: pid_t, _ signal: Int32) -> Int32 { kill(id, signal) }
