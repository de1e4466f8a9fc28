import Foundation
import TestSupport
import Testing

@testable import ExpoCore

/// What a catalogue reads of its folder, and when.
@Suite struct CatalogueReadingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "expo-reading-\(UUID().uuidString)")

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @Test func `what was read stays, even if its file goes or changes`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let exposition = #"{"title": "t", "location": "l", "description": "d"}"#
    try write([
      "items.json": "[\(goodItem)]", "exposition.json": exposition, "en/items.json": "[",
    ])
    let catalogue = Catalogue(path: folder.path).edition(.english)
    let fault = try #require(throws: CatalogueFault.self) { try catalogue.items() }
    #expect(try catalogue.exposition()?.title == "t")
    try FileManager.default.removeItem(at: folder)
    #expect(throws: fault) { try catalogue.items() }
    #expect(try catalogue.exposition()?.title == "t")
  }

  @Test(arguments: 0..<UInt64(rounds(1, long: 20)))
  func `what an edition throws is one of the errors of the check`(_ seed: UInt64) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var generator = CatalogueGenerator(seed: seed)
    var thrown = 0
    for _ in 0..<20 {
      try write([
        "items.json": generator.items(), "exposition.json": generator.exposition(),
        "en/items.json": generator.items(), "en/exposition.json": generator.exposition(),
      ])
      let errors = Catalogue(path: folder.path).check().faults.filter { $0.severity == .error }
      for edition in Catalogue.Edition.allCases {
        let catalogue = Catalogue(path: folder.path).edition(edition)
        for read in [{ _ = try catalogue.items() }, { _ = try catalogue.exposition() }] {
          do {
            try read()
          } catch {
            thrown += 1
            #expect(errors.contains { $0 == error as? CatalogueFault }, "\(error)")
          }
        }
        if edition == .english, errors.isEmpty {
          #expect((try? catalogue.items()) != nil && (try? catalogue.exposition()) != nil)
        }
      }
    }
    #expect(thrown > 3)
  }

  @Test func `a broken original is thrown, even if its translation is good`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let exposition = #"{"title": "t", "location": "l", "description": "d"}"#
    try write([
      "items.json": "[\(goodItem)]", "exposition.json": "{", "en/exposition.json": exposition,
    ])
    let original = try #require(throws: CatalogueFault.self) {
      try Catalogue(path: folder.path).exposition()
    }
    #expect(throws: original) {
      try Catalogue(path: folder.path).edition(.english).exposition()
    }
  }
}
