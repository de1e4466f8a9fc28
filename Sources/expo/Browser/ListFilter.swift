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
  /// Whether the exposition's texts or names have it.
  let findsOverview: Bool
  /// Whether it finds nothing, and the items are those with similar names, which `item` offers.
  let isNear: Bool
  /// What the texts have; nil if the query is too short.
  let found: SearchResults?

  init(_ query: String, in list: ItemList) {
    let items = list.items
    self.query = query
    let found = items.search(query, limit: 0)
    self.found = found.query.letterCount < Self.minSearchedLetters ? nil : found
    ranks = list.names.ranks(of: query).map { $0.map(Rank.name) }
    let grade = Evidence(named: query)
    for index in items.indices where ranks[index] == nil && grade != nil {
      if items[index].evidence == grade { ranks[index] = .evidence }
    }
    for index in self.found?.indices ?? [] where ranks[index] == nil { ranks[index] = .text }
    let exposition = self.found == nil ? nil : list.exposition
    findsOverview = exposition?.search(query, stemming: found.indices.isEmpty) != nil
    isNear = !findsOverview && ranks.allSatisfy { $0 == nil }
    guard isNear else { return }
    for index in list.names.similar(to: query) { ranks[index] = .text }
  }

  /// The items that are found, the best first; those that are equal keep their order.
  func filtered(_ indices: [Int]) -> [Int] {
    indices.compactMap { index in ranks[index].map { (rank: $0, index: index) } }
      .sorted { $0.rank < $1.rank }.map(\.index)
  }
}
