/// What a typed name stands for, as indices of a list.
public enum NameMatch: Equatable, Sendable {
  /// One.
  case one(Int)
  /// Several, in the order of the list.
  case several([Int])
  /// None. At most three suggestions have a similar spelling, the most similar first.
  case none(suggestions: [Int])

  /// The indices that were found, in the order of the list.
  package var indices: [Int] {
    switch self {
    case .one(let index): [index]
    case .several(let indices): indices
    case .none: []
    }
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
/// 7. a part of a name, then of an alias;
/// 8. initial consonants (`ㄱㅁㄱ`, mixed `거ㅁㄱ`) or a last syllable that is still being typed
///    (`거무`), as the beginning of a name, then of an alias;
/// 9. steps 3 to 8 again for Korean typed with the keyboard set to English (`rjansrh`).
///
/// The first two steps fold nothing, and the names of the other edition are read only if the first
/// four find nothing. What is folded is kept.
///
///     let names = NameIndex(try Catalogue.bundled.items())
///     names.find("ㄱㅁㄱ")  // .one(12)
///     names.find("ㄱ")     // .several([10, 11, 12])
///     names.find("검은고")  // .none(suggestions: [12])
public final class NameIndex {
  /// The longest query that may be a misspelled name, in letters.
  private static let maxMisspelledLetters = 64

  let names: [String]
  /// The `image_name` and the aliases of each; no identifier if the names are not of items.
  private let others: [(imageName: String?, aliases: [String])]
  private let otherEdition: () -> [[String]]

  private lazy var exact = Dictionary(grouping: names.indices) { CanonicalText(names[$0]) }
  private lazy var own = Self.folded { visit in
    for index in names.indices {
      visit(names[index])
      others[index].imageName.map(visit)
      others[index].aliases.forEach(visit)
    }
  }
  /// The names in the other edition.
  private lazy var translations = otherEdition()
  private lazy var translated = Self.folded { translations.joined().forEach($0) }

  /// The index of the names of items.
  ///
  /// - Parameter otherEdition: The same list in another language. Called at most once, and only if
  ///   the first four steps find nothing.
  public init(_ items: [Item], otherEdition: @escaping () -> [Item]? = { nil }) {
    names = items.map(\.name)
    others = items.map { ($0.imageName, $0.aliases) }
    self.otherEdition = { otherEdition()?.map { [$0.name] + $0.aliases } ?? [] }
  }

  /// The index of names without numbers.
  ///
  /// - Parameter aliases: Returns the aliases of each name, or nothing if none has any. Called at most
  ///   once, and only if no name is the whole query.
  package init(names: [String], aliases: @escaping () -> [[String]] = { [] }) {
    self.names = names
    others = names.map { _ in (nil, []) }
    otherEdition = aliases
  }
}

extension NameIndex {
  /// The items that a name stands for: those of the best rank, or else suggestions.
  ///
  /// - Complexity: O(1) for a number and an exact name, otherwise O(total length of the names).
  public func find(_ name: String) -> NameMatch {
    guard let found = best(name)?.indices else { return .none(suggestions: similar(to: name)) }
    return found.count == 1 ? .one(found[0]) : .several(found)
  }

  /// The best rank by which a name finds items, and those items.
  package typealias Found = (rank: NameRank, indices: [Int])

  /// The items that a name stands for; nil if it finds none.
  package func best(_ name: String) -> Found? {
    if let index = numbered(name) { return (.number, [index]) }
    if let found = exact[CanonicalText(name)] { return (.exact, found) }
    let ranks = ranks(of: name, onlyBest: true)
    guard let best = ranks.lazy.compactMap(\.self).min() else { return nil }
    return (best, ranks.indices.filter { ranks[$0] == best })
  }

  /// How each item is found by a name that is still being typed; nil for those that are not.
  ///
  /// The items of the best rank are those of ``find(_:)``.
  package func ranks(of typed: String) -> [NameRank?] {
    var ranks = ranks(of: typed, onlyBest: false)
    for index in exact[CanonicalText(typed)] ?? [] { ranks[index] = .exact }
    if let index = numbered(typed) { ranks[index] = .number }
    return ranks
  }

  /// Whether an item has just this name.
  package func has(_ name: String) -> Bool { exact[CanonicalText(name)] != nil }

  /// The ranks by the first of the typings of a query that finds any item.
  ///
  /// - Parameter onlyBest: Whether the other edition is left out if it has nothing better.
  private func ranks(of query: String, onlyBest: Bool) -> [NameRank?] {
    var ranks = [NameRank?](repeating: nil, count: names.count)
    var best: NameRank?
    func note(_ rank: NameRank?, of owner: Int) {
      guard let rank else { return }
      ranks[owner] = ranks[owner].map { min($0, rank) } ?? rank
      best = best.map { min($0, rank) } ?? rank
    }
    for typing in KoreanKeyboard.typings(of: query) {
      let noteName: NameVisitor = { note(NameRank(typing, in: $0, $1), of: $2) }
      visitOwnNames(noteName)
      if onlyBest, let best, best < .alias { break }
      visitTranslations(noteName)
      if best != nil { break }
      guard let unfinished = UnfinishedName(typing) else { continue }
      // ㄱ most likely begins a name: aliases count only if no name does.
      visitOwnNames { name, kind, owner in
        if kind == .name, unfinished.matches(name) { note(.unfinished, of: owner) }
      }
      if best != nil { break }
      let noteAlias: NameVisitor = { if unfinished.matches($0) { note(.unfinishedAlias, of: $2) } }
      visitOwnNames(noteAlias)
      visitTranslations(noteAlias)
      if best != nil { break }
    }
    return ranks
  }

  /// Takes a name as it is compared.
  private typealias NameVisitor = (
    _ letters: ArraySlice<UInt32>, _ kind: NameRank.Kind, _ owner: Int
  ) -> Void

  /// Calls a body with each name of each item.
  private func visitOwnNames(_ visit: NameVisitor) {
    var rest = own[...]
    for index in names.indices {
      visit(rest.popName(), .name, index)
      if others[index].imageName != nil { visit(rest.popName(), .imageName, index) }
      for _ in others[index].aliases { visit(rest.popName(), .alias, index) }
    }
  }

  /// The same of the names in the other edition.
  private func visitTranslations(_ visit: NameVisitor) {
    var rest = translated[...]
    for (index, names) in translations.enumerated() {
      for _ in names { visit(rest.popName(), .alias, index) }
    }
  }

  /// The letters of names in a row, a 0 after each: of millions of aliases no more is kept.
  private static func folded(_ visitNames: ((String) -> Void) -> Void) -> [UInt32] {
    var count = 0
    visitNames { count += $0.utf8.count + 1 }
    var letters: [UInt32] = []
    letters.reserveCapacity(count)
    visitNames { name in
      FoldedLetters.append(name, to: &letters)
      letters.append(0)
    }
    return letters
  }

  /// The index of the item whose number, or line of a list, is the whole query.
  private func numbered(_ query: String) -> Int? {
    guard let number = ListNumber(query), case let index = number.value - 1,
      names.indices.contains(index), others[index].imageName != nil
    else { return nil }
    return number.isFollowed(by: names[index]) ? index : nil
  }

  /// At most three items with a name of a similar spelling, the most similar first.
  package func similar(to query: String) -> [Int] {
    for typing in KoreanKeyboard.typings(of: query) where typing.count <= Self.maxMisspelledLetters
    {
      let similar = Similarity.nearest(to: typing) { compare in
        visitOwnNames { name, _, owner in compare(name, owner) }
        visitTranslations { name, _, owner in compare(name, owner) }
      }
      if !similar.isEmpty { return similar }
    }
    return []
  }
}

extension NameIndex {
  /// The name of an item in the other edition, its `image_name`, and its aliases in both.
  func otherNames(of index: Int) -> [String] {
    let translated = translations.indices.contains(index) ? translations[index] : []
    return translated.prefix(1) + [others[index].imageName].compactMap(\.self)
      + others[index].aliases + translated.dropFirst()
  }
}

extension ArraySlice<UInt32> {
  /// Removes the letters up to the next 0, and returns those before it.
  fileprivate mutating func popName() -> ArraySlice {
    let name = prefix { $0 != 0 }
    self = self[name.endIndex...].dropFirst()
    return name
  }
}
