/// Finds words that are spelt like a text, by the things that they name; the one metric behind every “did you
/// mean”.
package struct Similarity {
  private let text: [UInt32]
  private var found: [(share: Double, owner: Int)] = []

  init(to text: [UInt32]) { self.text = Self.keys(of: text) }

  /// The things that at most three words name, the most similar first, then by their numbers.
  var owners: [Int] {
    var owners: [Int] = []
    for (_, owner) in found.sorted(by: { ($0.share, $0.owner) < ($1.share, $1.owner) })
    where owners.count < 3 && !owners.contains(owner) {
      owners.append(owner)
    }
    return owners
  }

  /// Adds a word that differs from the text in at most 0.4 of the longer of the two.
  mutating func compare(_ word: [UInt32], owner: Int) {
    // A letter has one to five keys.
    guard word.count * 3 <= text.count * 5, word.count * 25 >= text.count * 3 else { return }
    let word = Self.keys(of: word)
    let longer = max(text.count, word.count)
    // A difference in length is at least as many mistakes, and so are keys that the text lacks.
    let strangers = word.count { !text.contains($0) }
    guard longer > 0, max(strangers, abs(text.count - word.count)) * 5 <= longer * 2 else { return }
    let mistakes = Self.mistakes(text, word)
    guard mistakes * 5 <= longer * 2 else { return }
    found.append((Double(mistakes) / Double(longer), owner))
  }
}

extension Similarity {
  /// The position of the word that is most similar to a text; nil if none is similar.
  package static func nearest(to text: String, among words: [String]) -> Int? {
    var near = Similarity(to: FoldedLetters.all(of: text))
    for (index, word) in words.enumerated() {
      near.compare(FoldedLetters.all(of: word), owner: index)
    }
    return near.owners.first
  }

  /// The keys of the Korean keyboard that type letters, and Latin letters as they are.
  static func keys(of letters: [UInt32]) -> [UInt32] {
    letters.reduce(into: []) { Hangul.appendKeys(of: $1, to: &$0) }
  }

  /// The optimal string alignment distance: the least number of insertions, deletions, replacements and swaps
  /// of neighbours between two lists of keys.
  ///
  /// - Complexity: O(*n* × *m*) for lists of *n* and *m* keys.
  static func mistakes(_ first: [UInt32], _ second: [UInt32]) -> Int {
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
