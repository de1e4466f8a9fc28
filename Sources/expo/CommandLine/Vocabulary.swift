/// The words that a place of the command line accepts, as far as completions can offer them.
enum Vocabulary {
  /// Any words; none can be offered.
  case any
  case words([String])
  case commands
  case options
  /// Names of items, of the catalogue in use.
  case items
  /// Names of items that the reader has kept.
  case favourites
  /// Categories of the catalogue in use, and grades of evidence.
  case kinds
  /// Files and folders.
  case paths
}
