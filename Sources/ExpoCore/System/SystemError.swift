internal import CSystem

/// A failed system call: a value of `errno`.
package struct SystemError: Error, Equatable, Sendable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The error that the last failed call left in `errno`.
  package static var last: SystemError { SystemError(code: csystem_errno()) }

  package static var brokenPipe: SystemError { SystemError(code: EPIPE) }
  package static var interrupted: SystemError { SystemError(code: EINTR) }
  package static var missing: SystemError { SystemError(code: ENOENT) }
  package static var exists: SystemError { SystemError(code: EEXIST) }
  package static var isFolder: SystemError { SystemError(code: EISDIR) }
  package static var notAFolder: SystemError { SystemError(code: ENOTDIR) }
  package static var notPermitted: SystemError { SystemError(code: EACCES) }
  package static var notOwner: SystemError { SystemError(code: EPERM) }
  package static var noSpace: SystemError { SystemError(code: ENOSPC) }
  package static var notOpen: SystemError { SystemError(code: EBADF) }
  package static var readOnly: SystemError { SystemError(code: EROFS) }
  package static var tooLarge: SystemError { SystemError(code: EFBIG) }
  package static var wouldBlock: SystemError { SystemError(code: EAGAIN) }

  /// The system's own text for the error, in English.
  package var systemReason: String { String(cString: strerror(code)) }

  /// Returns the result of a system call.
  ///
  /// Retries on `EINTR`; throws `errno` if the result is negative.
  @discardableResult
  package static func check<Result: SignedInteger>(
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

/// Why a file or a folder cannot be read.
package enum FileError: Error, Hashable, Sendable {
  case missing
  case notPermitted
  case isFolder
  case notAFolder
  /// A device or a FIFO.
  case notAFile
  case tooLarge(bytes: Int)
  /// Any other value of `errno`.
  case failed(code: Int32)

  package init(_ error: SystemError) {
    switch error {
    // A path leads to nothing, too, if a part of it is no folder.
    case .missing, .notAFolder: self = .missing
    case .notPermitted, .notOwner: self = .notPermitted
    default: self = .failed(code: error.code)
    }
  }
}
