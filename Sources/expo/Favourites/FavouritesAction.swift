/// What the words behind `expo favourites` ask for.
enum FavouritesAction: Equatable {
  case list
  case add([String])
  case remove([String])
  case clear

  /// Why the words make no sense.
  enum Mistake: Error, Equatable {
    case unknown(String)
    case missingName(action: String)
    case unexpectedWord(String, action: String)
  }

  /// Parses the words. Those behind `add` and `remove` are one name or several.
  init(_ words: [String]) throws(Mistake) {
    guard let action = words.first else {
      self = .list
      return
    }
    let names = Array(words.dropFirst())
    switch action {
    case "add": self = .add(try Self.present(names, for: action))
    case "remove": self = .remove(try Self.present(names, for: action))
    case "clear":
      if let word = names.first { throw .unexpectedWord(word, action: action) }
      self = .clear
    default: throw .unknown(action)
    }
  }

  private static func present(
    _ names: [String],
    for action: String
  ) throws(Mistake) -> [String] {
    if names.allSatisfy(\.isEmpty) { throw .missingName(action: action) }
    return names
  }
}
