import ExpoCore
import TerminalText

/// A query that narrows the browser's list, and what it has found.
struct ListFilter {
  /// A query of fewer letters does not narrow a catalogue by its texts.
  static let minSearchedLetters = 2

  let query: String
  private let ranks: [NameRank?]
  /// The items whose grade of evidence the query names.
  private let graded: [Int]
  /// What the texts have; nil if the query is too short.
  let found: SearchResults?

  init(_ query: String, in items: [Item], _ names: NameIndex) {
    self.query = query
    ranks = names.ranks(of: query)
    graded = Self.graded(by: query, in: items)
    let found = items.search(query, limit: 0)
    self.found = found.query.letterCount < Self.minSearchedLetters ? nil : found
  }

  /// The items with a grade of evidence that the query names or begins to name, in any language.
  private static func graded(by query: String, in items: [Item]) -> [Int] {
    guard query.unicodeScalars.count >= minSearchedLetters else { return [] }
    let grades = Language.allCases.flatMap { language in
      let words = Evidence.known.map(Wording(language: language).evidenceWord)
      let ranks = NameIndex(names: words).ranks(of: query)
      // A part of a word, such as `ai` of certain, names nothing.
      return zip(Evidence.known, ranks).filter { $1 != nil && $1 != .part }.map(\.0)
    }
    if grades.isEmpty { return [] }
    return items.indices.filter { items[$0].evidence.map(grades.contains) ?? false }
  }

  /// The items that are found: by name, the best first, then by their evidence, then in the texts;
  /// those that are equal keep their order.
  func filtered(_ indices: [Int]) -> [Int] {
    var named: [(rank: NameRank, index: Int)] = []
    for index in indices {
      if let rank = ranks[index] { named.append((rank, index)) }
    }
    let order = named.indices.sorted { (named[$0].rank, $0) < (named[$1].rank, $1) }
    var found = order.map { named[$0].index }
    var isShown = ranks.map { $0 != nil }
    for others in [graded, self.found?.indices ?? []] where !others.isEmpty {
      var isFound = [Bool](repeating: false, count: ranks.count)
      for index in others where !isShown[index] { isFound[index] = true }
      for index in indices where isFound[index] {
        found.append(index)
        isShown[index] = true
      }
    }
    return found
  }
}
