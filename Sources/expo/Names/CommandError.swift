import ExpoCore

/// Why a command fails. The words of readers and of data are kept as they are.
enum CommandError: Error, Equatable {
  /// Nothing has the name that follows the words of a command.
  case noSuchItem(String, [Suggestion], command: [String])
  /// The number is not in the list, which has so many items.
  case noSuchNumber(String, of: Int)
  /// Several items of the catalogue may be meant by the name: those at these indices.
  case ambiguousItem(String, [Int], of: [Item], command: [String])
  /// Nothing has the name of a category or a grade; those that there are.
  case noSuchKind(String, [Suggestion], among: [String])
  case nothingFound(query: String, [Suggestion])
  case noLink(of: String)
  case noPicture(of: String)
  /// The input is a terminal, but the output is not.
  case browsesElsewhere
  case noSuchLink(Int, of: Int)
  case unsafeLink(String)
  /// Only items can be favourites.
  case overviewIsNoFavourite
  /// There is no terminal to ask whether all favourites are to be removed.
  case cannotAsk

  /// The most items or categories that an error lists.
  static let maxChoices = 20
}

/// What may be meant by words that were not found.
enum Suggestion: Equatable {
  /// A topic with a similar name, or with the words in its name.
  case topic(Topic, name: String)
  /// A category or a grade.
  case kind(String)
  /// A picture of the exposition.
  case picture(String)
  /// The texts, which have the words.
  case texts(String)
  /// A search for words that the texts have and that are spelt like those that were typed.
  case search(String)
}
