#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for input and for signals at once.
///
/// The signals are blocked at all times but inside ``wait(forInputFrom:)``, whose `pselect` lets them
/// in and sleeps in one step: none is lost between a look and the sleep, and none arrives in the
/// middle of anything else. (`poll` would not do: macOS refuses it for `/dev/tty`.)
struct SignalWatch {
  enum Event: Equatable {
    case input
    case signal(Signal)
  }

  private let signals: [Signal]
  private let maskBefore: sigset_t
  private let handlersBefore: [Handler?]

  /// Begins to watch. A signal that was ignored stays so: `nohup` and a shell without job control
  /// mean it.
  init(_ signals: [Signal]) {
    var mask = sigset_t()
    var before = sigset_t()
    sigemptyset(&mask)
    for signal in signals {
      sigaddset(&mask, signal.number)
    }
    sigprocmask(SIG_BLOCK, &mask, &before)
    maskBefore = before
    self.signals = signals
    handlersBefore = signals.map { watched in
      let handler = signal(watched.number, note)
      if isIgnore(handler) {
        watched.ignore()
      }
      return handler
    }
  }

  /// Gives the signals back as they were found.
  func end() {
    for (watched, handler) in zip(signals, handlersBefore) {
      _ = signal(watched.number, handler)
    }
    var mask = maskBefore
    sigprocmask(SIG_SETMASK, &mask, nil)
  }

  /// Sleeps until there is something to read or one of the signals has come.
  func wait(forInputFrom descriptor: FileDescriptor) throws(SystemError) -> Event {
    while true {
      if let arrived = signals.first(where: takeNote) { return .signal(arrived) }
      var readable = fd_set()
      try insert(descriptor, into: &readable)
      var mask = maskBefore
      if pselect(descriptor.rawValue + 1, &readable, nil, nil, nil, &mask) > 0 { return .input }
      if SystemError.last != .interrupted { throw .last }
    }
  }

  /// Stops the program, as Ctrl-Z does one that does not care, until it is continued.
  func stop() {
    let handler = signal(Signal.stop.number, SIG_DFL)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, Signal.stop.number)
    kill(getpid(), Signal.stop.number)
    sigprocmask(SIG_UNBLOCK, &mask, nil)
    sigprocmask(SIG_BLOCK, &mask, nil)
    _ = signal(Signal.stop.number, handler)
  }
}

private typealias Handler = @convention(c) (Int32) -> Void

/// The signals that have come and were not yet asked for, a bit each. Only ``note`` sets it, which
/// runs nowhere but inside the `pselect` of the program's one thread.
nonisolated(unsafe) private var noted: UInt64 = 0

private let note: Handler = { number in
  noted |= 1 << UInt64(number)
}

private func takeNote(of signal: Signal) -> Bool {
  let bit: UInt64 = 1 << UInt64(signal.number)
  defer { noted &= ~bit }
  return noted & bit != 0
}

private func isIgnore(_ handler: Handler?) -> Bool {
  unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// `FD_SET`, which is a macro. The set is an array of words whose bits count from the lowest, which
/// on little-endian machines (all that Swift runs on) is an array of bytes as well.
private func insert(_ descriptor: FileDescriptor, into set: inout fd_set) throws(SystemError) {
  let number = Int(descriptor.rawValue)
  guard number < 8 * MemoryLayout<fd_set>.size else { throw .notOpen }
  withUnsafeMutableBytes(of: &set) { $0[number / 8] |= 1 << UInt8(number % 8) }
}
