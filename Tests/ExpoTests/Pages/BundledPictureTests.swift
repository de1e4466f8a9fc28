import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import TerminalText
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
    #expect(try Catalogue.bundled.picture(named: name) == Picture(xpm: file))
  }

  @Test(arguments: names)
  func `a picture has 48 by 28 opaque pixels in at most 16 fixed colours`(name: String) throws {
    let picture = try #require(try Catalogue.bundled.picture(named: name))
    #expect((picture.width, picture.height) == (48, 28))
    let colors = Set(picture.pixels)
    #expect(colors.count <= 16 && !colors.contains(nil))
    for case let rgb? in colors { #expect(FixedColor.rgb(FixedColor.nearest(to: rgb)) == rgb) }
  }
}
