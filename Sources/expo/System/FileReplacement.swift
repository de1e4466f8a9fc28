#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Puts files in the place of others without a moment at which neither is there.
///
/// Whoever does either holds a lock that keeps others from doing so at the same time.
enum FileReplacement {
  /// Gives a file new contents at one stroke: whenever the program or the machine ends, the old
  /// bytes or the new ones are there, whole. The file is its owner's alone.
  ///
  /// The bytes go to a file beside it, named with `.new`, which is then renamed (rename(2) is
  /// atomic). One that a killed program has left behind is replaced. A symbolic link stays one:
  /// what it leads to is replaced.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let path = Folder.resolved(path) ?? path
    let new = "\(path).new"
    unlink(new)
    do throws(SystemError) {
      try write(bytes, to: new)
      try SystemError.check { rename(new, path) }
    } catch {
      unlink(new)
      throw error
    }
    Folder.sync(Folder.holding(path))
  }

  /// Gives a file another name, `.damaged` behind its own and a number where that is taken, and
  /// answers the path. No other file is overwritten.
  static func setAside(_ path: String) throws(SystemError) -> String {
    let aside = try reserve("\(path).damaged")
    try SystemError.check { rename(path, aside) }
    Folder.sync(Folder.holding(path))
    return aside
  }

  /// Creates an empty file under the path, or under one with the first number that is free, so that
  /// what is renamed to it takes the place of nothing else.
  private static func reserve(_ path: String) throws(SystemError) -> String {
    var candidate = path
    var number = 1
    while true {
      do throws(SystemError) {
        try FileDescriptor.open(creating: candidate).release()
        return candidate
      } catch .exists {
        number += 1
        candidate = "\(path)-\(number)"
      }
    }
  }

  /// The bytes have reached the disk when this returns.
  private static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = try FileDescriptor.open(creating: path)
    defer { file.release() }
    // Beyond `ulimit -f` the signal would end the program; ignored, the call says why it failed.
    let written = Signal.fileTooLarge.ignored {
      Result { () throws(SystemError) in try file.writeAll(bytes) }
    }
    try written.get()
    try file.sync()
  }
}
