import CSystem
import ExpoCore

/// The signals that the program handles.
enum Signal: CaseIterable {
  case interrupt
  case quit
  case hangUp
  case terminate
  case stop
  case resume
  case resize
  case closedPipe
  case fileTooLarge

  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .hangUp: SIGHUP
    case .terminate: SIGTERM
    case .stop: SIGTSTP
    case .resume: SIGCONT
    case .resize: SIGWINCH
    case .closedPipe: SIGPIPE
    case .fileTooLarge: SIGXFSZ
    }
  }

  /// The status with which shells report a program that the signal ended.
  var exitStatus: Int32 { 128 + number }

  /// Ignores the signal from now on.
  func ignore() {
    _ = signal(number, csystem_ignore_signal())
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

  /// Sleeps until there is input or one of the signals has arrived.
  func wait(forInputFrom descriptor: FileDescriptor) throws(SystemError) -> Event {
    while true {
      if let arrived = signals.first(where: takeNote) { return .signal(arrived) }
      var mask = maskBefore
      if csystem_wait_for_input(descriptor.rawValue, &mask) > 0 { return .input }
      if SystemError.last != .interrupted { throw .last }
    }
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

/// The signals that have arrived and were not yet returned, one bit each. Set only by ``note``, which
/// runs only inside the pselect(2) of the program's single thread.
nonisolated(unsafe) private var noted: UInt64 = 0

private let note: SignalHandler = { number in
  noted |= 1 << UInt64(number)
}

private func takeNote(of signal: Signal) -> Bool {
  let bit: UInt64 = 1 << UInt64(signal.number)
  defer { noted &= ~bit }
  return noted & bit != 0
}
