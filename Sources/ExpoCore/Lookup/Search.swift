/// Finds the items that have all words of a query in their names, aliases, category, short
/// description, details or text.
///
/// Case, spaces, punctuation, accents, width and the Unicode form do not hide a match. A Korean
/// particle is taken off a word only if the word as typed occurs nowhere in the catalogue and what
/// remains has at least two letters and does occur. An English plural also finds its singular.
package struct Search {
  /// The longest query that a program should accept, in bytes: each word may cost a pass over the
  /// catalogue.
  package static let longestQuery = 1_000

  private let items: Items

  package init(_ items: Items) {
    self.items = items
  }

  /// The items that have all words of a query, the best first.
  ///
  /// A word counts by the most important field that has it (name, alias, category, short
  /// description, details, text), an item by the sum of its words; items of equal rank keep the
  /// order of the list. A query without a letter finds nothing.
  ///
  /// - Parameter limit: The number of hits to describe; all if it is nil.
  /// - Complexity: O(length of the catalogue), once more for each word that occurs nowhere. Refuse
  ///   queries that are longer than ``longestQuery``.
  package func results(for query: String, limit: Int? = nil) -> SearchResults {
    var words = SearchWord.words(of: query)
    var ranked = ranking(words)
    if ranked.isEmpty, let stems = withoutParticles(words) {
      words = stems
      ranked = ranking(words)
    }
    let best = ranked.prefix(max(0, limit ?? ranked.count)).map(\.index)
    var hits: [SearchHit] = []
    hits.reserveCapacity(best.count)
    items.forEachTexts(at: best) { index, texts in
      hits.append(SearchHit(index, texts: &texts, for: words))
      return true
    }
    return SearchResults(words: words.map(\.typed), total: ranked.count, hits: hits)
  }
}

extension Search {
  /// An item that has all words, and the sum of their fields.
  private struct Ranked {
    let index: Int
    let rank: Int
  }

  private func ranking(_ words: [SearchWord]) -> [Ranked] {
    guard !words.isEmpty else { return [] }
    // The longest is most likely the rarest, and one that is missing excludes an item.
    let words = words.sorted { $0.letters.count > $1.letters.count }
    var ranked: [Ranked] = []
    items.forEachTexts(at: items.indices) { index, texts in
      if let rank = Self.rank(of: words, in: &texts) {
        ranked.append(Ranked(index: index, rank: rank))
      }
      return true
    }
    ranked.sort { ($0.rank, $0.index) < ($1.rank, $1.index) }
    return ranked
  }

  /// The sum of the words' fields; nil if a word is missing.
  private static func rank(of words: [SearchWord], in texts: inout SearchTexts) -> Int? {
    var rank = 0
    for word in words {
      let field = texts.first { field, text in word.firstMatch(in: text).map { _ in field } }
      guard let field else { return nil }
      rank += field.rawValue
    }
    return rank
  }

  /// The words without the particles of those that occur nowhere; nil if that changes nothing.
  private func withoutParticles(_ words: [SearchWord]) -> [SearchWord]? {
    let stems = words.map(stem)
    guard stems.contains(where: { $0 != nil }) else { return nil }
    return zip(words, stems).map { word, stem in stem ?? word }
  }

  /// A word without its particle, if it occurs only so.
  private func stem(of word: SearchWord) -> SearchWord? {
    let stems = PostpositionalParticles.stems(of: word.letters)
    guard let shortest = stems.last else { return nil }
    var longest = 0
    items.forEachTexts(at: items.indices) { _, texts in
      let isWhole: Bool? = texts.first { _, text in
        longest = max(longest, word.longestBeginning(in: text))
        return longest == word.letters.count ? true : nil
      }
      return isWhole == nil
    }
    guard longest < word.letters.count, longest >= shortest.count else { return nil }
    return SearchWord(shortest)
  }
}

extension Items {
  /// The items that have all words of a query, the best first.
  ///
  ///     Items.bundled.search("금속활자").hits.first?.excerpt  // the sentence with 금속 활자
  ///
  /// - Parameter limit: The number of hits to describe; all if it is nil.
  /// - Complexity: O(length of the catalogue).
  public func search(_ query: String, limit: Int? = nil) -> SearchResults {
    Search(self).results(for: query, limit: limit)
  }
}

/// The parts of an item that are searched, the most important first.
public enum SearchField: Int, CaseIterable, Sendable {
  case name
  case alias
  case category
  case shortDescription
  case details
  case text

  /// The field's key in the data format.
  public var key: String { codingKey.rawValue }

  fileprivate var codingKey: Item.CodingKeys {
    switch self {
    case .name: .name
    case .alias: .aliases
    case .category: .category
    case .shortDescription: .shortDescription
    case .details: .details
    case .text: .description
    }
  }
}

/// The searched texts of one item, without escapes; nothing is decoded into strings.
struct SearchTexts {
  fileprivate var item: JSONObject<Item.CodingKeys>?
  /// Room for a text whose escapes are resolved, for one item after another.
  private var buffer: [UInt8] = []

  /// The first result other than nil for the item's texts, the most important first.
  ///
  /// A detail is two texts, its label and its value.
  mutating func first<Result>(
    _ body: (SearchField, UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    first { field, _, text in body(field, text) }
  }

  /// The same with the number of the alias or detail, from 0.
  ///
  /// - Parameter joinsDetails: Whether a detail is one text, `label value`.
  mutating func first<Result>(
    of fields: [SearchField] = SearchField.allCases,
    joinsDetails: Bool = false,
    _ body: (SearchField, _ element: Int, UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    for field in fields {
      guard let value = item?[field.codingKey] else { continue }
      switch field {
      case .name, .category, .shortDescription, .text:
        if let result = resolve(value, { body(field, 0, $0) }) { return result }
      case .alias:
        for (index, alias) in value.elements.enumerated() {
          if let result = resolve(alias, { body(field, index, $0) }) { return result }
        }
      case .details:
        for (index, detail) in value.elements.enumerated() {
          guard let label = detail.member(Detail.CodingKeys.label),
            let value = detail.member(Detail.CodingKeys.value)
          else { continue }
          let result =
            joinsDetails
            ? join(label, value) { body(field, index, $0) }
            : resolve(label) { body(field, index, $0) } ?? resolve(value) { body(field, index, $0) }
          if let result { return result }
        }
      }
    }
    return nil
  }

  /// Calls a body with two texts and a space between them.
  private func join<Result>(
    _ label: JSONView, _ value: JSONView, _ body: (UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    guard let label = label.content, let value = value.content else { return nil }
    let text = JSONString.unescaped(label) + [UInt8(ascii: " ")] + JSONString.unescaped(value)
    return text.withUnsafeBufferPointer(body)
  }

  /// Calls a body with the text of a string; returns nil for any other value.
  private mutating func resolve<Result>(
    _ value: JSONView, _ body: (UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    guard let content = value.content else { return nil }
    if JSONString.endOfPlainText(in: content, from: 0) == content.count { return body(content) }
    if buffer.count < content.count {
      buffer = [UInt8](repeating: 0, count: content.count * 2)
    }
    return buffer.withUnsafeMutableBufferPointer { buffer in
      let length = JSONString.unescape(content, into: buffer)
      return body(UnsafeBufferPointer(rebasing: buffer[..<length]))
    }
  }
}

extension Items {
  /// Calls a body with the texts of items until it returns false.
  func forEachTexts(
    at indices: some Sequence<Int>, _ body: (Int, inout SearchTexts) -> Bool
  ) {
    var texts = SearchTexts()
    forEachElement(at: indices) { index, item in
      texts.item = JSONObject(item)
      return body(index, &texts)
    }
  }
}
