import ExpoCore
import TerminalText

/// A query that narrows the browser's list, and its results.
struct ListFilter {
  /// How an item is found, the best first.
  private enum Rank: Comparable {
    case name(NameMatch.Rank)
    /// By the grade of its evidence.
    case evidence
    case text
  }

  /// A query of fewer letters does not narrow a catalogue by its texts.
  static let minSearchedLetters = 2

  let query: String
  private var ranks: [Topic: Rank] = [:]
  /// Whether nothing is found, so that the items are those with similar names.
  let isNear: Bool
  /// The results of the texts; nil if the query is too short.
  let found: SearchResults?

  init(_ query: String, in edition: BrowserEdition) {
    let (items, names) = (edition.items, edition.names())
    self.query = query
    let language = edition.pages.wording.language
    let found = items.search(query, with: edition.exposition, in: language, limit: 0)
    self.found = found.query.letterCount < Self.minSearchedLetters ? nil : found
    for topic in self.found?.topics ?? [] { ranks[topic] = .text }
    let grade = Evidence(named: query)
    for (index, item) in items.enumerated() where grade != nil && item.evidence == grade {
      ranks[.item(index)] = .evidence
    }
    for (topic, rank) in names.ranks(of: query, in: language) { ranks[topic] = .name(rank) }
    isNear = ranks.isEmpty
    guard isNear else { return }
    for topic in names.find(query, in: language).topics { ranks[topic] = .text }
  }

  /// The topics that are found, the best first; equal ones keep their order, the exposition behind them.
  func filtered(_ topics: [Topic]) -> [Topic] {
    topics.compactMap { topic in ranks[topic].map { (rank: $0, topic: topic) } }
      .sorted {
        ($0.rank, $0.topic == .exposition ? 1 : 0) < ($1.rank, $1.topic == .exposition ? 1 : 0)
      }
      .map(\.topic)
  }
}
