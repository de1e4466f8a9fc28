/// How the program ended: 0, 1, or as `sysexits.h` numbers it.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case notFound = 1
  /// EX_USAGE
  case usage = 64
  /// EX_DATAERR
  case badData = 65
  /// EX_NOINPUT
  case unreadable = 66
  /// EX_UNAVAILABLE
  case unavailable = 69
  /// EX_SOFTWARE
  case programFault = 70
  /// EX_IOERR
  case writeFailed = 74
}
