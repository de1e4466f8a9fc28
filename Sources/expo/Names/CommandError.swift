import ExpoCore

/// Why a command fails. The words of readers and of data are kept as they are.
enum CommandError: Error, Equatable {
  /// Nothing has the name that follows the words of a command.
  case noSuchItem(String, Suggestions, command: [String])
  /// The number is not in the list, which has so many items.
  case noSuchNumber(String, of: Int)
  /// Several items of the catalogue have the name: those at these indices.
  case ambiguousItem(String, [Int], of: [Item], command: [String])
  /// A word that narrows a list is neither a category nor a grade; some may be similar.
  case noSuchKind(String, near: [String], all: [String])
  case nothingFound(query: String, Suggestions)
  case noLink(of: String)
  case noPicture(of: String)
  /// The input is a terminal, but the output is not.
  case browsesElsewhere
  case noSuchLink(Int, of: Int)
  case unsafeLink(String)
  /// Only items can be favourites.
  case overviewIsNoFavourite
  /// An item without an identifier cannot be a favourite.
  case withoutIdentifier(String)
  /// There is no terminal to ask whether all favourites are to be removed.
  case cannotAsk

  /// The most items or categories that an error lists.
  static let maxChoices = 20
}

/// What may be meant by words that were not found.
struct Suggestions: Equatable {
  /// The category or the grade that they name.
  var kind: String?
  /// Whether they name the exposition, or nearly.
  var isOverview = false
  /// The picture of the exposition that they name.
  var picture: String?
  /// The items of the catalogue, and the indices of those that they name, or nearly.
  var items: [Item] = []
  var indices: [Int] = []
  /// Whether the items have other names that are similar.
  var areSimilar = true
  /// Whether the texts have them.
  var isInTexts = false
}
