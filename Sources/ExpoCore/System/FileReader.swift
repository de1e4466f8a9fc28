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
    var bytes = try read(file, atMost: size + 1)
    // A file may grow while it is read, and those of Linux's /proc report a size of 0.
    while bytes.count > size {
      let more = try read(file, atMost: 1 << 20)
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count) }
    }
    return bytes
  }

  /// Returns the names in a folder, sorted by their scalars.
  ///
  /// Leaves out names that are not UTF-8, because a `String` cannot lead to them. Throws
  /// ``FileError/notAFolder`` if the path leads to something else.
  package static func names(inFolder path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path.cPath) else {
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

  /// Returns the next bytes of a file: fewer than `limit` only at its end.
  private static func read(
    _ file: borrowing OpenFile, atMost limit: Int
  ) throws(FileError) -> [UInt8] {
    let descriptor = file.descriptor.rawValue
    do throws(SystemError) {
      return try [UInt8](unsafeUninitializedCapacity: limit) {
        (buffer, count) throws(SystemError) in
        while count < limit {
          let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
          let read = try SystemError.check {
            CSystem.read(descriptor, rest.baseAddress, rest.count)
          }
          if read == 0 { return }
          count += read
        }
      }
    } catch {
      throw FileError(error)
    }
  }
}
