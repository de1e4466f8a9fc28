internal import CSystem

/// Reads regular files and lists folders.
package enum FileReader {
  /// The largest file that is read, in bytes.
  package static let maxFileBytes = 32 << 20

  /// Returns the bytes of a regular file.
  ///
  /// Throws without reading if the path leads to a folder, a device, a FIFO or a file of more than
  /// `limit` bytes.
  package static func read(
    path: String, atMost limit: Int = maxFileBytes
  ) throws(FileError) -> [UInt8] {
    let file = try open(path)
    let size = try size(of: file, atMost: limit)
    var bytes: [UInt8] = []
    do throws(SystemError) {
      bytes = try file.descriptor.read(atMost: size + 1)
      // A file may grow while it is read, and those of Linux's /proc report a size of 0.
      while bytes.count <= limit {
        let more = try file.descriptor.read(atMost: 1 << 16)
        if more.isEmpty { return bytes }
        bytes += more
      }
    } catch {
      throw FileError(error)
    }
    throw .tooLarge(bytes: bytes.count)
  }

  /// Returns the names in a folder, sorted by their scalars.
  ///
  /// Leaves out names that are not UTF-8, because a `String` cannot lead to them. Throws
  /// ``FileError/notAFolder`` if the path leads to something else.
  package static func names(inFolder path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else {
      throw SystemError.last == .notAFolder ? .notAFolder : FileError(.last)
    }
    defer { closedir(folder) }
    var names: [String] = []
    csystem_set_errno(0)
    while let entry = readdir(folder) {
      if let name = csystem_entry_name(entry).flatMap({ String(validatingCString: $0) }),
        name != ".", name != ".."
      {
        names.append(name)
      }
      csystem_set_errno(0)
    }
    guard csystem_errno() == 0 else { throw FileError(.last) }
    return names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  private static func open(_ path: String) throws(FileError) -> OpenFile {
    do throws(SystemError) {
      return try OpenFile(reading: path)
    } catch {
      throw FileError(error)
    }
  }

  /// The size of a regular file, in bytes.
  private static func size(
    of file: borrowing OpenFile, atMost limit: Int
  ) throws(FileError) -> Int {
    var status = stat()
    guard fstat(file.descriptor.rawValue, &status) == 0 else { throw FileError(.last) }
    guard csystem_is_regular(&status) else {
      throw csystem_is_folder(&status) ? .isFolder : .notAFile
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(bytes: size) }
    return size
  }
}
