/// A topic that has all words of a query, with the part of it that shows them best.
public struct SearchHit: Hashable, Sendable {
  /// The item or the exposition.
  public let topic: Topic
  /// The name of the item, or the title of the exposition on one line.
  public let name: String
  /// The part from which the excerpt is taken.
  public let field: SearchField
  /// The key of the field in the data format.
  public let key: String
  /// The index of the alias, detail, source or link; 0 for every other field.
  public let element: Int
  /// The sentence with the words, a short text whole, or a detail as `label: value`.
  public let excerpt: String
  /// The words in the excerpt, in ascending order, with text between them.
  public let matches: [Range<String.Index>]
  /// Whether the sentence or paragraph has more text before the excerpt.
  public let isClippedAtStart: Bool
  /// Whether the sentence or paragraph has more text after the excerpt.
  public let isClippedAtEnd: Bool
  /// The part that has words which this one lacks, as a hit of its own; empty if there is none.
  public let others: [SearchHit]
  /// The text of the field before the excerpt.
  private let before: Substring

  /// The start of the excerpt in the text of its field, in Unicode scalars.
  var start: Int { before.unicodeScalars.count }

  /// Chooses the part with the most words, within a field by their grades, and of equal parts the first.
  /// Returns nil if no part has a word.
  init?(
    _ topic: Topic, named name: String, in searched: [SearchTexts], of query: SearchQuery,
    isOther: Bool = false
  ) {
    var best: HitPart?
    search: for texts in searched.sorted(by: { $0.field.placeInHit < $1.field.placeInHit }) {
      for element in texts.texts.indices {
        let text = texts.texts[element]
        for sentence in texts.field == .text ? query.sentences(of: text) : [0..<text.utf8.count] {
          let part = HitPart(texts, element, sentence, query)
          if part.isBetter(than: best, of: query) { best = part }
          if part.missing == 0, part.grades == 0 { break search }
        }
      }
      if best?.missing == 0 { break }
    }
    guard let best else { return nil }
    self.topic = topic
    self.name = name
    field = best.texts.field
    key = best.texts.key
    element = field == .evidence ? 0 : best.element
    let text = best.texts.texts[best.element]
    let start = text.utf8.index(text.startIndex, offsetBy: best.range.lowerBound)
    excerpt = String(text[start..<text.utf8.index(start, offsetBy: best.range.count)])
    before = text[..<start]
    isClippedAtStart = best.isClippedAtStart
    isClippedAtEnd = best.isClippedAtEnd
    matches = query.matches(in: excerpt)
    let rest = isOther ? nil : query.without(wordsIn: excerpt)
    others =
      rest.flatMap { SearchHit(topic, named: name, in: searched, of: $0, isOther: true) }
      .map { [$0] } ?? []
  }
}

/// A part of a text that may be shown.
private struct HitPart {
  let texts: SearchTexts
  let element: Int
  /// UTF-8 offsets into the text.
  let range: Range<Int>
  /// Whether the sentence goes on before the part and behind it.
  let isClippedAtStart: Bool
  let isClippedAtEnd: Bool
  /// The number of words of the query that it lacks, and the sum of the grades of the others.
  let missing: Int
  let grades: Int

  /// Takes a sentence of a text, or a piece of a long one around its first match.
  init(_ texts: SearchTexts, _ element: Int, _ sentence: Range<Int>, _ query: SearchQuery) {
    var text = texts.texts[element]
    var found: [[LetterMatch]] = []
    let shown = text.withUTF8 { bytes in
      let whole = UnsafeBufferPointer(rebasing: bytes[sentence])
      found = query.words.map { $0.matches(in: whole) }
      let first = found.joined().map(\.range.lowerBound).min() ?? 0
      return Sentences.window(of: whole, around: first)
    }
    self.texts = texts
    self.element = element
    range = sentence.lowerBound + shown.lowerBound..<sentence.lowerBound + shown.upperBound
    isClippedAtStart = shown.lowerBound > 0
    isClippedAtEnd = shown.upperBound < sentence.count
    missing = found.count(where: \.isEmpty)
    grades = found.reduce(0) { $0 + ($1.map(\.grade).min()?.rawValue ?? 0) }
  }

  func isBetter(than best: HitPart?, of query: SearchQuery) -> Bool {
    guard let best else { return missing < query.words.count }
    return missing < best.missing
      || missing == best.missing && texts.field == best.texts.field && grades < best.grades
  }
}

extension SearchQuery {
  /// The sentences of a text from the first word on, as UTF-8 offsets.
  fileprivate func sentences(of text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { bytes in
      let places = words.compactMap { $0.first(in: bytes) }
      return places.min().map { Array(IteratorSequence(Sentences(bytes, from: $0))) } ?? []
    }
  }
}
