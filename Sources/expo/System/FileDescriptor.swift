#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file, pipe or terminal, by the number that the system gave it.
struct FileDescriptor: Equatable {
  let rawValue: Int32

  static let standardInput = FileDescriptor(rawValue: 0)
  static let standardOutput = FileDescriptor(rawValue: 1)
  static let standardError = FileDescriptor(rawValue: 2)

  /// Opens a path for reading, without waiting for a FIFO's writer, without taking a terminal for
  /// the program's own, and out of child processes' sight.
  static func open(reading path: String) throws(SystemError) -> FileDescriptor {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    return FileDescriptor(
      rawValue: try SystemError.check { path.withCString { systemOpen($0, flags) } })
  }

  func release() {
    _ = close(rawValue)
  }

  /// Writes all of the bytes, however many calls that takes.
  func writeAll(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
      do throws(SystemError) {
        start += try SystemError.check { write(rawValue, rest.baseAddress, rest.count) }
      } catch .wouldBlock {
        waitUntilWritable()
      }
    }
  }

  /// Reads what is there, at most as much as fits; 0 at the end.
  func readSome(into bytes: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try SystemError.check { read(rawValue, bytes.baseAddress, bytes.count) }
  }

  /// Reads what is there, at most so many bytes; none at the end.
  func readSome(atMost most: Int) throws(SystemError) -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: most) { (buffer, count) throws(SystemError) in
      count = try readSome(into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  /// Somebody else may have made a stream that we share non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

extension FileDescriptor {
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The size of the terminal, or nil where there is none or it does not say.
  var terminalSize: TerminalSize? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

/// The C function under a name that a method `open` does not hide.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  open(path, flags)
}
