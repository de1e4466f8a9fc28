import CSystem

/// A failed system call: a value of `errno`.
struct SystemError: Error, Equatable, Sendable {
  let code: Int32

  init(code: Int32) {
    self.code = code
  }

  /// The error that the last failed call left in `errno`.
  static var last: SystemError { SystemError(code: csystem_errno()) }

  static var brokenPipe: SystemError { SystemError(code: EPIPE) }
  static var interrupted: SystemError { SystemError(code: EINTR) }
  static var missing: SystemError { SystemError(code: ENOENT) }
  static var exists: SystemError { SystemError(code: EEXIST) }
  static var isFolder: SystemError { SystemError(code: EISDIR) }
  static var notAFolder: SystemError { SystemError(code: ENOTDIR) }
  static var notPermitted: SystemError { SystemError(code: EACCES) }
  static var notOwner: SystemError { SystemError(code: EPERM) }
  static var noSpace: SystemError { SystemError(code: ENOSPC) }
  static var notOpen: SystemError { SystemError(code: EBADF) }
  static var readOnly: SystemError { SystemError(code: EROFS) }
  static var tooLarge: SystemError { SystemError(code: EFBIG) }
  static var isBusy: SystemError { SystemError(code: EBUSY) }
  static var wouldBlock: SystemError { SystemError(code: EAGAIN) }

  /// Whether the file system lacks what was asked of it, as network file systems may lack locks.
  var isUnsupported: Bool { [EINVAL, ENOTSUP, EOPNOTSUPP, ENOSYS, ENOLCK].contains(code) }

  /// The system's own text for the error, in English.
  var systemReason: String { String(cString: strerror(code)) }

  /// Returns the result of a system call.
  ///
  /// Retries on `EINTR`; throws `errno` if the result is negative.
  @discardableResult
  static func check<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let error = last
      if error != .interrupted { throw error }
    }
  }
}
