import Foundation
import Testing

@testable import ExpoCore

/// What a catalogue reads of its folder.
@Suite struct CatalogueReadingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "expo-reading-\(UUID().uuidString)")
  private static let item = #"[{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d"}]"#
  private static let exposition = #"{"title": "t"}"#

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @Test(arguments: [
    ("items.json", true), ("exposition.json", true), ("en/items.json", false),
    ("en/exposition.json", false),
  ])
  func `a broken file is the error of each edition that needs it`(
    broken: String, breaksOriginal: Bool
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([
      "items.json": Self.item, "exposition.json": Self.exposition,
      "en/items.json": Self.item, "en/exposition.json": Self.exposition,
    ])
    #expect(try Catalogue(url: folder, edition: .english).items.count == 1)
    try write([broken: "{"])
    let error = #expect(throws: CatalogueError.self) {
      try Catalogue(path: folder.path, edition: .english)
    }
    #expect(error?.file == "\(folder.path)/\(broken)" && error?.kind == .notJSON)
    if breaksOriginal {
      #expect(throws: CatalogueError.self) { try Catalogue(path: folder.path) }
    } else {
      #expect(try Catalogue(path: folder.path).items.count == 1)
    }
  }

  @Test func `an empty path is no folder`() {
    let error = #expect(throws: CatalogueError.self) { try Catalogue(path: "") }
    #expect(error?.kind == .missing)
  }

  @Test(arguments: ["items.json", "en", "exposition.json"])
  func `a folder, a FIFO, a device or a broken link in place of a file is an error`(
    name: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(["items.json": Self.item])
    let path = folder.appending(path: name).path
    for kind in ["folder", "FIFO", "device", "link"] {
      try? FileManager.default.removeItem(atPath: path)
      switch kind {
      case "folder" where name != "en":
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      case "FIFO": #expect(mkfifo(path, 0o600) == 0)
      case "device":
        try FileManager.default.createSymbolicLink(
          atPath: path, withDestinationPath: "/dev/zero")
      case "link":
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
      default: continue
      }
      #expect(throws: CatalogueError.self, "\(kind)") {
        try Catalogue(path: folder.path, edition: .english)
      }
    }
  }

  @Test func `a file is read up to 32 MiB, through a link`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let blanks = String(repeating: " ", count: 32 << 20 - Self.item.utf8.count)
    try write(["data": Self.item + blanks])
    let link = folder.appending(path: "items.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "data")
    #expect(try Catalogue(path: folder.path).items.count == 1)
    try write(["data": Self.item + blanks + " "])
    let error = #expect(throws: CatalogueError.self) { try Catalogue(path: folder.path) }
    #expect(error?.kind == .unreadable)
    #expect(
      error?.message(in: .english) == "too large (33,554,433 bytes); the limit is 32 MiB")
  }

  @Test func `a folder needs items, and nothing else is a catalogue`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(["exposition_1900.json": Self.exposition])
    let none = #expect(throws: CatalogueError.self) { try Catalogue(path: folder.path) }
    #expect(
      none?.message(in: .english)
        == "There is no items.json; the JSON files are exposition_1900.json")
    try write(["items.json": Self.item])
    #expect(try Catalogue(path: folder.path).exposition?.title == "t")
    for path in ["/dev/null", "/nonexistent", folder.path + "/items.json"] {
      #expect(throws: CatalogueError.self) { try Catalogue(path: path) }
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func `a file that one may not read is an error`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(["items.json": Self.item])
    chmod(folder.appending(path: "items.json").path, 0)
    let error = #expect(throws: CatalogueError.self) { try Catalogue(path: folder.path) }
    #expect(error?.message(in: .english) == "you may not read it")
  }
}
