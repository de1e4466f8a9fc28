/// An item that has all words of a query, with the part of it that shows them best.
public struct SearchHit: Hashable, Sendable {
  /// The index of the item.
  public let index: Int
  /// The part of the item from which the excerpt is taken.
  public let field: SearchField
  /// Which of the aliases or details it is, from 0; 0 for every other field.
  public let element: Int
  /// The sentence with the words, a short text whole, or a detail as `label: value`.
  public let excerpt: String
  /// The words in the excerpt, in ascending order, with text between them.
  public let matches: [Range<String.Index>]
  /// Where the excerpt begins in the text of its field, in Unicode scalars.
  let start: Int

  /// The fields in the order in which an excerpt is chosen: sentences say more than a name or a
  /// category, which readers see beside the excerpt.
  private static let fields: [SearchField] = [
    .text, .shortDescription, .details, .name, .alias, .category,
  ]

  /// Chooses the part with the most words: of equal parts a sentence of the text before all other
  /// fields, then the first.
  init(_ index: Int, texts: SearchTexts, for words: [SearchWord]) {
    var choice = ExcerptChoice(words)
    for field in Self.fields where !choice.isComplete {
      _ = texts.contains(field, joinsDetails: true) { element, text in
        if field == .text {
          choice.considerSentences(of: text)
        } else {
          choice.consider(0..<text.count, of: text, field, element)
        }
        return choice.isComplete
      }
    }
    self.index = index
    field = choice.field
    element = choice.element
    excerpt = choice.excerpt
    start = choice.start
    matches = SearchWord.matches(of: words, in: excerpt, of: choice.field)
  }
}

/// The result of a search.
public struct SearchResults: Sendable {
  let searched: [SearchWord]
  /// The number of items that have all words.
  public let total: Int
  /// The best of those items, as many as requested, the best first.
  public let hits: [SearchHit]

  /// The words that were searched for, each once: as typed, or without their particles.
  public var words: [String] { searched.map(\.typed) }

  /// The words in a short description, as ``SearchHit/matches``.
  public func matches(in shortDescription: String) -> [Range<String.Index>] {
    SearchWord.matches(of: searched, in: shortDescription, of: .shortDescription)
  }
}

/// The best excerpt of an item so far.
private struct ExcerptChoice {
  let words: [SearchWord]
  private(set) var field = SearchField.name
  private(set) var element = 0
  private(set) var excerpt = ""
  private(set) var start = 0
  private var wordCount = 0

  init(_ words: [SearchWord]) {
    self.words = words
  }

  /// Whether the excerpt has all words.
  var isComplete: Bool { wordCount == words.count }

  mutating func considerSentences(of text: UnsafeBufferPointer<UInt8>) {
    let places = words.compactMap { $0.firstMatch(in: text, of: .text)?.lowerBound }
    guard let first = places.min() else { return }
    var sentences = Sentences(text, from: first)
    while !isComplete, let sentence = sentences.next() {
      consider(sentence, of: text, .text, 0)
    }
  }

  mutating func consider(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ field: SearchField,
    _ element: Int
  ) {
    let whole = UnsafeBufferPointer(rebasing: bytes[range])
    var found = 0
    var place = Int.max
    for word in words {
      guard let match = word.firstMatch(in: whole, of: field) else { continue }
      found += 1
      place = min(place, match.lowerBound)
    }
    guard found > wordCount else { return }
    wordCount = found
    let shown = Sentences.window(of: whole, around: place)
    self.field = field
    self.element = element
    excerpt = String(decoding: whole[shown], as: UTF8.self)
    start = Self.countScalars(in: bytes[..<(range.lowerBound + shown.lowerBound)])
  }

  /// The loop has no branch, so that the compiler examines many bytes at once.
  private static func countScalars(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    for byte in UnsafeBufferPointer(rebasing: bytes) { count &+= byte & 0xC0 == 0x80 ? 0 : 1 }
    return count
  }
}
