/// What a reader reads about: the exposition itself, or one of its items.
package enum Topic: Hashable, Sendable {
  case overview
  /// The item at an index.
  case item(Int)

  /// The word that means the exposition in every catalogue; so does the number 0.
  package static let overviewName = "overview"
}

extension Exposition {
  /// What readers may call the exposition, beside the number 0.
  package var names: [String] { titleLines + aliases + [Topic.overviewName] }
}
