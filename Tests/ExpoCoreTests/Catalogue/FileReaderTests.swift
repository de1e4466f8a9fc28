import Foundation
import Testing

@testable import ExpoCore

@Suite struct FileReaderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "expo-files-\(UUID().uuidString)")

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func reason(_ path: String) -> String? {
    #expect(throws: CatalogueError.self) { try FileReader.read(path) }?.message(in: .english)
  }

  @Test func `regular files are read, also through links, and nothing else`() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    try Data("text".utf8).write(to: folder.appending(path: "a"))
    for (name, target) in [("link", "a"), ("broken", "nowhere"), ("zero", "/dev/zero")] {
      try manager.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
    #expect(try FileReader.read(path("a")) == Data("text".utf8))
    #expect(try FileReader.read(path("link")) == Data("text".utf8))
    #expect(reason(path("broken")) == "no such file or folder")
    #expect(reason(path("zero")) == "not a regular file")
    #expect(reason(folder.path) == "a folder, not a file")
    #expect(try FileReader.names(inFolder: folder.path) == ["a", "broken", "link", "zero"])
  }

  @Test func `a file above the limit is refused without being read`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(FileManager.default.createFile(atPath: path("a"), contents: nil))
    // A hole, which takes no room on the disk.
    #expect(truncate(path("a"), off_t(FileReader.maxBytes + 1)) == 0)
    #expect(reason(path("a")) == "too large (33,554,433 bytes); the limit is 32 MiB")
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func `a file that one may not read is refused`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(FileManager.default.createFile(atPath: path("a"), contents: Data()))
    chmod(path("a"), 0)
    #expect(reason(path("a")) == "you may not read it")
  }
}
