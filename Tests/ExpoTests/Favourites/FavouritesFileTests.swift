@testable import ExpoCore
import Foundation
import TestSupport
import Testing

@testable import expo

@Suite struct FavouritesFileTests {
  private let home: FavouritesHome

  init() throws {
    home = try FavouritesHome()
  }

  private var file: FavouritesFile { FavouritesFile(path: home.path) }

  @Test func `a missing file is empty, and the first change makes it, for its owner alone`() throws
  {
    #expect(try file.read() == [:])
    #expect(try file.change { $0["박람회"] = ["god", "a\n\u{1B}"] } == ())
    #expect(try file.read() == ["박람회": ["god", "a\n\u{1B}"]])
    #expect(home.names == ["favourites.json", "favourites.lock"])
    let attributes = try FileManager.default.attributesOfItem(atPath: home.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try file.change { $0["박람회"] = [] }
    #expect(home.contents == "{}\n")
  }

  @Test func `a change that throws changes nothing`() throws {
    try home.keep(2)
    let before = home.contents
    #expect(throws: FavouritesError.noPlace) {
      try file.change { lists in
        lists = [:]
        throw FavouritesError.noPlace
      }
    }
    #expect(home.contents == before)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"a": "b"}"#, #"{"a": [1]}"#, #"{"a": [], "a": []}"#,
    #"{"version": 1, "favourites": [{"catalogue": "a"}]}"#, "\u{0}",
  ])
  func `a damaged file stays as it is until it is told to start over`(text: String) throws {
    try home.write(text)
    #expect(throws: FavouritesError.self) { try file.read() }
    #expect(throws: FavouritesError.self) { try file.change { $0["b"] = ["c"] } }
    #expect(home.contents == text)
    try file.change(startsOver: true) { $0["b"] = ["c"] }
    #expect(try file.read() == ["b": ["c"]])
  }

  @Test func `the file of version 6 is read, and written in the new form by the next change`()
    throws
  {
    try home.write(
      """
      \u{FEFF}{"version": 1, "favourites": [
        {"catalogue": "박람회(Expo)", "image_name": "god", "name": "갓"},
        {"catalogue": "다른 것", "image_name": "x", "name": "엑스"},
        {"catalogue": "박람회(Expo)", "image_name": "haegeum", "name": "해금"}]}
      """)
    let lists = ["박람회 (Expo)": ["god", "haegeum"], "다른 것": ["x"]]
    #expect(try file.read() == lists)
    #expect(home.contents?.contains("version") == true)
    try file.change { $0["다른 것"] = ["x", "y"] }
    #expect(try file.read() == lists.merging(["다른 것": ["x", "y"]]) { $1 })
    #expect(home.contents?.contains("version") == false)
  }

  @Test func `a link to the file stays one, and what it leads to is changed`() throws {
    try home.folder.file("elsewhere.json", "{}")
    try home.folder.folder("expo")
    try FileManager.default.createSymbolicLink(
      atPath: home.path, withDestinationPath: "../elsewhere.json")
    try file.change { $0["a"] = ["b"] }
    #expect(home.folder.contents("elsewhere.json")?.contains("b") == true)
    #expect(try file.read() == ["a": ["b"]])
    #expect(home.names == ["favourites.json"])
  }

  @Test(arguments: ["favourites.lock", "favourites.json.new"])
  func `a folder in the place of a file that saving needs is named`(name: String) throws {
    try home.keep(1)
    let before = home.contents
    try home.folder.folder("expo/\(name)")
    do {
      try file.change { $0 = [:] }
      Issue.record("saved")
    } catch FavouritesError.notWritten(let path, let error) {
      #expect(path.hasSuffix("/expo/\(name)"))
      #expect([.isFolder, .exists].contains(error))
    }
    #expect(home.contents == before)
  }
}
