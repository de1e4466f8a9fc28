/// A piece of an item's text, with the places of the words in it.
struct SearchExcerpt {
  private let field: SearchField
  private let element: Int
  private let text: String
  /// Where the piece begins in the text of its field, in Unicode scalars.
  private let start: Int
  private let matches: [Range<Int>]

  /// The piece with the most of the words: of equal ones that of the weightiest field, then the
  /// first.
  static func best(of item: Item, for words: [SearchWord]) -> SearchExcerpt {
    var choice = Choice(words)
    choice.consider(item.name, .name)
    for (element, alias) in item.aliases.enumerated() { choice.consider(alias, .alias, element) }
    if let category = item.category { choice.consider(category, .category) }
    choice.consider(item.shortDescription, .shortDescription)
    for (element, detail) in item.details.enumerated() {
      choice.consider("\(detail.label) \(detail.value)", .details, element)
    }
    choice.considerSentences(of: item.description)
    return choice.best
      ?? SearchExcerpt(field: .name, element: 0, text: item.name, start: 0, matches: [])
  }

  func hit(index: Int) -> SearchHit {
    SearchHit(
      index: index, field: field, element: element, excerpt: text, start: start, matches: matches)
  }
}

extension SearchExcerpt {
  private struct Choice {
    let words: [SearchWord]
    private(set) var best: SearchExcerpt?
    private var bestCount = 0

    init(_ words: [SearchWord]) {
      self.words = words
    }

    mutating func consider(_ text: String, _ field: SearchField, _ element: Int = 0) {
      var text = text
      text.withUTF8 { bytes in consider(0..<bytes.count, of: bytes, field, element) }
    }

    mutating func considerSentences(of text: String) {
      var text = text
      text.withUTF8 { bytes in
        var sentences = Sentences(bytes)
        while bestCount < words.count, let sentence = sentences.next() {
          consider(sentence, of: bytes, .text, 0)
        }
      }
    }

    private mutating func consider(
      _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ field: SearchField,
      _ element: Int
    ) {
      guard bestCount < words.count else { return }
      let whole = UnsafeBufferPointer(rebasing: bytes[range])
      let first = words.compactMap { $0.firstMatch(in: whole)?.lowerBound }
      guard first.count > bestCount, let place = first.min() else { return }
      bestCount = first.count
      let shown = Sentences.window(of: whole, around: place)
      let piece = UnsafeBufferPointer(rebasing: whole[shown])
      best = SearchExcerpt(
        field: field, element: element, text: String(decoding: piece, as: UTF8.self),
        start: bytes[..<(range.lowerBound + shown.lowerBound)].count { $0 & 0xC0 != 0x80 },
        matches: SearchExcerpt.merged(words.flatMap { $0.matches(in: piece) }))
    }
  }

  /// The ranges in ascending order, those that overlap or touch made one.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
