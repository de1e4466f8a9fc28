/// An item that has all words of a query, with the part of it that shows them best.
public struct SearchHit: Sendable {
  /// The index of the item.
  public let index: Int
  /// The part of the item from which the excerpt is taken.
  public let field: SearchField
  /// Which of the aliases or details it is, from 0; 0 for every other field.
  public let element: Int
  /// The sentence with the words, a short text whole, or a detail as `label value`.
  public let excerpt: String
  /// Where the excerpt begins in the text of its field, in Unicode scalars.
  public let start: Int
  /// The words in the excerpt: UTF-8 offsets, ascending, with text between them.
  public let matches: [Range<Int>]

  /// The fields in the order in which an excerpt is chosen: sentences say more than a name or a
  /// category, which readers see beside the excerpt.
  private static let fields: [SearchField] = [
    .text, .shortDescription, .details, .name, .alias, .category,
  ]

  /// Chooses the part with the most words: of equal parts a sentence of the text before all other
  /// fields, then the first.
  init(_ index: Int, texts: inout SearchTexts, for words: [SearchWord]) {
    var choice = ExcerptChoice(words)
    let _: Never? = texts.first(of: Self.fields, joinsDetails: true) { field, element, text in
      if field == .text {
        choice.considerSentences(of: text)
      } else {
        choice.consider(0..<text.count, of: text, field, element)
      }
      return nil
    }
    self.index = index
    field = choice.field
    element = choice.element
    excerpt = choice.excerpt
    start = choice.start
    matches = choice.matches
  }

  /// The words in the excerpt, in Unicode scalars.
  public var scalarMatches: [Range<Int>] {
    var scalars = 0
    var scalarOffsets: [Int] = []
    scalarOffsets.reserveCapacity(excerpt.utf8.count + 1)
    for byte in excerpt.utf8 {
      scalarOffsets.append(scalars)
      scalars += byte & 0xC0 == 0x80 ? 0 : 1
    }
    scalarOffsets.append(scalars)
    return matches.map { scalarOffsets[$0.lowerBound]..<scalarOffsets[$0.upperBound] }
  }
}

/// The result of a search.
public struct SearchResults: Sendable {
  /// The words that were searched for: as typed, or without their particles.
  public let words: [String]
  /// The number of items that have all of them.
  public let total: Int
  /// The best of those items, as many as requested, the best first.
  public let hits: [SearchHit]
}

/// The best excerpt of an item so far.
private struct ExcerptChoice {
  let words: [SearchWord]
  private(set) var field = SearchField.name
  private(set) var element = 0
  private(set) var excerpt = ""
  private(set) var start = 0
  private(set) var matches: [Range<Int>] = []
  private var wordCount = 0

  init(_ words: [SearchWord]) {
    self.words = words
  }

  mutating func considerSentences(of text: UnsafeBufferPointer<UInt8>) {
    var sentences = Sentences(text)
    while wordCount < words.count, let sentence = sentences.next() {
      consider(sentence, of: text, .text, 0)
    }
  }

  mutating func consider(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ field: SearchField,
    _ element: Int
  ) {
    guard wordCount < words.count else { return }
    let whole = UnsafeBufferPointer(rebasing: bytes[range])
    let first = words.compactMap { $0.firstMatch(in: whole)?.lowerBound }
    guard first.count > wordCount, let place = first.min() else { return }
    wordCount = first.count
    let shown = Sentences.window(of: whole, around: place)
    let piece = UnsafeBufferPointer(rebasing: whole[shown])
    self.field = field
    self.element = element
    excerpt = String(decoding: piece, as: UTF8.self)
    start = bytes[..<(range.lowerBound + shown.lowerBound)].count { $0 & 0xC0 != 0x80 }
    matches = Self.merged(words.flatMap { $0.matches(in: piece) })
  }

  /// The ranges in ascending order, those that overlap or touch merged.
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

/// The sentences of a text, from left to right, as UTF-8 offsets without the blanks around them.
///
/// A sentence ends with a line feed, or with a full stop, question mark, exclamation mark or
/// ellipsis, closing quotes and brackets after it, and then a blank; but not between numbers
/// (1900. 04. 14).
struct Sentences: IteratorProtocol {
  /// The length above which only a part of a sentence is shown, in bytes.
  static let longest = 600

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> Range<Int>? {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    while position < bytes.count, !isLineBreak(position), !isEnd(position) { position += 1 }
    var end = position
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The part of a text to show around a place: all of a short text, or a piece of a long one,
  /// which begins and ends at blanks if there are any nearby.
  static func window(of text: UnsafeBufferPointer<UInt8>, around place: Int) -> Range<Int> {
    guard text.count > longest else { return 0..<text.count }
    var start = max(0, place - longest / 3)
    if start > 0 {
      start = text[start..<place].firstIndex(of: 0x20).map { $0 + 1 } ?? start
      while start < place, text[start] & 0xC0 == 0x80 { start += 1 }
    }
    var end = min(text.count, place + longest * 2 / 3)
    if end < text.count {
      end = text[place..<end].lastIndex(of: 0x20) ?? end
      while end > place, text[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return start..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private func isLineBreak(_ place: Int) -> Bool { bytes[place] == 0x0A || bytes[place] == 0x0D }

  /// Whether a blank here follows the end of a sentence.
  private func isEnd(_ place: Int) -> Bool {
    guard Self.isBlank(bytes[place]) else { return false }
    let head = UnsafeBufferPointer(rebasing: bytes[..<place])
    guard let mark = Self.lastTerminator(head) else { return false }
    let isNumbered =
      bytes[mark] == UInt8(ascii: ".") && mark > 0 && Self.isDigit(bytes[mark - 1])
      && bytes[place...].first { !Self.isBlank($0) }.map(Self.isDigit) ?? false
    return !isNumbered
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The place of the mark that ends a sentence, if only closing quotes and brackets follow it.
  private static func lastTerminator(_ head: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = head.count
    while place > 0 {
      switch head[place - 1] {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): return place - 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"): place -= 1
      default:
        guard place >= 3 else { return nil }
        switch (head[place - 3], head[place - 2], head[place - 1]) {
        // …, 。
        case (0xE2, 0x80, 0xA6), (0xE3, 0x80, 0x82): return place - 3
        // ’ ” 〉 》 」 』
        case (0xE2, 0x80, 0x99), (0xE2, 0x80, 0x9D), (0xE3, 0x80, 0x89), (0xE3, 0x80, 0x8B),
          (0xE3, 0x80, 0x8D), (0xE3, 0x80, 0x8F):
          place -= 3
        default: return nil
        }
      }
    }
    return nil
  }
}
