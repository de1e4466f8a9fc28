import CSystem

/// Creates, renames and removes files and folders, and resolves paths.
enum FileSystem {
  /// Creates a folder and its missing parents for the owner alone. A folder that exists keeps its
  /// permissions, as the XDG Base Directory Specification asks.
  static func createFolder(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try make(path)
    } catch .missing where parent(of: path) != path {
      try createFolder(parent(of: path))
      try make(path)
    }
  }

  private static func make(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try SystemError.check { mkdir(path, 0o700) }
    } catch .exists {}
  }

  /// Replaces the contents of a file in one step, or creates it for the owner alone: a program that
  /// is killed, or a full disk, leaves the old contents.
  ///
  /// The file keeps its permissions and, if the system allows it, its owner. A file that is a mount
  /// of its own cannot be replaced, so it is overwritten.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let new = "\(path).new"
    // A killed program may have left one.
    unlink(new)
    do throws(SystemError) {
      let file = try OpenFile(creating: new)
      var old = stat()
      if stat(path, &old) == 0 {
        _ = fchown(file.descriptor.rawValue, old.st_uid, old.st_gid)
        _ = fchmod(file.descriptor.rawValue, old.st_mode & 0o777)
      }
      try file.descriptor.write(bytes)
      try file.sync()
      try SystemError.check { rename(new, path) }
    } catch {
      unlink(new)
      guard error == .busy else { throw error }
      let file = try OpenFile(path, flags: O_WRONLY | O_TRUNC)
      try file.descriptor.write(bytes)
      try file.sync()
    }
  }

  /// Whether a folder of `PATH` has a program with that name.
  static func hasProgram(_ name: String, in environment: Environment) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains {
      access("\($0)/\(name)", X_OK) == 0
    }
  }

  /// The folder of the file at an absolute path.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex
    else { return "/" }
    return String(path[..<slash])
  }

  /// The absolute path with all symbolic links resolved; nil if the path leads to nothing.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension OpenFile {
  /// Creates a file for writing. Throws ``SystemError/exists`` if anything has the name, even a
  /// symbolic link.
  init(creating path: String) throws(SystemError) {
    try self.init(path, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
  }

  /// Opens a file to lock, and creates it if it is missing. The file stays, because another program
  /// may be waiting for it.
  ///
  /// Opens it for writing, without which NFS locks nothing, and does not wait for the other end of
  /// a FIFO.
  init(toLock path: String) throws(SystemError) {
    try self.init(path, flags: O_RDWR | O_CREAT | O_NOCTTY | O_NONBLOCK)
  }

  /// Locks the file until the end of the value or of the program. Waits for the lock for up to three
  /// seconds; does nothing on a file system without locks.
  func lock() throws(SystemError) {
    let number = descriptor.rawValue
    for attempt in 1...300 {
      do throws(SystemError) {
        try SystemError.check { flock(number, LOCK_EX | LOCK_NB) }
        return
      } catch {
        if error.isUnsupported { return }
        guard error == .wouldBlock, attempt < 300 else { throw error }
        usleep(10_000)
      }
    }
  }

  /// Waits until the written bytes would survive a power failure, if the file system can tell.
  func sync() throws(SystemError) {
    do throws(SystemError) {
      try SystemError.check { fsync(descriptor.rawValue) }
    } catch {
      guard error.isUnsupported else { throw error }
    }
  }
}
