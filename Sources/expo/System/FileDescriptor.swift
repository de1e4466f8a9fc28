import CSystem

/// The number of an open file, pipe or terminal. It does not own the resource; ``OpenFile`` does.
struct FileDescriptor: Equatable, Sendable {
  let rawValue: Int32

  static let standardInput = FileDescriptor(rawValue: 0)
  static let standardOutput = FileDescriptor(rawValue: 1)
  static let standardError = FileDescriptor(rawValue: 2)

  /// Whether the descriptor belongs to a terminal.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes, in as many calls as needed.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
      var start = 0
      while start < bytes.count {
        let rest = UnsafeBufferPointer(rebasing: bytes[start...])
        do throws(SystemError) {
          start += try SystemError.check { CSystem.write(rawValue, rest.baseAddress, rest.count) }
        } catch {
          guard error == .wouldBlock else { throw error }
          // Another process may have made a shared stream non-blocking.
          try SystemError.check { csystem_select(-1, rawValue, -1, nil) }
        }
      }
    }
  }

  /// Reads the bytes that are available, at most `limit`; returns none at the end.
  func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: limit) { (buffer, count) throws(SystemError) in
      count = try SystemError.check { CSystem.read(rawValue, buffer.baseAddress, limit) }
    }
  }
}

/// An open file that is closed at the end of its lifetime.
struct OpenFile: ~Copyable {
  let descriptor: FileDescriptor

  /// Takes over a descriptor that no other value owns.
  init(owning descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  /// Opens a path for reading.
  ///
  /// Does not wait for the writer of a FIFO, does not make a terminal the controlling terminal, and
  /// is not inherited by child processes.
  init(reading path: String) throws(SystemError) {
    try self.init(path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
  }

  /// Opens a path with the flags of open(2); a new file belongs to its owner alone.
  init(_ path: String, flags: Int32) throws(SystemError) {
    descriptor = FileDescriptor(
      rawValue: try SystemError.check { csystem_open(path, flags | O_CLOEXEC, 0o600) })
  }

  deinit {
    _ = close(descriptor.rawValue)
  }
}
