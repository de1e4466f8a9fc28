/// The things that a typed name stands for, as indices of a list.
public enum NameMatch: Hashable, Sendable {
  /// One.
  case one(Int)
  /// Several, in the order of the list.
  case several([Int])
  /// No certain one. The suggestions are the matches of a name that is too short to tell, or else at most three
  /// of a similar spelling, the most similar first.
  case unclear(suggestions: [Int])

  /// The indices that were found, in the order of the list.
  public var indices: [Int] {
    switch self {
    case .one(let index): [index]
    case .several(let indices): indices
    case .unclear: []
    }
  }

  /// The indices that were found, or else the suggestions.
  package var candidates: [Int] {
    if case .unclear(let suggestions) = self { suggestions } else { indices }
  }
}

/// The names of a list of items, and which item a reader means by a name.
///
/// A name is looked up by these steps; the first that finds an item decides:
///
/// 1. the number in the list, from 1, or its whole line (`13. 거문고   선비의 …`);
/// 2. the exact name, in any Unicode form;
/// 3. the name without letter case, spaces, punctuation, accents and width;
/// 4. the `image_name`;
/// 5. an alias; the names in the other edition are aliases, too;
/// 6. the beginning of a name, then of an alias (from here on an `image_name` counts as an alias);
/// 7. a part of a name, then of an alias, as a search finds it in a text;
/// 8. initial consonants (`ㄱㅁㄱ`, mixed `거ㅁㄱ`) or a last syllable that is still being typed
///    (`거무`), as the beginning of a name, then of an alias;
/// 9. steps 3 to 8 again for Korean typed with the keyboard set to English (`rjansrh`).
///
///     let names = NameIndex(try Catalogue.bundled.items())
///     names.find("ㄱㅁㄱ")  // .one(12)
///     names.find("ㄱ")     // .several([10, 11, 12])
///     names.find("검은고")  // .unclear(suggestions: [12])
public struct NameIndex: Sendable {
  /// The longest query that may be a misspelled name, in letters.
  private static let maxMisspelledLetters = 64

  /// The names of one thing of the list.
  struct Names: Sendable {
    var name: String
    var imageName: String?
    var aliases: [String] = []
    /// The names in the other edition, the name first.
    var translations: [String] = []

    /// All names by their kinds. There may be millions, which are not copied.
    var groups: [(kind: NameRank.Kind, names: [String])] {
      [
        (.name, [name]), (.imageName, imageName.map { [$0] } ?? []), (.alias, aliases),
        (.alias, translations),
      ]
    }
  }

  let list: [Names]
  /// The things that have each name, in any Unicode form.
  private let indices: [CanonicalText: [Int]]
  /// Whether readers may write the number of a thing for its name.
  let isNumbered: Bool

  /// The index of the names of items.
  ///
  /// - Parameter otherEdition: The same list in another language; items beyond its end have no other names.
  public init(_ items: [Item], otherEdition: [Item]? = nil) {
    let list = items.indices.map { index in
      let item = items[index]
      let other = otherEdition.flatMap { index < $0.count ? $0[index] : nil }
      let translation = other.map { [$0.name] + $0.aliases } ?? []
      return Names(
        name: item.name, imageName: item.imageName, aliases: item.aliases,
        translations: translation)
    }
    self.init(list, isNumbered: true)
  }

  /// The index of names without numbers.
  ///
  /// - Parameter aliases: The aliases of each name, or nothing if none has any.
  package init(names: [String], aliases: [[String]] = []) {
    let list = names.indices.map { index in
      Names(name: names[index], translations: aliases.isEmpty ? [] : aliases[index])
    }
    self.init(list, isNumbered: false)
  }

  private init(_ list: [Names], isNumbered: Bool) {
    self.list = list
    self.isNumbered = isNumbered
    var indices = [CanonicalText: [Int]](minimumCapacity: list.count)
    for index in list.indices {
      indices[CanonicalText(list[index].name), default: []].append(index)
    }
    self.indices = indices
  }
}

extension NameIndex {
  /// The items that a name stands for: those of the best rank, or else suggestions.
  ///
  /// A single Latin letter, a single whole syllable (`검`) or an article only suggests items, unless it is a whole
  /// name. A single consonant (`ㄱ`) is an initial.
  ///
  /// - Complexity: O(total length of the names).
  public func find(_ name: String) -> NameMatch {
    guard let found = best(name) else { return .unclear(suggestions: similar(to: name)) }
    if found.indices.count > 1 { return .several(found.indices) }
    return found.isTooShort ? .unclear(suggestions: found.indices) : .one(found.indices[0])
  }

  /// The items that a name finds by the best rank, in the order of the list.
  package struct Matches: Equatable {
    package let rank: NameRank
    package let indices: [Int]
    /// Whether the name is too short to tell which item is meant.
    package var isTooShort = false
  }

  /// The items that a name stands for; nil if it finds none.
  ///
  /// - Parameter asTyped: Whether a name is read only as it is typed: not as unfinished, and not as Korean keys.
  package func best(_ name: String, asTyped: Bool = false) -> Matches? {
    if let index = numbered(name) { return Matches(rank: .number, indices: [index]) }
    let exact = indices(named: name)
    if !exact.isEmpty { return Matches(rank: .exact, indices: exact) }
    let readings = NameReading.all(of: name).prefix(asTyped ? 1 : .max)
    let (ranks, reading) = ranks(by: readings)
    guard let reading, let best = ranks.lazy.compactMap(\.self).min() else { return nil }
    return Matches(
      rank: best, indices: ranks.indices.filter { ranks[$0] == best },
      isTooShort: best > .alias && (readings[0].isTooShort || reading.isTooShort))
  }

  /// The items that have the name as one of their names, written whole.
  package func called(_ name: String) -> [Int] {
    best(name).flatMap { $0.rank <= .alias ? $0.indices : nil } ?? []
  }

  /// How each item is found by a name that is still being typed; nil for those that are not.
  ///
  /// The items of the best rank are those of ``find(_:)``.
  package func ranks(of typed: String) -> [NameRank?] {
    var (ranks, _) = ranks(by: NameReading.all(of: typed)[...])
    for index in indices(named: typed) { ranks[index] = .exact }
    if let index = numbered(typed) { ranks[index] = .number }
    return ranks
  }

  /// The items that have just this name.
  package func indices(named name: String) -> [Int] { indices[CanonicalText(name)] ?? [] }

  /// The ranks by the first of the readings that finds anything, and that reading.
  private func ranks(
    by readings: ArraySlice<NameReading>
  ) -> (ranks: [NameRank?], reading: NameReading?) {
    var ranks = [NameRank?](repeating: nil, count: list.count)
    // The reading by which each is found, and the first of them.
    var found = [Int](repeating: .max, count: list.count)
    var first = Int.max
    var letters: [UInt32] = []
    for (index, names) in list.enumerated() {
      for (kind, group) in names.groups {
        for name in group {
          letters.removeAll(keepingCapacity: true)
          FoldedLetters.append(name, to: &letters)
          for number in readings.indices where number <= first {
            guard let rank = readings[number].rank(of: name, letters, kind) else { continue }
            if number < found[index] || rank < ranks[index] ?? rank {
              (found[index], ranks[index]) = (number, rank)
            }
            first = number
          }
        }
      }
    }
    if first == .max { return (ranks, nil) }
    return (ranks.indices.map { found[$0] == first ? ranks[$0] : nil }, readings[first])
  }

  /// The index of the item whose number, or line of a list, is the whole query.
  func numbered(_ query: String) -> Int? {
    guard isNumbered, let number = ListNumber(query), case let index = number.value - 1,
      list.indices.contains(index)
    else { return nil }
    return number.isFollowed(by: list[index].name) ? index : nil
  }

  /// At most three items with a name of a similar spelling, the most similar first.
  package func similar(to query: String) -> [Int] {
    for typing in KoreanKeyboard.typings(of: query) where typing.count <= Self.maxMisspelledLetters
    {
      var near = Similarity(to: typing)
      for (index, names) in list.enumerated() {
        for group in names.groups {
          for name in group.names { near.compare(FoldedLetters.all(of: name), owner: index) }
        }
      }
      if !near.owners.isEmpty { return near.owners }
    }
    return []
  }
}
