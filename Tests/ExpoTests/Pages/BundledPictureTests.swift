import ExpoCore
import Foundation
import TerminalText
import TestSupport
import Testing

@testable import expo

@Suite struct BundledPictureTests {
  static let folder = repositoryRoot.appending(path: "Resources/pictures")

  static let names = [Item].bundled.map(\.pictureName) + ["poster", "flag"]

  @Test func `the folder holds a picture of every item, the poster and the flag`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.names.map { "\($0).xpm" }.sorted())
  }

  @Test(arguments: names)
  func `the program carries the files of the folder`(name: String) throws {
    let file = try Data(contentsOf: Self.folder.appending(path: "\(name).xpm"))
    #expect(try Catalogue.bundled.picture(named: name) == Picture(xpm: [UInt8](file)))
  }

  @Test(arguments: names)
  func `a picture has 48 by 28 opaque pixels in at most 16 fixed colours`(name: String) throws {
    let picture = try #require(try Catalogue.bundled.picture(named: name))
    #expect((picture.width, picture.height) == (48, 28))
    let colors = (0..<picture.height).flatMap { row in
      (0..<picture.width).map { picture[$0, row] }
    }
    #expect(Set(colors).count <= 16 && !colors.contains(nil))
  }
}
