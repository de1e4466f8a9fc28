import ExpoCore

/// The action that the words behind `expo favourites` ask for.
enum FavouritesAction: Equatable {
  case list
  case add([String])
  case remove([String])
  case clear

  /// The words that ask for an action.
  static let words = ["add", "remove", "clear"]

  /// Parses the words. Those behind `add` and `remove` are one name or several.
  init(_ words: [String]) throws(UsageError) {
    let names = Array(words.dropFirst())
    switch words.first {
    case nil: self = .list
    case "add": self = .add(names)
    case "remove": self = .remove(names)
    case "clear": self = .clear
    default:
      throw .operandNotAmong(Self.words, written: words.first, .favourites)
    }
    switch self {
    case .list, .clear:
      if let word = names.first { throw .unexpectedOperand(word, .favourites) }
    case .add where names.allSatisfy(\.isBlank): throw .missingName(["favourites", "add"])
    case .remove where names.allSatisfy(\.isBlank): throw .missingName(["favourites", "remove"])
    case .add, .remove: break
    }
  }

  /// Whether the option means something to the action.
  func accepts(_ option: Option) -> Bool {
    switch option {
    case .names: self == .list
    case .yes: self == .clear
    default: true
    }
  }

  /// The words that may follow one of these.
  static func vocabulary(after written: String) -> Vocabulary {
    switch written {
    case "add": .items
    case "remove": .favourites
    default: .any
    }
  }
}
