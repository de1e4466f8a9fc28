import ExpoCore

/// What completions ask of the world, and only where they need it.
struct CompletionSources {
  /// The items of the catalogue that the options name; nil where it cannot be read.
  let items: (Options) -> Items?
  /// The names of the items in it that the reader has kept.
  let favourites: (Options) -> [String]
}
