@testable import ExpoCore
import Foundation
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
    #expect(try file.read() == [:])
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

  @Test(arguments: ["", "{", "[]", #"{"a": "b"}"#, #"{"a": [1]}"#, "\u{0}"])
  func `a damaged file is an error and stays as it is`(text: String) throws {
    try home.write(text)
    #expect(throws: FavouritesError.self) { try file.read() }
    #expect(throws: FavouritesError.self) { try file.change { $0["b"] = ["c"] } }
    #expect(home.contents == text)
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
      #expect(path.hasSuffix(name == "favourites.lock" ? name : "favourites.json"))
      #expect([EISDIR, EEXIST].contains(error.code))
    }
    #expect(home.contents == before)
  }

  static let usualPath = "/home/a/\(FavouritesFile.dataFolder)/expo/favourites.json"

  @Test(
    arguments: [
      (["HOME": "/home/a"], usualPath),
      (["HOME": "/home/a", "XDG_DATA_HOME": "/data"], "/data/expo/favourites.json"),
      (["XDG_DATA_HOME": "/data"], "/data/expo/favourites.json"),
      (["HOME": "/home/a", "XDG_DATA_HOME": ""], usualPath),
      (["HOME": "/home/a", "XDG_DATA_HOME": "data"], usualPath),
      (["HOME": "/home/a", "XDG_DATA_HOME": "~/data"], usualPath),
      (["HOME": "home", "XDG_DATA_HOME": "data"], nil), (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the folder for data is XDG_DATA_HOME if that is absolute, else it is in the home folder`(
    variables: [String: String], path: String?
  ) {
    #expect((try? FavouritesFile(in: Environment { variables[$0] }))?.path == path)
  }
}
