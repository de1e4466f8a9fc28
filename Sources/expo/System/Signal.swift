#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals that the program answers to.
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

  /// The status of a program that ends because of the signal, as shells count it.
  var exitStatus: Int32 { 128 + number }

  /// Ignores the signal from here on.
  func ignore() {
    _ = signal(number, SIG_IGN)
  }

  /// Ignores the signal as long as the body runs.
  func ignored<Answer>(during body: () -> Answer) -> Answer {
    let before = signal(number, SIG_IGN)
    defer { _ = signal(number, before) }
    return body()
  }
}
