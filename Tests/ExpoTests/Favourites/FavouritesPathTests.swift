import Testing

@testable import expo

@Suite struct FavouritesPathTests {
  static let home = "/home/a/\(FavouritesFile.dataFolder)/expo/favourites.json"

  @Test(
    arguments: [
      (["HOME": "/home/a"], home),
      (["HOME": "/home/a", "XDG_DATA_HOME": "/data"], "/data/expo/favourites.json"),
      (["XDG_DATA_HOME": "/data"], "/data/expo/favourites.json"),
      (["HOME": "/home/a", "XDG_DATA_HOME": ""], home),
      (["HOME": "/home/a", "XDG_DATA_HOME": "data"], home),
      (["HOME": "/home/a", "XDG_DATA_HOME": "~/data"], home),
      (["HOME": "home", "XDG_DATA_HOME": "data"], nil), (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the folder for data is XDG_DATA_HOME if that is absolute, else it is in the home folder`(
    variables: [String: String], path: String?
  ) {
    #expect((try? FavouritesFile(in: Environment { variables[$0] }))?.path == path)
  }
}
