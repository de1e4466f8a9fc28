/// How similar the spellings of two words are: the one metric behind every “did you mean”.
package enum Similarity {
  /// The least number of insertions, deletions, replacements and swaps of neighbours that make one
  /// text the other, counted in keys of the Korean keyboard and in Latin letters; case, spaces and
  /// punctuation do not count.
  ///
  ///     Similarity.mistakes("거믄고", "거문고")  // 1
  package static func mistakes(_ first: String, _ second: String) -> Int {
    mistakes(keys(of: FoldedLetters.all(of: first)), keys(of: FoldedLetters.all(of: second)))
  }

  /// The position of the word that is most similar to a text; nil if none is similar.
  package static func nearest(to text: String, among words: [String]) -> Int? {
    nearest(
      to: FoldedLetters.all(of: text),
      among: words.enumerated().lazy.map { (word: FoldedLetters.all(of: $1), owner: $0) }
    ).first
  }

  /// The owners of at most three words that differ from a text in at most 0.4 of the longer of the
  /// two; the most similar first, then in the given order.
  static func nearest(
    to text: [UInt32], among words: some Sequence<(word: [UInt32], owner: Int)>
  ) -> [Int] {
    let text = keys(of: text)
    var shares: [Int: Double] = [:]
    for (word, owner) in words {
      // A letter has one to five keys.
      guard word.count * 3 <= text.count * 5, word.count * 25 >= text.count * 3 else { continue }
      let word = keys(of: word)
      let longer = max(text.count, word.count)
      // Keys too many or too few are mistakes, and so are those that the text has nowhere.
      let strangers = word.count { !text.contains($0) }
      guard longer > 0, max(strangers, abs(text.count - word.count)) * 5 <= longer * 2 else {
        continue
      }
      let mistakes = mistakes(text, word)
      guard mistakes * 5 <= longer * 2 else { continue }
      shares[owner] = min(shares[owner] ?? 1, Double(mistakes) / Double(longer))
    }
    return shares.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(3).map(\.key)
  }

  private static func keys(of letters: some Sequence<UInt32>) -> [UInt32] {
    letters.reduce(into: []) { Hangul.appendKeys(of: $1, to: &$0) }
  }

  /// The optimal string alignment distance: O(product of the lengths).
  private static func mistakes(_ first: [UInt32], _ second: [UInt32]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: second.count + 1)
    var previous = Array(0...second.count)
    var current = beforePrevious
    for row in first.indices {
      current[0] = row + 1
      for column in second.indices {
        let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
        var least = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          least = min(least, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = least
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[second.count]
  }
}
