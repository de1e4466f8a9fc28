/// Which words may stand in a place of the command line, as far as that is known beforehand:
/// completions offer them.
enum Vocabulary {
  /// Any words; none can be offered.
  case any
  case words([String])
  case commands
  /// Names of items, of the catalogue in use.
  case items
  /// Names of items that the reader has kept.
  case favourites
  /// Categories of the catalogue in use.
  case categories
  /// Files and folders.
  case paths
  /// One of these words, and after it the words that each of them takes.
  indirect case actions([(word: String, operands: Vocabulary)])
}
