import ExpoCore
import CSystem

/// A failed system call: a value of `errno`.
struct SystemError: Error, Equatable, Sendable {
  let code: Int32

  /// The error that the last failed call left in `errno`.
  static var last: SystemError { SystemError(code: csystem_errno()) }

  static var brokenPipe: SystemError { SystemError(code: EPIPE) }
  static var interrupted: SystemError { SystemError(code: EINTR) }
  static var missing: SystemError { SystemError(code: ENOENT) }
  static var exists: SystemError { SystemError(code: EEXIST) }
  static var busy: SystemError { SystemError(code: EBUSY) }
  static var wouldBlock: SystemError { SystemError(code: EAGAIN) }

  /// Whether the file system lacks what was asked of it, as network file systems may lack locks.
  var isUnsupported: Bool { [EINVAL, ENOTSUP, EOPNOTSUPP, ENOSYS, ENOLCK].contains(code) }

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

extension SystemError {
  /// Why the system refused something, as the end of a message; a rare reason is in the system's English.
  func reason(in language: Language) -> String {
    switch code {
    case ENOSPC: language.pick("저장 공간이 부족합니다", "no space left")
    case EACCES, EPERM: language.pick("권한이 없습니다", "permission denied")
    case EROFS: language.pick("읽기 전용입니다", "it is read-only")
    case EISDIR: language.pick("파일이 아니라 폴더입니다", "a folder, not a file")
    case EBADF: language.pick("출력이 닫혀 있습니다", "the output is closed")
    case EFBIG: language.pick("파일이 너무 커집니다", "the file would become too large")
    default: String(cString: strerror(code))
    }
  }
}
