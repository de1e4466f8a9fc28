import CSystem
import ExpoCore
import Foundation
import Testing

@testable import expo

/// A program that runs in a terminal of its own, with the keyboard and the screen of its reader.
///
///     let session = try TerminalSession(["overview"], columns: 80, rows: 12)
///     session.waitFor("만국박람회")
///     session.type("q")
///     #expect(session.end() == 0)
final class TerminalSession {
  private let program: pid_t
  private var keyboard: Int32
  /// Held open, so that the terminal and its mode outlive the program.
  private let device: Int32
  private var status: Int32?
  /// Whether a signal ended the program, as its parent sees it.
  private(set) var wasKilled = false
  private let modeBefore: InputMode
  private let deadline: Deadline

  /// The contents of the terminal.
  private(set) var screen: TerminalScreen
  /// Everything that was sent to the terminal.
  private(set) var transcript: [UInt8] = []

  /// Starts `expo` with the arguments, or another program.
  ///
  /// - Parameters:
  ///   - seconds: When the session is given up.
  init(
    _ arguments: [String],
    program: String = BuiltProgram.path,
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24,
    seconds: Int = 30
  ) throws {
    (self.program, keyboard, device, modeBefore) = try Spawning.alone {
      let terminal = try Self.open(columns: columns, rows: rows)
      let mode = InputMode(of: terminal.keyboard)
      // A shell opens the terminal as the leader of a new session, so that it becomes the session's
      // own: posix_spawn(2) of macOS opens files before it makes the session.
      let id = try Spawning.start(
        [
          "/bin/sh", "-c", "tty=$1; shift; exec \"$@\" 0<>\"$tty\" 1>&0 2>&0", "sh", terminal.path,
          program,
        ]
          + arguments,
        environment: BuiltProgram.environment(
          adding: ["TERM": "xterm", "NO_COLOR": "1", "LANG": "ko_KR.UTF-8"].merging(environment) {
            $1
          }),
        streams: Array(repeating: .path("/dev/null"), count: 3))
      return (id, terminal.keyboard, terminal.device, mode)
    }
    screen = TerminalScreen(columns: columns, rows: rows)
    deadline = Deadline(seconds: seconds)
  }

  private static func open(
    columns: Int, rows: Int
  ) throws -> (keyboard: Int32, device: Int32, path: String) {
    var ends: (keyboard: Int32, device: Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var path = [CChar](repeating: 0, count: 256)
    try SystemError.check { openpty(&ends.keyboard, &ends.device, &path, nil, &size) }
    _ = fcntl(ends.keyboard, F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends.device, F_SETFD, FD_CLOEXEC)
    let name = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (ends.keyboard, ends.device, String(decoding: name, as: UTF8.self))
  }

  deinit {
    if status == nil { Spawning.kill(program) }
    close(device)
    if keyboard >= 0 { close(keyboard) }
  }

  /// Types the keys.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    try? FileDescriptor(rawValue: keyboard).write(bytes)
  }

  /// Changes the terminal's size, and tells its program.
  func resize(columns: Int, rows: Int) {
    screen = screen.resized(columns: columns, rows: rows)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal to the program, or also to those that it has started.
  func signal(_ signal: Signal, toJob: Bool = false) {
    kill(toJob ? -program : program, signal.number)
  }

  /// Stops the program, and returns once it has stopped.
  func stop() {
    signal(Signal(number: SIGSTOP))
    var information = siginfo_t()
    waitid(P_PID, id_t(program), &information, WSTOPPED | WEXITED | WNOWAIT)
  }

  /// Whether the terminal holds keys that the program has not read.
  var hasUnreadKeys: Bool {
    var request = pollfd(fd: device, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Takes the terminal away, as a closed window does.
  func hangUp() {
    close(keyboard)
    keyboard = -1
  }

  /// Looks at the screen until it shows the text.
  @discardableResult
  func waitFor(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    waitUntil("the screen shows “\(text)”", sourceLocation: sourceLocation) {
      $0.screen.text.contains(text)
    }
  }

  /// Looks at the session until the condition holds.
  @discardableResult
  func waitUntil(
    _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (TerminalSession) -> Bool
  ) -> Bool {
    while !condition(self) {
      if deadline.hasPassed || !look() {
        Issue.record(
          "waited in vain until \(what); the screen shows:\n\(screen.text)",
          sourceLocation: sourceLocation)
        return false
      }
    }
    return true
  }

  /// Waits until the program has ended, and returns its exit status, or 128 and the signal.
  func end(sourceLocation: SourceLocation = #_sourceLocation) -> Int32 {
    while look() {
      if deadline.hasPassed {
        Issue.record(
          "still running; the screen shows:\n\(screen.text)", sourceLocation: sourceLocation)
        Spawning.kill(program)
        status = 128 + SIGKILL
      }
    }
    return status ?? -1
  }

  /// Whether the terminal's input mode is the one that it had before the program began.
  var modeIsAsFound: Bool { InputMode(of: keyboard) == modeBefore }

  /// Expects the terminal as it was before the program began, and nothing on its screen.
  func expectAsFound(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(modeIsAsFound, "the input mode", sourceLocation: sourceLocation)
    #expect(!screen.isAlternate, "the second screen", sourceLocation: sourceLocation)
    #expect(screen.showsCursor, "the cursor", sourceLocation: sourceLocation)
    #expect(screen.wraps, "wrapping", sourceLocation: sourceLocation)
    #expect(!screen.marksPaste, "bracketed paste", sourceLocation: sourceLocation)
    let isEmpty = screen.lines.allSatisfy { $0.isEmpty }
    #expect(isEmpty, "the screen", sourceLocation: sourceLocation)
  }

  /// Looks at the screen until its last line has the text.
  func waitForStatus(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    waitUntil("the last line holds “\(text)”", sourceLocation: sourceLocation) {
      $0.screen.lines.last?.contains(text) == true
    }
  }

  /// Reads the available output, and returns false once the program has ended and all is read.
  private func look() -> Bool {
    var request = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    if poll(&request, 1, 10) > 0, request.revents & Int16(POLLIN) != 0 {
      let bytes = (try? FileDescriptor(rawValue: keyboard).read(atMost: 65_536)) ?? []
      transcript += bytes
      screen.feed(bytes)
      // On macOS a terminal whose session has ended is at its end, again and again.
      if !bytes.isEmpty { return true }
      usleep(1000)
    }
    if status != nil { return false }
    if let ending = Spawning.rawEnding(of: program) {
      wasKilled = ending & 0x7F != 0
      status = Spawning.status(ofRaw: ending)
    }
    return true
  }
}

/// The part of a terminal's mode that a program changes to read keys.
private struct InputMode: Equatable {
  private let flags: [UInt64]
  private let minimum: UInt8

  init(of terminal: Int32) {
    var mode = termios()
    tcgetattr(terminal, &mode)
    flags = [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag].map { UInt64($0) }
    minimum = withUnsafeBytes(of: mode.c_cc) { $0[Int(VMIN)] }
  }
}
