#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lists folders.
enum Folder {
  /// The names of what is in the folder, sorted by their scalars; those that are not UTF-8 are left
  /// out, because no path that we can say leads to them.
  static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else {
      throw SystemError.last == .notAFolder ? .notAFolder : FileError(.last)
    }
    defer { closedir(folder) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(folder) {
      if let name = name(of: entry), name != ".", name != ".." {
        names.append(name)
      }
      errno = 0
    }
    guard errno == 0 else { throw FileError(.last) }
    return names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  /// The entry's name. It is read where it stands: an entry is shorter than its type says, so that
  /// copying the whole array could reach beyond the buffer.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    MemoryLayout<dirent>.offset(of: \.d_name).flatMap {
      String(
        validatingCString: (UnsafeRawPointer(entry) + $0).assumingMemoryBound(to: CChar.self))
    }
  }
}
