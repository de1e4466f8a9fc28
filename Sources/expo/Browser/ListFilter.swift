import ExpoCore
import TerminalText

/// A query that narrows the browser's list, and what it has found.
struct ListFilter {
  /// How an item is found, the best first.
  private enum Rank: Comparable {
    case name(NameRank)
    /// By the grade of its evidence.
    case evidence
    case text
  }

  /// A query of fewer letters does not narrow a catalogue by its texts.
  static let minSearchedLetters = 2

  let query: String
  private var ranks: [Rank?]
  /// What the texts have; nil if the query is too short.
  let found: SearchResults?

  init(_ query: String, in items: [Item], _ names: NameIndex) {
    self.query = query
    let found = items.search(query, limit: 0)
    self.found = found.query.letterCount < Self.minSearchedLetters ? nil : found
    ranks = names.ranks(of: query).map { $0.map(Rank.name) }
    let grades = Self.grades(named: query)
    for index in items.indices where ranks[index] == nil && !grades.isEmpty {
      if let evidence = items[index].evidence, grades.contains(evidence) {
        ranks[index] = .evidence
      }
    }
    for index in self.found?.indices ?? [] where ranks[index] == nil { ranks[index] = .text }
  }

  /// The grades of evidence that the query names or begins to name, in any language.
  private static func grades(named query: String) -> [Evidence] {
    guard query.unicodeScalars.count >= minSearchedLetters else { return [] }
    let words = Language.allCases.flatMap { language in
      Evidence.known.map { (grade: $0, word: Wording(language: language).evidenceWord($0)) }
    }
    let ranks = NameIndex(names: words.map(\.word)).ranks(of: query)
    // A part of a word, such as `ai` of certain, names nothing.
    return zip(words, ranks).filter { $1 != nil && $1 != .part }.map(\.0.grade)
  }

  /// The items that are found, the best first; those that are equal keep their order.
  func filtered(_ indices: [Int]) -> [Int] {
    indices.compactMap { index in ranks[index].map { (rank: $0, index: index) } }
      .sorted { $0.rank < $1.rank }.map(\.index)
  }
}
