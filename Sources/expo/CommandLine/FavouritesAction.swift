/// What the words behind `expo favourites` ask for.
enum FavouritesAction: Equatable {
  case list
  case add([String])
  case remove([String])
  case clear

  static let words = ["add", "remove", "clear"]

  /// Why the words make no sense.
  enum Mistake: Error, Equatable {
    /// The words hold the unknown action first.
    case unknown([String])
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
    default: throw .unknown(words)
    }
  }

  /// The action that another program would call so; without names if it is the list.
  static func meant(by word: String) -> [String]? {
    switch word {
    case "list", "ls", "show": []
    case "rm", "delete", "del": ["remove"]
    case "keep", "new", "save": ["add"]
    case "reset", "empty": ["clear"]
    default: nil
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

extension FavouritesAction.Mistake {
  /// What an unknown action most likely means, if the words then make sense.
  var meant: (action: [String], names: [String])? {
    guard case .unknown(let words) = self, let action = FavouritesAction.meant(by: words[0])
    else { return nil }
    let names = action.isEmpty ? [] : Array(words.dropFirst())
    return (try? FavouritesAction(action + names)) == nil ? nil : (action, names)
  }
}
