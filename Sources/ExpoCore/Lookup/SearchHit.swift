/// An item that has all words of a query, with the part of it that shows them best.
public struct SearchHit: Hashable, Sendable {
  /// The index of the item; 0 for an exposition.
  public let index: Int
  /// The name of the item, or the title of the exposition on one line.
  public let name: String
  /// The part from which the excerpt is taken.
  public let field: SearchField
  /// The key of the field in the data format.
  public let key: String
  /// Which of the aliases or details it is, from 0; 0 for every other field.
  public let element: Int
  /// The sentence with the words, a short text whole, or a detail as `label: value`.
  public let excerpt: String
  /// The words in the excerpt, in ascending order, with text between them.
  public let matches: [Range<String.Index>]
  /// Whether the excerpt is cut from a longer sentence or paragraph: before it and behind it.
  public let isCut: [Bool]
  /// Where the excerpt begins in the text of its field, in Unicode scalars.
  let start: Int

  /// The fields in the order in which an excerpt is chosen: sentences say more than a name or a
  /// category, which readers see beside the excerpt.
  private static let fields: [SearchField] = [
    .text, .shortDescription, .evidence, .details, .name, .alias, .category, .sources,
  ]

  /// Chooses the part with the most words; of equal parts the first, a sentence of the text before
  /// all other fields.
  ///
  /// - Parameter texts: The texts of an item or of an exposition.
  init(_ index: Int, named name: String, of query: SearchQuery, in texts: SearchTexts) {
    let nameText = SearchText(.name, Item.CodingKeys.name, name)
    var best = HitPart(of: nameText, 0..<name.utf8.count, query)
    best.wordCount = 0
    _ = Self.fields.contains { field in
      texts(field) { text in
        for part in HitPart.all(of: text, query) where part.wordCount > best.wordCount {
          best = part
        }
        return best.wordCount == query.words.count
      }
    }
    self.index = index
    self.name = name
    field = best.text.field
    key = best.text.key
    element = best.text.element
    let utf8 = best.text.text.utf8
    let place = utf8.index(utf8.startIndex, offsetBy: best.range.lowerBound)
    excerpt = String(best.text.text[place..<utf8.index(place, offsetBy: best.range.count)])
    start = best.text.text.unicodeScalars.distance(from: utf8.startIndex, to: place)
    isCut = best.isCut
    matches = query.matches(in: excerpt, isProse: field.isProse)
  }
}

/// A part of a text that may be shown.
private struct HitPart {
  let text: SearchText
  /// UTF-8 offsets into the text.
  let range: Range<Int>
  /// Whether the sentence goes on before the part and behind it.
  let isCut: [Bool]
  /// How many words of the query it has.
  var wordCount = 0

  /// The sentences of the text from the first word on, or all of a short field.
  static func all(of text: SearchText, _ query: SearchQuery) -> some Sequence<HitPart> {
    var string = text.text
    let parts = string.withUTF8 { bytes -> [Range<Int>] in
      if text.field != .text { return [0..<bytes.count] }
      let places = query.words.compactMap { $0.first(in: bytes, isProse: true)?.lowerBound }
      return places.min().map { Array(IteratorSequence(Sentences(bytes, from: $0))) } ?? []
    }
    return parts.lazy.map { HitPart(of: text, $0, query) }
  }

  /// Takes the part of a text, or a piece of a long one around its first match.
  init(of text: SearchText, _ part: Range<Int>, _ query: SearchQuery) {
    var string = text.text
    var firsts: [Range<Int>] = []
    let shown = string.withUTF8 { bytes in
      let whole = UnsafeBufferPointer(rebasing: bytes[part])
      firsts = query.words.compactMap { $0.first(in: whole, isProse: text.field.isProse) }
      let place = firsts.map(\.lowerBound).min() ?? 0
      return Sentences.window(of: whole, around: place)
    }
    range = (part.lowerBound + shown.lowerBound)..<(part.lowerBound + shown.upperBound)
    isCut = [shown.lowerBound > 0, shown.upperBound < part.count]
    self.text = text
    wordCount = firsts.count
  }
}
