/// The least number of letters to put in, take out or replace that makes one text of another
/// (Levenshtein distance), counted in keys of the Korean keyboard and in Latin letters.
package struct EditDistance {
  // Two rows of the matrix, kept between calls, so that a long list costs no allocation for each.
  private var previous: [Int] = []
  private var current: [Int] = []

  package init() {}

  /// The distance between two texts, without case, spaces and punctuation.
  ///
  ///     EditDistance.between("거믄고", "거문고")  // 1
  package static func between(_ first: String, _ second: String) -> Int {
    let first = keys(of: first)
    let second = keys(of: second)
    let longest = max(first.count, second.count)
    var distance = EditDistance()
    return distance.between(first, second, limit: longest) ?? longest
  }

  /// The distance between two rows of letters; nil where it is above a limit.
  ///
  /// Only the band of the matrix that the limit can reach is filled (Ukkonen 1985): O(n · limit).
  mutating func between(_ first: [UInt32], _ second: [UInt32], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    let beyond = limit + 1
    reset(to: second.count + 1, beyond: beyond)
    for row in 0..<first.count {
      let from = max(0, row - limit)
      let to = min(second.count, row + limit + 1)
      guard from < to || second.isEmpty else { return nil }
      current[from] = from == 0 ? min(row + 1, beyond) : beyond
      var least = current[from]
      for column in from..<to {
        let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
        let best = min(replaced, previous[column + 1] + 1, current[column] + 1, beyond)
        current[column + 1] = best
        least = min(least, best)
      }
      if to < second.count { current[to + 1] = beyond }
      if least > limit { return nil }
      swap(&previous, &current)
    }
    return previous[second.count] <= limit ? previous[second.count] : nil
  }

  private mutating func reset(to count: Int, beyond: Int) {
    if previous.count < count {
      previous = Array(repeating: 0, count: count)
      current = previous
    }
    for column in 0..<count { previous[column] = min(column, beyond) }
  }

  static func keys(of text: String) -> [UInt32] {
    var keys: [UInt32] = []
    for letter in FoldedLetters.all(of: text) { Hangul.appendKeys(of: letter, to: &keys) }
    return keys
  }
}
