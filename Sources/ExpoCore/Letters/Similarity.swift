/// The similarity of names, behind every “did you mean”.
///
/// Hangul counts by the keys that type it, other letters as they are.
extension String {
  /// The position of the word that is most similar to the text; nil if none is similar.
  package func nearest(among words: [String]) -> Int? {
    FoldedLetters.all(of: self).similar(among: words.map { [$0.keys] }).first
  }

  /// The keys of the Korean keyboard that type the letters of the text.
  var keys: [UInt32] { FoldedLetters.all(of: self).keys }
}

extension [UInt32] {
  /// The positions of at most three lists of names with one that is spelt like these letters, the
  /// most similar first.
  ///
  /// A third of the letters may be mistakes, but none in fewer than four letters, or five keys of
  /// Hangul.
  ///
  /// - Parameter lists: The ``keys`` of the names.
  func similar(among lists: [[[UInt32]]]) -> [Int] {
    let text = keys
    let fewest = text == self ? 4 : 5
    let allowed = text.count < fewest ? 0 : text.count / 3
    var found: [(mistakes: Int, index: Int)] = []
    for (index, names) in lists.enumerated() {
      let near = names.filter { abs($0.count - text.count) <= allowed }
      let mistakes = near.map(text.mistakes).min()
      if let mistakes, mistakes <= allowed { found.append((mistakes, index)) }
    }
    return isEmpty ? [] : found.sorted(by: <).prefix(3).map(\.index)
  }

  /// The keys of the Korean keyboard that type the letters, and other letters as they are.
  var keys: [UInt32] { flatMap(Hangul.keys) }

  /// The optimal string alignment distance: the least number of insertions, deletions, replacements
  /// and swaps of neighbours between two lists of keys.
  ///
  /// - Complexity: O(*n* × *m*) for lists of *n* and *m* keys.
  func mistakes(in other: [UInt32]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: other.count + 1)
    var previous = Array<Int>(0...other.count)
    var current = beforePrevious
    for row in indices {
      current[0] = row + 1
      for column in other.indices {
        let replaced = previous[column] + (self[row] == other[column] ? 0 : 1)
        var least = Swift.min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, self[row] == other[column - 1], self[row - 1] == other[column] {
          least = Swift.min(least, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = least
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[other.count]
  }
}
