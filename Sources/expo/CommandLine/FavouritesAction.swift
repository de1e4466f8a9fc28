/// What the words behind `expo favourites` ask for.
enum FavouritesAction: Equatable {
  case list
  case add([String])
  case remove([String])
  case clear

  static let words = ["add", "remove", "clear"]

  /// Parses the words. Those behind `add` and `remove` are one name or several.
  init(_ words: [String]) throws(UsageError) {
    let names = Array(words.dropFirst())
    switch words.first {
    case nil: self = .list
    case "add": self = .add(try Self.present(names, behind: "add"))
    case "remove": self = .remove(try Self.present(names, behind: "remove"))
    case "clear": self = .clear
    // What other programs call the actions; no help names them.
    case "list", "ls", "show": self = .list
    case "keep", "new", "save": self = .add(try Self.present(names, behind: "add"))
    case "rm", "delete", "del": self = .remove(try Self.present(names, behind: "remove"))
    case "reset", "empty": self = .clear
    case let word?: throw .operandNotAmong(Self.words, written: word, .favourites)
    }
    switch self {
    case .list, .clear:
      if let word = names.first { throw .unexpectedOperand(word, .favourites) }
    case .add, .remove: break
    }
  }

  private static func present(
    _ names: [String], behind action: String
  ) throws(UsageError) -> [String] {
    if names.allSatisfy(\.isEmpty) { throw .missingName([Command.favourites.name, action]) }
    return names
  }
}
