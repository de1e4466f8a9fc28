import ExpoCore
import Foundation
import TerminalText
import TestSupport
import Testing

@testable import expo

@Suite struct BundledPictureTests {
  static let folder = repositoryRoot.appending(path: "Resources/pictures")

  static let names = [Item].bundled.map(\.imageName) + ["poster", "flag"]

  @Test func `the folder holds a picture of every item, the poster and the flag`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == Self.names.map { "\($0).xpm" }.sorted())
  }

  @Test(arguments: names)
  func `the program carries the files of the folder`(name: String) throws {
    let file = try Data(contentsOf: Self.folder.appending(path: "\(name).xpm"))
    #expect(BundledPictures.bytes(named: name) == [UInt8](file))
  }

  @Test(arguments: ["", "jikj", "jikji.xpm", "../items", "Flag"])
  func `other names have no picture`(name: String) {
    #expect(BundledPictures.bytes(named: name) == nil)
  }

  /// The files are as plain as they can be, so that a difference shows which pixels have changed.
  @Test(arguments: names)
  func `a picture has 48 by 28 opaque pixels in at most 16 fixed colours`(name: String) throws {
    let bytes = try #require(BundledPictures.bytes(named: name))
    let picture = try Picture(xpm: bytes)
    #expect((picture.width, picture.height) == (48, 28))
    let shown = Set(
      (0..<picture.height).flatMap { row in
        (0..<picture.width).map { picture[$0, row]?.rgb }
      })

    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let palette = lines.compactMap { try? /". c #([0-9a-f]{6})",/.wholeMatch(in: $0)?.1 }
      .compactMap { UInt32($0, radix: 16) }
    #expect(lines.count == palette.count + 28 + 4)
    #expect(palette.count <= 16)
    // Each colour is one of the fixed colours itself, is used, and is there once.
    #expect(Set(palette) == shown)
    #expect(Set(palette).count == palette.count)
  }
}
