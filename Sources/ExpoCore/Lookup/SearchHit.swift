/// A topic that has all words of a query, with the part of it that shows them best.
public struct SearchHit: Hashable, Sendable {
  /// The item or the exposition.
  public let topic: Topic
  /// The name of the item, or the title of the exposition on one line.
  public let name: String
  /// How many times its texts have a word.
  public let places: Int
  /// The part from which the excerpt is taken.
  public let field: SearchField
  /// The key of the field in the data format.
  public let key: String
  /// The sentence with the words, a short text whole, or a detail as `label: value`.
  public let excerpt: String
  /// The words in the excerpt, in ascending order, with text between them.
  public let matches: [Range<String.Index>]
  /// Whether the sentence or paragraph has more text before the excerpt.
  public let isClippedAtStart: Bool
  /// Whether the sentence or paragraph has more text after the excerpt.
  public let isClippedAtEnd: Bool

  /// Chooses the part with the most words, and of equal parts the first. Returns nil if no part has a word.
  init?(_ topic: Topic, of entry: any CatalogueEntry, by query: SearchQuery) {
    let searched = entry.searchTexts
    var best: (texts: SearchTexts, part: Substring, count: Int)?
    choice: for texts in searched.sorted(by: { $0.field.placeInHit < $1.field.placeInHit }) {
      let parts =
        texts.field == .text ? texts.texts.flatMap(\.sentences) : texts.texts.map { $0[...] }
      for part in parts {
        let count = query.count(in: [String(part)])
        if count > best?.count ?? 0 { best = (texts, part, count) }
        if count == query.words.count { break choice }
      }
    }
    guard let best else { return nil }
    self.topic = topic
    name = entry.name
    places = query.places(in: searched)
    field = best.texts.field
    key = best.texts.key
    let first = query.ranges(in: String(best.part)).first?.lowerBound ?? 0
    let part = best.part
    let shown = part.window(around: part.utf8.index(part.startIndex, offsetBy: first))
    excerpt = String(shown)
    isClippedAtStart = shown.startIndex > part.startIndex
    isClippedAtEnd = shown.endIndex < part.endIndex
    matches = query.matches(in: excerpt)
  }
}
