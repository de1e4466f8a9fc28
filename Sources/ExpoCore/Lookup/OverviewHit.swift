/// The exposition as a result of a search, beside its items.
package struct OverviewHit {
  /// The exposition's title on one line.
  package let title: String
  /// The part of the exposition that has the words.
  package let hit: SearchHit

  /// Returns nil if the exposition does not have all words of the query.
  package init?(_ query: String, in exposition: ExpositionText) {
    var search = Search(query, in: .exposition(exposition))
    search.advance(atMost: .max)
    guard let hit = search.results().hits.first else { return nil }
    title = TitleLines.joined(exposition.title)
    self.hit = hit
  }

  /// The key of the hit's field in the format of an exposition.
  var key: String { (hit.field.expositionKey ?? .title).rawValue }
}
