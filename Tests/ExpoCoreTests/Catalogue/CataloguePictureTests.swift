import Foundation
import TestSupport
import Testing

@testable import ExpoCore

@Suite struct CataloguePictureTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "expo-pictures-\(UUID().uuidString)")

  /// Calls the body with a catalogue that has the picture `hat`.
  private func withCatalogue(_ body: (Catalogue) throws -> Void) throws {
    let pictures = folder.appending(path: "pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("hat".utf8).write(to: pictures.appending(path: "hat.xpm"))
    try Data("hidden".utf8).write(to: pictures.appending(path: ".hidden.xpm"))
    try Data("text".utf8).write(to: pictures.appending(path: "notes.txt"))
    try Data("[]".utf8).write(to: folder.appending(path: "items.json"))
    try Data("above".utf8).write(to: folder.appending(path: "above.xpm"))
    try body(Catalogue(path: folder.path))
  }

  private func text(_ name: String, _ catalogue: Catalogue) throws -> String? {
    try catalogue.pictureFile(named: name).map { String(decoding: $0.data, as: UTF8.self) }
  }

  @Test func `a folder's pictures are in its folder pictures`() throws {
    try withCatalogue { (catalogue) throws in
      #expect(try text("hat", catalogue) == "hat")
      #expect(try text("hat", Catalogue(path: folder.path + "/")) == "hat")
      #expect(try text("hat", Catalogue(path: folder.path, edition: .english)) == "hat")
      #expect(try text("coat", catalogue) == nil)
    }
  }

  @Test(arguments: ["", ".", "..", ".hidden", "../above", "/etc/passwd", "hat\0", "a/b"])
  func `a name never leads out of the folder`(name: String) throws {
    try withCatalogue { (catalogue) throws in
      #expect(try text(name, catalogue) == nil)
    }
  }

  @Test func `a name in any Unicode form leads to a file of that name in any other`() throws {
    try withCatalogue { (catalogue) throws in
      let name = "갓é"
      for (named, stored) in [
        (name.decomposedStringWithCanonicalMapping, name.precomposedStringWithCanonicalMapping),
        (name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping),
      ] {
        let file = folder.appending(path: "pictures").path + "/\(stored).xpm"
        #expect(FileManager.default.createFile(atPath: file, contents: Data("x".utf8)))
        #expect(try text(named, Catalogue(path: folder.path)) == "x")
        try FileManager.default.removeItem(atPath: file)
      }
    }
  }

  @Test func `a folder without pictures has none, and a broken one is an error`() throws {
    #expect(try Catalogue(path: fixture("films").path).picture(named: "hat") == nil)
    try withCatalogue { (catalogue) throws in
      let error = #expect(throws: CatalogueError.self) { try catalogue.picture(named: "hat") }
      #expect(error?.message(in: .english).hasPrefix("line 1: an XPM 3 file begins") == true)
    }
  }
}
