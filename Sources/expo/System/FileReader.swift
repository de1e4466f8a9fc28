#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads whole files, and nothing that is none.
enum FileReader {
  /// The largest file that is read, in bytes: more than that a machine should not be asked to hold.
  static let mostBytes = 1 << 30

  /// The bytes of a regular file, held once.
  ///
  /// A folder, a device, a FIFO and a file of more than ``mostBytes`` are refused unread, and a FIFO
  /// is not waited for.
  static func read(path: String) throws(FileError) -> [UInt8] {
    let file = try opened(path)
    defer { file.release() }
    let size = try size(of: file)
    var bytes = try read(file, atMost: size + 1)
    // A file may grow while it is read, and those of Linux's /proc say that they are empty.
    while bytes.count > size {
      let more = try read(file, atMost: 1 << 20)
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= mostBytes else { throw .tooLarge(bytes: bytes.count) }
    }
    return bytes
  }

  /// The first bytes of a regular file, however large it is.
  static func beginning(ofFileAt path: String, atMost most: Int) throws(FileError) -> [UInt8] {
    let file = try opened(path)
    defer { file.release() }
    _ = try size(of: file)
    return try read(file, atMost: most)
  }

  private static func opened(_ path: String) throws(FileError) -> FileDescriptor {
    do throws(SystemError) {
      return try .open(reading: path)
    } catch {
      throw FileError(error)
    }
  }

  /// The size of a regular file that is not too large, in bytes.
  private static func size(of file: FileDescriptor) throws(FileError) -> Int {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else { throw FileError(.last) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder
    default: throw .notAFile
    }
    let size = Int(status.st_size)
    guard size <= mostBytes else { throw .tooLarge(bytes: size) }
    return size
  }

  /// The file's next bytes: fewer than asked for only at its end.
  private static func read(_ file: FileDescriptor, atMost most: Int) throws(FileError) -> [UInt8] {
    do throws(SystemError) {
      return try [UInt8](unsafeUninitializedCapacity: most) { (buffer, count) throws(SystemError) in
        let bytes = UnsafeMutableRawBufferPointer(buffer)
        while count < most {
          let read = try file.readSome(into: .init(rebasing: bytes[count...]))
          if read == 0 { return }
          count += read
        }
      }
    } catch {
      throw FileError(error)
    }
  }
}
