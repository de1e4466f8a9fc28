import Testing

@testable import expo

@Suite struct FavouritesPlaceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let variables: [String: String]
    let path: String?

    var testDescription: String { "\(variables)" }
  }

  static let home = "/home/a/\(FavouritesPlace.dataFolder)/expo/favourites.json"

  @Test(
    arguments: [
      Case(variables: ["HOME": "/home/a"], path: home),
      Case(
        variables: ["HOME": "/home/a", "XDG_DATA_HOME": "/data"],
        path: "/data/expo/favourites.json"),
      Case(variables: ["XDG_DATA_HOME": "/data"], path: "/data/expo/favourites.json"),
      Case(variables: ["HOME": "/home/a", "XDG_DATA_HOME": ""], path: home),
      Case(variables: ["HOME": "/home/a", "XDG_DATA_HOME": "data"], path: home),
      Case(variables: ["HOME": "/home/a", "XDG_DATA_HOME": "~/data"], path: home),
      Case(variables: ["HOME": "home", "XDG_DATA_HOME": "data"], path: nil),
      Case(variables: ["HOME": ""], path: nil),
      Case(variables: [:], path: nil),
    ])
  func `the folder for data is XDG_DATA_HOME if that is absolute, else it is in the home folder`(
    _ example: Case
  ) {
    let environment = Environment { example.variables[$0] }
    #expect((try? FavouritesPlace.path(in: environment)) == example.path)
  }

  @Test
  func `a path whose bytes were replaced is refused, not followed to another folder`() {
    let home = Environment { ["HOME": "/home/\u{FFFD}"][$0] }
    #expect(throws: FavouritesError.placeNotUTF8(variable: "HOME")) {
      try FavouritesPlace.path(in: home)
    }
    let data = Environment { ["HOME": "/home/a", "XDG_DATA_HOME": "/data/\u{FFFD}"][$0] }
    #expect(throws: FavouritesError.placeNotUTF8(variable: "XDG_DATA_HOME")) {
      try FavouritesPlace.path(in: data)
    }
  }
}
