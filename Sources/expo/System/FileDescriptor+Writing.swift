#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileDescriptor {
  /// Creates a file for writing that only its owner may read; ``SystemError/exists`` where there is
  /// anything under the path, a symbolic link too.
  static func open(creating path: String) throws(SystemError) -> FileDescriptor {
    try open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
  }

  /// Opens a file, created where it is missing, and waits until no other program holds its lock.
  ///
  /// The lock is given back with the descriptor, by ``release()`` or the end of the program. The
  /// file stays: somebody may be waiting for it already.
  static func open(locking path: String) throws(SystemError) -> FileDescriptor {
    let file = try open(path, O_RDONLY | O_CREAT | O_CLOEXEC | O_NOCTTY)
    do throws(SystemError) {
      try SystemError.check { flock(file.rawValue, LOCK_EX) }
      return file
    } catch {
      file.release()
      throw error
    }
  }

  private static func open(_ path: String, _ flags: Int32) throws(SystemError) -> FileDescriptor {
    FileDescriptor(
      rawValue: try SystemError.check { path.withCString { systemOpen($0, flags, 0o600) } })
  }

  /// Waits until what was written would outlive a power failure.
  func sync() throws(SystemError) {
    #if canImport(Darwin)
      // fsync(2) of macOS leaves the bytes in the drive's own cache; not every volume can do more.
      if fcntl(rawValue, F_FULLFSYNC) == 0 { return }
    #endif
    try SystemError.check { fsync(rawValue) }
  }
}

/// The C function under a name that a method `open` does not hide.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}
