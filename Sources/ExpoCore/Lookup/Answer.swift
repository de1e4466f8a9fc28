/// What a typed name stands for, as 0-based positions in the list that was asked.
public enum Answer: Equatable, Sendable {
  /// Just one.
  case one(Int)
  /// More than one, those found by their names before those found by their aliases.
  case several([Int])
  /// None. The suggestions, at most three, are written nearly so, the nearest first.
  case none(suggestions: [Int])

  /// The answer that a step of the look-up gives: nil where nothing matched, so that the next
  /// step is tried.
  init?(_ matches: [Int]) {
    guard let first = matches.first else { return nil }
    self = matches.count == 1 ? .one(first) : .several(matches)
  }
}
