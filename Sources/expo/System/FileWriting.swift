import CSystem
import ExpoCore

/// Replaces files so that a crash leaves either the old bytes or the new ones.
///
/// The caller holds a lock that keeps other programs from doing the same.
enum FileReplacement {
  /// Replaces the contents of a file in one step. The file keeps its permissions; a new one is for
  /// its owner alone.
  ///
  /// Writes the bytes to a file beside it, named with `.new`, and renames that file (rename(2) is
  /// atomic). Replaces a `.new` file that a killed program has left. A symbolic link stays one: the
  /// file that it leads to is replaced, or created if it is missing.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let path = try target(of: path)
    let new = "\(path).new"
    unlink(new)
    do throws(SystemError) {
      try write(bytes, to: new, permissions: permissions(of: path))
      try SystemError.check { rename(new, path) }
    } catch {
      unlink(new)
      throw error
    }
    Folder.sync(Folder.parent(of: path))
  }

  /// Follows symbolic links to a path that is none, even if nothing is there.
  private static func target(of path: String) throws(SystemError) -> String {
    var path = path
    // As many as Linux follows.
    for _ in 0..<40 {
      guard let next = try Folder.destination(ofLink: path) else { return path }
      path = next.utf8.first == UInt8(ascii: "/") ? next : "\(Folder.parent(of: path))/\(next)"
    }
    throw .linkLoop
  }

  /// The permissions of a file; nil if there is none.
  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Renames a file with `.damaged` behind its name, and a number if that name is taken. Returns the
  /// new path; overwrites no other file.
  static func setAside(_ path: String) throws(SystemError) -> String {
    let aside = try reserve("\(path).damaged")
    try SystemError.check { rename(path, aside) }
    Folder.sync(Folder.parent(of: path))
    return aside
  }

  /// Creates an empty file under the path, or under the path with the first free number.
  private static func reserve(_ path: String) throws(SystemError) -> String {
    var candidate = path
    var number = 1
    while true {
      do throws(SystemError) {
        _ = try OpenFile(creating: candidate)
        return candidate
      } catch .exists {
        number += 1
        candidate = "\(path)-\(number)"
      }
    }
  }

  /// Writes a new file; the bytes have reached the disk when this returns.
  private static func write(
    _ bytes: [UInt8], to path: String, permissions: mode_t?
  ) throws(SystemError) {
    let file = try OpenFile(creating: path)
    if let permissions {
      try SystemError.check { fchmod(file.descriptor.rawValue, permissions) }
    }
    // Beyond `ulimit -f` the signal would end the program; if it is ignored, the call fails instead.
    try Signal.fileTooLarge.ignored { () throws(SystemError) in
      try file.descriptor.write(bytes)
    }
    try file.sync()
  }
}

extension OpenFile {
  /// Creates a file for writing; throws ``SystemError/exists`` if the path leads to anything, even
  /// to a symbolic link.
  init(creating path: String) throws(SystemError) {
    try self.init(path, flags: O_WRONLY | O_CREAT | O_EXCL)
  }

  /// Opens a file to lock, and creates it if it is missing. The file stays, because another program
  /// may be waiting for it.
  ///
  /// Does not wait for the writer of a FIFO.
  init(toLock path: String) throws(SystemError) {
    try self.init(path, flags: O_RDONLY | O_CREAT | O_NOCTTY | O_NONBLOCK)
  }

  /// Takes the lock of the file unless another program has it, and returns whether it did.
  ///
  /// The lock ends with the value or with the program.
  func lock() throws(SystemError) -> Bool {
    let number = descriptor.rawValue
    do throws(SystemError) {
      try SystemError.check { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch .wouldBlock {
      return false
    }
  }

  /// Waits until the written bytes would survive a power failure.
  func sync() throws(SystemError) {
    try SystemError.check { csystem_sync(descriptor.rawValue) }
  }
}

enum Folder {
  /// Creates a folder and its missing parents for the owner alone. A folder that exists keeps its
  /// permissions, as the XDG Base Directory Specification asks.
  static func create(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try make(path)
    } catch .missing {
      let parent = parent(of: path)
      guard parent != path else { throw .missing }
      try create(parent)
      try make(path)
    }
  }

  private static func make(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try SystemError.check { mkdir(path, 0o700) }
    } catch .exists {
      return
    }
    sync(parent(of: path))
  }

  /// The folder that contains what an absolute path leads to.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex
    else { return "/" }
    return String(path[..<slash])
  }

  /// What a symbolic link says that it leads to; nil if the path is no symbolic link.
  static func destination(ofLink path: String) throws(SystemError) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlink(path, &bytes, bytes.count - 1) >= 0 else {
      // EINVAL: something else; ENOENT: nothing.
      if [.notALink, .missing].contains(SystemError.last) { return nil }
      throw .last
    }
    let destination = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { String(validatingCString: $0) }
    }
    guard let destination else { throw .notUTF8 }
    return destination
  }

  /// The absolute path behind all symbolic links; nil if the path leads to nothing.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// Waits until the names in a folder would survive a power failure, if the file system can do that.
  static func sync(_ path: String) {
    guard let folder = try? OpenFile(reading: path) else { return }
    try? folder.sync()
  }
}

/// Which file is at a path, and when it was last changed: two of them are equal unless the file was
/// replaced or changed in between.
struct FileVersion: Equatable {
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  /// The version of the file at a path; nil if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    number = UInt64(status.st_ino)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}
