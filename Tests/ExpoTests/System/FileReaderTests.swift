import CSystem
import ExpoCore
import Foundation
import Testing

@testable import expo

@Suite struct FileReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  @Test(arguments: [0, 1, 4096, 3_000_000])
  func `a file is read to its last byte`(count: Int) throws {
    let text = String(repeating: "x", count: count)
    #expect(try FileReader.read(path: folder.file("a", text), atMost: count) == Array(text.utf8))
  }

  @Test
  func `a link to a file is read, one to nowhere is missing`() throws {
    let path = try folder.file("a", "text")
    symlink(path, folder.path("link"))
    symlink(folder.path("nowhere"), folder.path("broken"))
    #expect(try FileReader.read(path: folder.path("link")) == Array("text".utf8))
    #expect(throws: FileError.missing) { try FileReader.read(path: folder.path("broken")) }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func `a file that one may not read is refused`() throws {
    let path = try folder.file("a", "")
    chmod(path, 0)
    #expect(throws: FileError.notPermitted) { try FileReader.read(path: path) }
  }

  @Test
  func `a file of more than 1 GiB is refused without being read`() throws {
    let path = try folder.file("a", "")
    // A hole, which takes no room on the disk.
    #expect(truncate(path, off_t(FileReader.maxFileBytes + 1)) == 0)
    #expect(throws: FileError.tooLarge(bytes: FileReader.maxFileBytes + 1)) {
      try FileReader.read(path: path)
    }
  }

  @Test(.enabled(if: exists("/proc/self/status"), "the system has no /proc"))
  func `a file that says that it is empty is read to its end`() throws {
    let bytes = try FileReader.read(path: "/proc/self/status")
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Name:"))
    #expect(bytes.count > 500)
  }

  @Test
  func `a folder's names are sorted, and nothing else has any`() throws {
    #expect(try FileReader.names(inFolder: folder.path) == [])
    for name in ["b.json", "나", "가", ".hidden", "B"] {
      try folder.file(name, "")
    }
    #expect(try FileReader.names(inFolder: folder.path) == [".hidden", "B", "b.json", "가", "나"])
    #expect(throws: FileError.missing) { try FileReader.names(inFolder: folder.path("none")) }
    #expect(throws: FileError.notAFolder) { try FileReader.names(inFolder: folder.path("B")) }
  }
}
