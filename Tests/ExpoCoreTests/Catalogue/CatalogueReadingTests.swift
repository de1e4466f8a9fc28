import Foundation
import Testing

@testable import ExpoCore

/// What a catalogue reads of its folder.
@Suite struct CatalogueReadingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "expo-reading-\(UUID().uuidString)")
  private static let item = #"[{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d"}]"#
  private static let exposition = #"{"title": "t", "location": "l", "description": "d"}"#

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @Test(arguments: ["items.json", "exposition.json", "en/items.json", "en/exposition.json"])
  func `a broken file of either edition is the error, with its path`(broken: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([
      "items.json": Self.item, "exposition.json": Self.exposition,
      "en/items.json": Self.item, "en/exposition.json": Self.exposition,
    ])
    #expect(try Catalogue(path: folder.path).edition(.english).items.count == 1)
    try write([broken: "{"])
    let error = #expect(throws: CatalogueError.self) { try Catalogue(path: folder.path) }
    #expect(error?.file == "\(folder.path)/\(broken)" && error?.kind == .invalid)
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
}
