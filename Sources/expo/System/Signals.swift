import CSystem
import ExpoCore

/// The signals that the program handles.
enum Signal: CaseIterable {
  case interrupt
  case quit
  case hangUp
  case terminate
  case alarm
  case virtualAlarm
  case profiling
  case processorTime
  case user1
  case user2
  case stop
  case resume
  case resize
  case closedPipe
  case fileTooLarge
  case childEnded

  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .hangUp: SIGHUP
    case .terminate: SIGTERM
    case .alarm: SIGALRM
    case .virtualAlarm: SIGVTALRM
    case .profiling: SIGPROF
    case .processorTime: SIGXCPU
    case .user1: SIGUSR1
    case .user2: SIGUSR2
    case .stop: SIGTSTP
    case .resume: SIGCONT
    case .resize: SIGWINCH
    case .closedPipe: SIGPIPE
    case .fileTooLarge: SIGXFSZ
    case .childEnded: SIGCHLD
    }
  }

  /// The signals that end the program when something outside it sends them.
  static let ending: [Signal] = [
    .interrupt, .quit, .hangUp, .terminate, .alarm, .virtualAlarm, .profiling, .processorTime,
    .user1, .user2,
  ]

  /// Whether the default effect of the signal is to end or to stop the program.
  fileprivate var endsOrStops: Bool {
    switch self {
    case .resume, .resize, .childEnded: false
    default: true
    }
  }

  /// The status with which shells report a program that the signal ended.
  var exitStatus: Int32 { 128 + number }

  /// Ignores the signal from now on.
  func ignore() {
    _ = signal(number, csystem_ignore_signal())
  }

  /// Gives the signal its default effect from now on.
  func reset() {
    _ = signal(number, csystem_default_signal())
  }

  /// Ends the program by the signal, so that the shell sees what ended it.
  func endProgram() -> Never {
    reset()
    kill(getpid(), number)
    var mask = SignalSet([self]).set
    sigprocmask(SIG_UNBLOCK, &mask, nil)
    exit(exitStatus)
  }

  /// Runs the closure. A signal that arrives meanwhile ends the program after it, unless the signal
  /// is ignored.
  static func postponing<Result>(_ signals: [Signal], during body: () -> Result) -> Result {
    var mask = SignalSet(signals).set
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &mask, &before)
    let result = body()
    // Not left to the mask: Swift's backtracer may have a handler for SIGQUIT.
    for signal in signals where signal.isWaiting && !signal.isIgnored { signal.endProgram() }
    sigprocmask(SIG_SETMASK, &before, nil)
    return result
  }

  /// Whether the signal is blocked and has arrived.
  fileprivate var isWaiting: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return sigismember(&waiting, number) == 1
  }

  private var isIgnored: Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return csystem_is_ignored(&action)
  }

  /// Passes the signal on to a process while the closure runs, unless it is ignored. If it has
  /// arrived, it is sent again after the closure.
  func passedOn<Result>(to process: pid_t, during body: () -> Result) -> Result {
    if isIgnored { return body() }
    recipient = process
    let before = signal(number, passOn)
    var mask = SignalSet([self]).set
    var maskBefore = sigset_t()
    sigprocmask(SIG_UNBLOCK, &mask, &maskBefore)
    let result = body()
    sigprocmask(SIG_SETMASK, &maskBefore, nil)
    _ = signal(number, before)
    if isPassedOn { kill(getpid(), number) }
    return result
  }

  /// Ignores the signal while the closure runs.
  func ignored<Result: ~Copyable, Failure: Error>(
    during body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = signal(number, csystem_ignore_signal())
    defer { _ = signal(number, before) }
    return try body()
  }
}

/// A set of signals as the system takes it.
struct SignalSet {
  private(set) var set = sigset_t()

  init(_ signals: [Signal]) {
    sigemptyset(&set)
    for signal in signals {
      sigaddset(&set, signal.number)
    }
  }
}

/// Waits for input and for signals at once.
///
/// The signals are blocked except inside ``wait(forInputFrom:)``, whose pselect(2) lets them in and
/// sleeps in one step: none is lost between a check and the sleep, and none interrupts other work.
struct SignalWatch {
  enum Event: Equatable {
    case input
    case signal(Signal)
    /// Nothing has happened for the time of patience.
    case timeout
  }

  private let signals: [Signal]
  private let maskBefore: sigset_t
  private let handlersBefore: [SignalHandler?]

  /// Starts to watch. A signal that was ignored stays ignored: `nohup` and shells without job
  /// control rely on it.
  init(_ signals: [Signal]) {
    var mask = SignalSet(signals).set
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &mask, &before)
    maskBefore = before
    self.signals = signals
    handlersBefore = signals.map { watched in
      let handler = signal(watched.number, note)
      if unsafeBitCast(handler, to: Int.self)
        == unsafeBitCast(csystem_ignore_signal(), to: Int.self)
      {
        watched.ignore()
      }
      return handler
    }
  }

  /// Restores the handlers and the mask that were found.
  func end() {
    for (watched, handler) in zip(signals, handlersBefore) {
      _ = signal(watched.number, handler)
    }
    var mask = maskBefore
    sigprocmask(SIG_SETMASK, &mask, nil)
  }

  /// Sleeps until there is input, one of the signals has arrived, or the time is over.
  ///
  /// - Parameter milliseconds: the time to wait; -1 waits for ever.
  func wait(
    forInputFrom descriptor: FileDescriptor, patience milliseconds: Int32
  ) throws(SystemError) -> Event {
    while true {
      if let arrived = signals.first(where: takeNote) { return .signal(arrived) }
      var mask = maskBefore
      let ready = csystem_wait(descriptor.rawValue, -1, milliseconds, &mask)
      if ready > 0 { return .input }
      if ready == 0 { return .timeout }
      if SystemError.last != .interrupted { throw .last }
    }
  }

  /// Writes to a descriptor that does not block, until a signal arrives that ends or stops the
  /// program, or the descriptor takes nothing for a time.
  ///
  /// - Parameter milliseconds: the time to wait for the descriptor; -1 waits for a signal only.
  /// - Returns: whether all bytes were written.
  func write(
    _ bytes: [UInt8], to descriptor: FileDescriptor, patience milliseconds: Int32
  ) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        CSystem.write(descriptor.rawValue, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if SystemError.last == .wouldBlock {
        var mask = maskBefore
        if csystem_wait(-1, descriptor.rawValue, milliseconds, &mask) == 0 { return false }
        if signals.contains(where: { $0.endsOrStops && isNoted($0) }) { return false }
      } else if SystemError.last != .interrupted {
        return false
      }
    }
    return true
  }

  /// The first of the signals that ends the program and is waiting to be delivered.
  var waitingEnd: Signal? {
    signals.first { $0.endsOrStops && $0 != .stop && $0.isWaiting }
  }

  /// Stops the program as Ctrl-Z does, until it is continued.
  func stop() {
    let handler = signal(Signal.stop.number, csystem_default_signal())
    var mask = SignalSet([.stop]).set
    kill(getpid(), Signal.stop.number)
    sigprocmask(SIG_UNBLOCK, &mask, nil)
    sigprocmask(SIG_BLOCK, &mask, nil)
    _ = signal(Signal.stop.number, handler)
  }
}

/// The process to pass a signal on to, and whether that has happened.
nonisolated(unsafe) private var recipient: pid_t = 0
nonisolated(unsafe) private var isPassedOn = false

private let passOn: SignalHandler = { number in
  kill(recipient, number)
  isPassedOn = true
}

/// The signals that have arrived and were not yet returned, one bit each. Set only by ``note``, which
/// runs only inside the pselect(2) of the program's single thread.
nonisolated(unsafe) private var noted: UInt64 = 0

private let note: SignalHandler = { number in
  noted |= 1 << UInt64(number)
}

private func isNoted(_ signal: Signal) -> Bool { noted & 1 << UInt64(signal.number) != 0 }

private func takeNote(of signal: Signal) -> Bool {
  defer { noted &= ~(1 << UInt64(signal.number)) }
  return isNoted(signal)
}
