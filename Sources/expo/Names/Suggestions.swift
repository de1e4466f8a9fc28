import ExpoCore

/// What may be meant by words that were not found.
struct Suggestions: Equatable {
  /// The category or the grade that they name.
  var category: String?
  var grade: Evidence?
  /// Whether they name the exposition, or nearly.
  var isOverview = false
  /// The picture of the exposition that they name.
  var picture: String?
  /// The items of the catalogue, and the indices of those that they name, or nearly.
  var items: [Item] = []
  var indices: [Int] = []
  /// Whether the items have other names that are similar.
  var areSimilar = true
  /// Whether the texts have them, or those of the other edition.
  var isInTexts = false
  var isInOtherEdition = false
}
