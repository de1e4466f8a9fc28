/// A topic that has all words of a query, with the part of it that shows them best.
public struct SearchHit: Hashable, Identifiable, Sendable {
  /// The item or the exposition.
  public let topic: Topic
  /// The name of the item, or the title of the exposition on one line.
  public let name: String
  /// The number of places on its page with one of the words, or with all of them in a row if there
  /// are any.
  public let places: Int
  /// The words in the short description of the item, or in the location of the exposition.
  package let summaryMatches: [Range<String.Index>]
  /// The key of the field in the data format from which the excerpt is taken.
  public let key: String
  /// The sentence with the words, a short text whole, or a detail as `label: value`.
  public let excerpt: String
  /// The words in the excerpt, in ascending order, with text between them.
  public let matches: [Range<String.Index>]

  /// The ``topic``, which is found only once.
  public var id: Topic { topic }

  /// Chooses the part with the words in a row, or else with the most of them, and of equal parts
  /// the first.
  init(_ topic: Topic, of entry: any CatalogueEntry, _ topicMatches: SearchQuery.TopicMatches) {
    var query = topicMatches.query
    let most = query.words.count + (query.isPhrase ? 1 : 0)
    var best: (text: SearchText, part: Substring, matches: [SearchQuery.Match], count: Int)?
    choice: for (text, matches) in topicMatches.texts {
      var rest = matches[...]
      for part in text.isProse ? text.text.sentences : [text.text[...]] {
        let end = text.text.utf8.distance(from: text.text.startIndex, to: part.endIndex)
        let inside = Array(rest.prefix { $0.range.lowerBound < end })
        rest = rest.dropFirst(inside.count)
        let hasPhrase = query.isPhrase && !query.phrases(in: inside).isEmpty
        let count = Set(inside.map(\.word)).count + (hasPhrase ? 1 : 0)
        if count > best?.count ?? 0 { best = (text, part, inside, count) }
        if count == most { break choice }
      }
    }
    self.topic = topic
    name = entry.name
    places = SearchQuery.places(topicMatches)
    summaryMatches = query.indices(in: entry.shortDescription)
    key = best?.text.key ?? ""
    let part = best?.part ?? ""
    // A phrase may go over the end of a sentence.
    query.isPhrase = best?.count == most && query.isPhrase
    excerpt = String(part)
    let offset = part.base.utf8.distance(from: part.base.startIndex, to: part.startIndex)
    self.matches = query.ranges(of: best?.matches ?? []).map { [bytes = excerpt.utf8] range in
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound - offset)
      return start..<bytes.index(start, offsetBy: range.count)
    }
  }
}

/// A hit as programs read it.
package struct SearchRecord: Encodable {
  let number: Int
  let name: String
  let pictureName: String
  let category: String?
  let places: Int
  let field: String
  let excerpt: String
  /// The matches in the excerpt, in Unicode scalars.
  let matches: [[Int]]

  enum CodingKeys: String, CodingKey {
    case number, name, category, places, field, excerpt, matches
    case pictureName = "image_name"
  }

  package init(_ hit: SearchHit, of entry: any CatalogueEntry) {
    let scalars = hit.excerpt.unicodeScalars
    func offset(_ index: String.Index) -> Int {
      scalars.distance(from: scalars.startIndex, to: index)
    }
    (number, name, pictureName) = (hit.topic.number, hit.name, entry.pictureName)
    (category, places, field) = (entry.category, hit.places, hit.key)
    excerpt = hit.excerpt
    matches = hit.matches.map { [offset($0.lowerBound), offset($0.upperBound)] }
  }
}
