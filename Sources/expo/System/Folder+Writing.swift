#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Folder {
  /// Creates the folder, and those above it that are missing, for its owner alone. One that is there
  /// keeps its permissions: so asks the XDG Base Directory Specification.
  static func create(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try make(path)
    } catch .missing {
      let parent = holding(path)
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
    sync(holding(path))
  }

  /// The folder that holds what an absolute path leads to.
  static func holding(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex
    else { return "/" }
    return String(path[..<slash])
  }

  /// The absolute path of what a path leads to in the end, or nil where it leads to nothing.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// Waits until the names in the folder would outlive a power failure. Not every file system can
  /// do that, and nothing depends on it but how much of the last moment is lost.
  static func sync(_ path: String) {
    guard let folder = try? FileDescriptor.open(reading: path) else { return }
    try? folder.sync()
    folder.release()
  }
}
