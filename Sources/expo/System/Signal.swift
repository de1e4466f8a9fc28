import CSystem

/// A signal, by its number.
struct Signal: Equatable {
  let number: Int32

  static let interrupt = Signal(number: SIGINT)
  static let quit = Signal(number: SIGQUIT)
  static let hangUp = Signal(number: SIGHUP)
  static let terminate = Signal(number: SIGTERM)
  static let stop = Signal(number: SIGTSTP)
  static let resume = Signal(number: SIGCONT)
  static let resize = Signal(number: SIGWINCH)
  static let closedPipe = Signal(number: SIGPIPE)
  static let childEnded = Signal(number: SIGCHLD)
  /// A file would exceed what the system allows.
  static let fileTooLarge = Signal(number: SIGXFSZ)

  /// The signals that end the program when something outside it sends them.
  static let ending: [Signal] = [.interrupt, .quit, .hangUp, .terminate]

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
    var mask = sigset_t([self])
    sigprocmask(SIG_UNBLOCK, &mask, nil)
    exit(exitStatus)
  }

  /// Runs the closure. A signal that arrives meanwhile ends the program after it, unless the signal
  /// is ignored.
  static func postponing<Result>(_ signals: [Signal], during body: () -> Result) -> Result {
    var mask = sigset_t(signals)
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &mask, &before)
    let result = body()
    // Not left to the mask: Swift's backtracer may have a handler for SIGQUIT.
    for signal in signals where signal.isPending && !signal.isIgnored { signal.endProgram() }
    sigprocmask(SIG_SETMASK, &before, nil)
    return result
  }

  /// Runs the closure with the signal blocked, discards the signal, and returns whether it arrived.
  func discarded<Result>(during body: () -> Result) -> (result: Result, hasArrived: Bool) {
    var mask = sigset_t([self])
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &mask, &before)
    let result = body()
    let hasArrived = isPending
    // A signal that waits is dropped as soon as it is ignored.
    let handler = signal(number, csystem_ignore_signal())
    _ = signal(number, handler)
    sigprocmask(SIG_SETMASK, &before, nil)
    return (result, hasArrived)
  }

  /// Whether the signal is blocked and has arrived.
  var isPending: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return sigismember(&waiting, number) == 1
  }

  var isIgnored: Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return csystem_is_ignored(&action)
  }
}

extension sigset_t {
  init(_ signals: [Signal]) {
    self.init()
    sigemptyset(&self)
    for signal in signals { sigaddset(&self, signal.number) }
  }
}
