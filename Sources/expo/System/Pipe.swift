#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pipe whose ends are out of child processes' sight and clear of the standard streams.
struct Pipe {
  let reader: FileDescriptor
  let writer: FileDescriptor

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    try SystemError.check { pipe(&ends) }
    defer {
      for end in ends {
        FileDescriptor(rawValue: end).release()
      }
    }
    reader = try Self.moved(ends[0])
    do throws(SystemError) {
      writer = try Self.moved(ends[1])
    } catch {
      reader.release()
      throw error
    }
  }

  /// The same end with a number above the standard streams', one of which may have been closed when
  /// the program was started, so that the pipe took its number.
  private static func moved(_ end: Int32) throws(SystemError) -> FileDescriptor {
    FileDescriptor(rawValue: try SystemError.check { fcntl(end, F_DUPFD_CLOEXEC, 3) })
  }
}
