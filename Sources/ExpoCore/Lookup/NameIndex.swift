/// The names of a catalogue's items, and which of them a reader means by a name.
///
/// A whole name goes before its beginning, and that before one of its words, its initial consonants
/// and any other part. If none of these finds anything, the name is read without an article, in a
/// Korean interface as the other keyboard types it (`rjansrh`), and without a particle. Then names
/// of a similar spelling are suggested.
///
///     let names = NameIndex(try Catalogue.bundled.items())
///     names.find("ㄱㅁㄱ").topic   // .item(12)
///     names.find("거").topic      // nil; isSuggestion, and topics has .item(12)
///     names.find("검은고").topic  // nil; isSuggestion, and topics is [.item(12)]
public struct NameIndex: Sendable {
  /// The names of each item, and after them those of the exposition.
  package let things: [Names]
  private let itemCount: Int
  /// The items that have each name, by its letters.
  private let whole: [[UInt32]: [Int]]

  /// The index of the names of items; the exposition is not among them.
  ///
  /// - Parameter otherEdition: The same list in the other edition; items beyond its end have no
  ///   other names.
  public init(_ items: [Item], otherEdition: [Item]? = nil) {
    self.init(items, otherEdition: otherEdition, exposition: [])
  }

  /// - Parameter exposition: The exposition, which goes after all items and is found by whole names
  ///   alone.
  package init(_ items: [Item], exposition: Exposition?) {
    self.init(items, otherEdition: nil, exposition: exposition?.names ?? [])
  }

  private init(_ items: [Item], otherEdition: [Item]?, exposition: [String]) {
    var whole = [[UInt32]: [Int]](minimumCapacity: items.count)
    var things = items.enumerated().map { index, item in
      whole[FoldedLetters.all(of: item.name), default: []].append(index)
      return Names(
        item, translation: otherEdition.flatMap { index < $0.count ? $0[index] : nil })
    }
    if !exposition.isEmpty { things.append(Names(exposition: exposition)) }
    (self.things, self.whole, itemCount) = (things, whole, items.count)
  }
}

extension NameIndex {
  /// What a name stands for.
  ///
  /// - Parameter language: The language of the interface.
  /// - Complexity: O(total length of the names × length of the name).
  public func find(_ name: String, in language: Language = .korean) -> NameMatch {
    if let match = exact(name) { return match }
    let (rank, indices) = things.find(name, in: language)
    let topics = indices.map(topic)
    // An item goes before the exposition of the same name.
    let items = rank < .similar ? topics.filter { $0 != .exposition } : topics
    return NameMatch(typed: name, rank: rank, topics: items.isEmpty ? topics : items)
  }

  /// What a name finds that is the whole name of an item, or its number; nil if it finds nothing.
  package func exact(_ name: String) -> NameMatch? {
    let (number, letters) = (numbered(name), FoldedLetters.all(of: name))
    let items = letters.isEmpty ? [] : (whole[letters] ?? []).map(Topic.item)
    // An item that is called 0 goes before the exposition.
    let topics = number.map { $0 == .exposition && !items.isEmpty ? items : [$0] } ?? items
    return topics.isEmpty ? nil : NameMatch(typed: name, rank: .name, topics: topics)
  }

  /// The rank of every topic that a partly typed name finds; ``find(_:in:)`` returns those of the
  /// best rank.
  package func ranks(of typed: String, in language: Language) -> [Topic: NameMatch.Rank] {
    var ranks: [Topic: NameMatch.Rank] = [:]
    for (index, rank) in things.ranks(of: typed, in: language).enumerated() {
      if let rank { ranks[topic(index)] = rank }
    }
    if let topic = numbered(typed) {
      // A number goes before an item that has it as its name.
      ranks = ranks.mapValues { max($0, .alias) }
      ranks[topic] = .name
    }
    return ranks
  }

  private func topic(_ index: Int) -> Topic { index < itemCount ? .item(index) : .exposition }

  /// The topic whose number is the whole query; 0 is that of the exposition.
  private func numbered(_ query: String) -> Topic? {
    guard let number = Int(listed: query), number <= itemCount else { return nil }
    if number > 0 { return .item(number - 1) }
    return things.count > itemCount ? .exposition : nil
  }
}

extension Int {
  /// A number of a list as a reader types it, or copies it from a page: `13`, `13.` or `13번`.
  package init?(listed text: String) {
    let end = text.unicodeScalars.lastIndex { !$0.isBlank && !".．번".unicodeScalars.contains($0) }
    guard let end else { return nil }
    self.init(digits: String(text.unicodeScalars[...end].drop(while: \.isBlank)))
  }
}
