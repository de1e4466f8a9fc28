/// What the words behind `expo favourites` ask for.
enum FavouritesAction: Equatable {
  case list
  case add([String])
  case remove([String])
  case clear

  /// The words of help; those of other programs mean the same.
  static let words = ["add", "remove", "clear"]

  /// Parses the words. Those behind `add` and `remove` are one name or several.
  init(_ words: [String]) throws(UsageError) {
    let names = Array(words.dropFirst())
    switch words.first {
    case nil, "list", "ls", "show": self = .list
    case "add", "keep", "new", "save": self = .add(names)
    case "remove", "rm", "delete", "del": self = .remove(names)
    case "clear", "reset", "empty": self = .clear
    case let word?: throw .operandNotAmong(Self.words, written: word, .favourites)
    }
    switch self {
    case .list, .clear:
      if let word = names.first { throw .unexpectedOperand(word, .favourites) }
    case .add where names.allSatisfy(\.isEmpty): throw .missingName(["favourites", "add"])
    case .remove where names.allSatisfy(\.isEmpty): throw .missingName(["favourites", "remove"])
    case .add, .remove: break
    }
  }

  /// What may follow a word of help.
  static func vocabulary(after word: String) -> Vocabulary {
    switch word {
    case "add": .items
    case "remove": .favourites
    default: .any
    }
  }
}
