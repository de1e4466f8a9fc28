/// The names with a spelling similar to one that was not found.
struct Suggestions {
  private struct Candidate {
    let owner: Int
    let distance: Int
    let longer: Int

    /// Whether there are fewer mistakes relative to the length of the words.
    func isNearer(than other: Candidate) -> Bool {
      distance * other.longer < other.distance * longer
    }
  }

  private static let maxCount = 3
  private let keys: [UInt32]
  private let kinds: UInt64
  private var nearest: [Candidate] = []

  /// The owners of at most three names that differ from the query in at most 0.4 of the longer
  /// word; the nearest first, then in the order of the list.
  static func owners(of editions: [FoldedNames], near query: [UInt32]) -> [Int] {
    var suggestions = Suggestions(query)
    for names in editions { suggestions.search(names) }
    return suggestions.nearest.map(\.owner)
  }

  private init(_ query: [UInt32]) {
    var keys: [UInt32] = []
    for letter in query { Hangul.appendKeys(of: letter, to: &keys) }
    self.keys = keys
    kinds = Self.kinds(of: keys)
  }

  /// A set with a bit for each kind of letter; some letters share a bit.
  private static func kinds(of keys: [UInt32]) -> UInt64 {
    keys.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  private mutating func search(_ names: FoldedNames) {
    var distance = EditDistance()
    var nameKeys: [UInt32] = []
    names.forEach { owner, _, name in
      // A letter has one to five keys: skip names that are too short or too long.
      guard name.count * 5 * 5 >= keys.count * 3, name.count * 3 <= keys.count * 5 else { return }
      nameKeys.removeAll(keepingCapacity: true)
      for letter in name { Hangul.appendKeys(of: letter, to: &nameKeys) }
      let longer = max(keys.count, nameKeys.count)
      let limit = limit(longer)
      // Each kind of letter that only one of the two has is at least one mistake.
      let nameKinds = Self.kinds(of: nameKeys)
      guard (kinds & ~nameKinds).nonzeroBitCount <= limit,
        (nameKinds & ~kinds).nonzeroBitCount <= limit,
        let found = distance.between(keys, nameKeys, limit: limit)
      else { return }
      insert(Candidate(owner: owner, distance: found, longer: longer))
    }
  }

  /// The most mistakes that a name of that length may have to be suggested.
  private func limit(_ longer: Int) -> Int {
    guard nearest.count == Self.maxCount, let worst = nearest.last else { return longer * 2 / 5 }
    return min(longer * 2, worst.distance * longer * 5 / worst.longer) / 5
  }

  /// Inserts a candidate in order, each owner once.
  private mutating func insert(_ candidate: Candidate) {
    if let known = nearest.firstIndex(where: { $0.owner == candidate.owner }) {
      guard candidate.isNearer(than: nearest[known]) else { return }
      nearest.remove(at: known)
    }
    let place = nearest.firstIndex { candidate.isNearer(than: $0) } ?? nearest.count
    nearest.insert(candidate, at: place)
    if nearest.count > Self.maxCount { nearest.removeLast() }
  }
}

/// The least number of insertions, deletions and replacements between two texts (Levenshtein
/// distance), counted in keys of the Korean keyboard and in Latin letters.
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

  /// The distance between two sequences of letters; nil if it is above a limit.
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
