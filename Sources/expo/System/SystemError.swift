#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the system refused a call: a value of `errno`.
struct SystemError: Error, Equatable {
  let code: Int32

  /// What the failed call before this left in `errno`.
  static var last: SystemError { SystemError(code: errno) }

  static var brokenPipe: SystemError { SystemError(code: EPIPE) }
  static var interrupted: SystemError { SystemError(code: EINTR) }
  static var missing: SystemError { SystemError(code: ENOENT) }
  static var exists: SystemError { SystemError(code: EEXIST) }
  static var notAFolder: SystemError { SystemError(code: ENOTDIR) }
  static var notPermitted: SystemError { SystemError(code: EACCES) }
  static var notOwner: SystemError { SystemError(code: EPERM) }
  static var noDevice: SystemError { SystemError(code: ENXIO) }
  static var notSupported: SystemError { SystemError(code: EOPNOTSUPP) }
  static var noSpace: SystemError { SystemError(code: ENOSPC) }
  static var overQuota: SystemError { SystemError(code: EDQUOT) }
  static var inputOutput: SystemError { SystemError(code: EIO) }
  static var notOpen: SystemError { SystemError(code: EBADF) }
  static var readOnly: SystemError { SystemError(code: EROFS) }
  static var tooLarge: SystemError { SystemError(code: EFBIG) }
  static var wouldBlock: SystemError { SystemError(code: EAGAIN) }

  /// What the system itself says of the error, in English.
  var systemReason: String { String(cString: strerror(code)) }

  /// Makes a call, again as long as a signal interrupts it, and throws where it answers less than 0.
  @discardableResult
  static func check<Answer: SignedInteger>(
    _ call: () -> Answer
  ) throws(SystemError) -> Answer {
    while true {
      let answer = call()
      if answer >= 0 { return answer }
      let error = last
      if error != .interrupted { throw error }
    }
  }
}
