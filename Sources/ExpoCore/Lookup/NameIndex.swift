/// The names of a list of things, and which of them a reader means by a name.
///
/// A name is looked up by the ranks of ``NameMatch``; the best that finds anything decides:
///
/// 1. the number in the list, from 1;
/// 2. a name, without letter case, spaces, punctuation, accents and width; then another name, such as the
///    `image_name` or any name in the other edition;
/// 3. the beginnings of words of a name, then parts of Hangul and Hanja in it, as a search finds them in a text;
/// 4. initial consonants (`ㄱㅁㄱ`, mixed `거ㅁㄱ`), as the beginning of a name;
/// 5. steps 2 to 4 again without an article, and for Korean typed with the keyboard set to English (`rjansrh`);
/// 6. the names of a similar spelling.
///
///     let names = NameIndex(try Catalogue.bundled.items())
///     names.find("ㄱㅁㄱ").index  // 12
///     names.find("ㄱ").indices   // [10, 11, 12]
///     names.find("검은고").index  // nil; it is .similar to 12
public struct NameIndex: Sendable {
  /// The longest query that may be a misspelled name, in letters.
  private static let maxMisspelledLetters = 64

  /// The names of one thing of the list.
  struct Names: Sendable {
    var name: String
    /// The other names in the same edition, the `image_name` first.
    var aliases: [String] = []
    /// The names in the other edition, the name first.
    var translations: [String] = []
  }

  let list: [Names]
  /// The things that have each name, by its letters.
  private let indices: [[UInt32]: [Int]]
  /// Whether readers may write the number of a thing for its name.
  let isNumbered: Bool
  /// The names of the exposition, which stands behind all items and is found by them alone.
  private let exposition: [[UInt32]]

  /// The index of the names of items.
  ///
  /// - Parameter otherEdition: The same list in the other edition; items beyond its end have no other names.
  public init(_ items: [Item], otherEdition: [Item]? = nil) {
    self.init(items, otherEdition: otherEdition, exposition: [])
  }

  /// - Parameter exposition: Its names, by which it is found with an index behind the last item.
  package init(_ items: [Item], otherEdition: [Item]?, exposition: [String]) {
    let list = items.indices.map { index in
      let item = items[index]
      let other = otherEdition.flatMap { index < $0.count ? $0[index] : nil }
      return Names(
        name: item.name, aliases: [item.imageName] + item.aliases,
        translations: other.map { [$0.name] + $0.aliases } ?? [])
    }
    self.init(list, isNumbered: true, exposition)
  }

  /// The index of names without numbers.
  ///
  /// - Parameter aliases: The aliases of each name, or nothing if none has any.
  package init(names: [String], aliases: [[String]] = []) {
    let list = names.indices.map { index in
      Names(name: names[index], translations: aliases.isEmpty ? [] : aliases[index])
    }
    self.init(list, isNumbered: false, [])
  }

  private init(_ list: [Names], isNumbered: Bool, _ exposition: [String]) {
    self.list = list
    self.isNumbered = isNumbered
    self.exposition = exposition.map(FoldedLetters.all)
    var indices = [[UInt32]: [Int]](minimumCapacity: list.count)
    for index in list.indices {
      indices[FoldedLetters.all(of: list[index].name), default: []].append(index)
    }
    self.indices = indices
  }
}

extension NameIndex {
  /// The things that a name stands for: those of the best rank.
  ///
  /// - Complexity: O(total length of the names × length of the name).
  public func find(_ name: String) -> NameMatch {
    whole(name) ?? bestMatch(name)
      ?? NameMatch(typed: name, rank: .similar, indices: similar(to: name))
  }

  /// What a name finds that is written whole, as a number or as it is; nil if it finds nothing.
  package func whole(_ name: String) -> NameMatch? {
    if let index = numbered(name) { return NameMatch(typed: name, rank: .number, indices: [index]) }
    let letters = FoldedLetters.all(of: name)
    if let found = indices[letters], !letters.isEmpty {
      return NameMatch(typed: name, rank: .name, indices: found)
    }
    return nil
  }

  private func bestMatch(_ name: String) -> NameMatch? {
    let ranks = ranks(of: name)
    guard let best = ranks.lazy.compactMap(\.self).min() else { return nil }
    return NameMatch(typed: name, rank: best, indices: ranks.indices.filter { ranks[$0] == best })
  }

  /// How each thing is found by a name that is still being typed; nil for those that are not. The exposition, which
  /// is the last, is found only if no item is by a whole name.
  ///
  /// The things of the best rank are those of ``find(_:)``.
  package func ranks(of typed: String) -> [NameMatch.Rank?] {
    var ranks = [NameMatch.Rank?](repeating: nil, count: list.count + (exposition.isEmpty ? 0 : 1))
    for reading in TypedName.all(of: typed) {
      for index in list.indices { ranks[index] = reading.rank(of: list[index]) }
      let isOverview = exposition.contains(reading.letters)
      if isOverview, !ranks.contains(where: { $0.map { $0 <= .alias } ?? false }) {
        ranks[list.count] = .alias
      }
      if ranks.contains(where: { $0 != nil }) { break }
    }
    if let index = numbered(typed) { ranks[index] = .number }
    return ranks
  }

  /// The index of the thing whose number is the whole query; 0 is that of the exposition.
  func numbered(_ query: String) -> Int? {
    guard isNumbered, let number = Int(listed: query) else { return nil }
    if number == 0 { return exposition.isEmpty ? nil : list.count }
    return number <= list.count ? number - 1 : nil
  }

  /// At most three things with a name of a similar spelling, the most similar first.
  package func similar(to query: String) -> [Int] {
    for typed in TypedName.all(of: query) where typed.letters.count <= Self.maxMisspelledLetters {
      var near = Similarity(to: typed.letters)
      for (index, names) in list.enumerated() {
        for name in names.all { near.compare(FoldedLetters.all(of: name), owner: index) }
      }
      for name in exposition { near.compare(name, owner: list.count) }
      if !near.owners.isEmpty { return near.owners }
    }
    return []
  }
}
