/// How the program ended: 0, 1, or as `sysexits.h` numbers it.
struct ExitStatus: Equatable {
  let rawValue: Int32

  static let done = ExitStatus(rawValue: 0)
  static let notFound = ExitStatus(rawValue: 1)
  /// EX_USAGE
  static let usage = ExitStatus(rawValue: 64)
  /// EX_DATAERR
  static let badData = ExitStatus(rawValue: 65)
  /// EX_NOINPUT
  static let unreadable = ExitStatus(rawValue: 66)
  /// EX_UNAVAILABLE
  static let unavailable = ExitStatus(rawValue: 69)
  /// EX_IOERR
  static let writeFailed = ExitStatus(rawValue: 74)
  /// EX_TEMPFAIL
  static let busy = ExitStatus(rawValue: 75)
}
