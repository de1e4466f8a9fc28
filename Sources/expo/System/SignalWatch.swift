import CSystem

/// Waits for input and for signals at once.
///
/// The signals are blocked except inside ``wait(forInputFrom:timeout:)``, whose pselect(2) lets
/// them in and sleeps in one step: none is lost between a check and the sleep, and none interrupts
/// other work. A signal goes before input.
struct SignalWatch {
  enum Event: Equatable {
    case input
    case signal(Signal)
    /// Nothing has happened in the time.
    case timeout
  }

  private let signals: [Signal]
  private let maskBefore: sigset_t
  private let handlersBefore: [SignalHandler?]

  /// Starts to watch. A signal that was ignored stays ignored: `nohup` and shells without job
  /// control rely on it.
  init(_ signals: [Signal]) {
    var mask = sigset_t(signals)
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &mask, &before)
    maskBefore = before
    self.signals = signals.filter { !$0.isIgnored }
    handlersBefore = self.signals.map { signal($0.number, recordSignal) }
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
  /// - Parameter milliseconds: The time to wait; -1 waits for ever.
  func wait(
    forInputFrom descriptor: FileDescriptor, timeout milliseconds: Int32
  ) throws(SystemError) -> Event {
    var (mask, blocked) = (maskBefore, sigset_t())
    // Lets in what has arrived: pselect(2) does not if there is input.
    sigprocmask(SIG_SETMASK, &mask, &blocked)
    sigprocmask(SIG_SETMASK, &blocked, nil)
    while true {
      if let arrived = signals.first(where: takeArrival) { return .signal(arrived) }
      let ready = csystem_select(descriptor.rawValue, -1, milliseconds, &mask)
      if ready > 0 { return .input }
      if ready == 0 { return .timeout }
      if SystemError.last != .interrupted { throw .last }
    }
  }

  /// The first pending signal that ends the program.
  var pendingTermination: Signal? { Signal.ending.first { signals.contains($0) && $0.isPending } }

  /// Stops the program as Ctrl-Z does, until it is continued.
  func stop() {
    let handler = signal(Signal.stop.number, csystem_default_signal())
    var mask = sigset_t([.stop])
    kill(getpid(), Signal.stop.number)
    sigprocmask(SIG_UNBLOCK, &mask, nil)
    sigprocmask(SIG_BLOCK, &mask, nil)
    _ = signal(Signal.stop.number, handler)
  }
}

/// The signals that have arrived and were not yet returned, one bit each. Set only by
/// ``recordSignal``, which runs only while a wait of the program's single thread lets signals in.
nonisolated(unsafe) private var arrivals: UInt64 = 0

private let recordSignal: SignalHandler = { number in
  arrivals |= 1 << UInt64(number)
}

private func takeArrival(of signal: Signal) -> Bool {
  defer { arrivals &= ~(1 << UInt64(signal.number)) }
  return arrivals & 1 << UInt64(signal.number) != 0
}
