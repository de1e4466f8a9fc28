/// Why a file or a folder could not be read.
enum FileError: Error, Equatable {
  case missing
  case notPermitted
  case isFolder
  case notAFolder
  /// A device, a FIFO or a socket.
  case notAFile
  case tooLarge(bytes: Int)
  case failed(SystemError)

  init(_ error: SystemError) {
    switch error {
    case .missing, .notAFolder: self = .missing
    case .notPermitted, .notOwner: self = .notPermitted
    // What open(2) answers for a socket (Linux, macOS), and for a device that nothing drives.
    case .noDevice, .notSupported: self = .notAFile
    default: self = .failed(error)
    }
  }
}
