/// What a typed name stands for, as indices of a list.
public enum NameMatch: Equatable, Sendable {
  /// One.
  case one(Int)
  /// Several, in the order of the list.
  case several([Int])
  /// None. At most three suggestions have a similar spelling, the most similar first.
  case none(suggestions: [Int])

  /// Returns nil if there are no indices.
  fileprivate init?(_ indices: [Int]) {
    guard let first = indices.first else { return nil }
    self = indices.count == 1 ? .one(first) : .several(indices)
  }

  fileprivate var indices: [Int] {
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
/// The first two steps build nothing. The others fold all names once for the life of the index, those
/// of the other edition only if no name or `image_name` is the whole query. A program that waits for a
/// name may fold them in steps meanwhile.
///
///     let names = NameIndex(.bundled)
///     names.find("ㄱㅁㄱ")  // .one(12)
///     names.find("ㄱ")     // .several([10, 11, 12])
///     names.find("검은고")  // .none(suggestions: [12])
public final class NameIndex {
  /// The longest query that may be a misspelled name, in letters.
  private static let maxMisspelledLetters = 64

  private enum Source {
    case items(Items)
    case names([String])
  }

  /// The same list in another language, as far as it is known.
  private enum OtherEdition {
    case unread(() -> Items?)
    case missing
    case items(Items)
  }

  private let source: Source
  private var other: OtherEdition
  private let readAliases: () -> [[String]]

  private var folded = FoldedNames()
  private var foldedCount = 0
  /// The aliases of names that are not of items.
  private lazy var aliases = readAliases()
  private var foldedOthers: FoldedNames?
  /// The indices of each exact name, if many are looked for.
  private var exact: [CanonicalText: [Int]]?

  /// The index of the names of items.
  ///
  /// - Parameter otherEdition: The same list in another language. Called at most once, and only if
  ///   the first four steps find nothing.
  public init(_ items: Items, otherEdition: @escaping () -> Items? = { nil }) {
    source = .items(items)
    other = .unread(otherEdition)
    readAliases = { [] }
  }

  /// The index of names without numbers.
  ///
  /// - Parameter aliases: Returns the aliases of each name, or nothing if none has any. Called at most
  ///   once, and only if no name is the whole query.
  package init(names: [String], aliases: @escaping () -> [[String]] = { [] }) {
    source = .names(names)
    other = .missing
    readAliases = aliases
  }

  /// The same list in another language, read when it is first needed.
  var otherEdition: Items? {
    if case .unread(let read) = other { other = read().map(OtherEdition.items) ?? .missing }
    guard case .items(let items) = other else { return nil }
    return items
  }

  var count: Int {
    switch source {
    case .items(let items): items.count
    case .names(let names): names.count
    }
  }

  func name(_ index: Int) -> String {
    switch source {
    case .items(let items): items.name(at: index)
    case .names(let names): names[index]
    }
  }

  /// The names of this edition.
  private var own: FoldedNames {
    fold(atMost: count)
    return folded
  }

  /// Whether a query finds all names folded.
  package var isPrepared: Bool { foldedCount == count && foldedOthers != nil }

  /// Folds the names of some more items before a query needs them, and last those of the other edition.
  package func prepare(atMost more: Int) {
    if foldedCount == count { _ = others } else { fold(atMost: more) }
  }

  private func fold(atMost more: Int) {
    let next = foldedCount..<min(count, foldedCount + more)
    foldedCount = next.upperBound
    switch source {
    case .items(let items):
      items.forEachElement(at: next) { index, item in
        let names = ItemNames(item)
        if let name = names.name { folded.append(name, .name, of: index) }
        if let name = names.imageName { folded.append(name, .imageName, of: index) }
        names.forEachAlias { folded.append($0, .alias, of: index) }
        return true
      }
    case .names(let names):
      for index in next {
        folded.append(names[index], .name, of: index)
        for alias in aliases(of: index) { folded.append(alias, .alias, of: index) }
      }
    }
  }

  /// The names of the other edition.
  private var others: FoldedNames {
    if let foldedOthers { return foldedOthers }
    var folded = FoldedNames()
    otherEdition?.forEachElement(at: 0..<count) { index, item in
      let names = ItemNames(item)
      if let name = names.name { folded.append(name, .alias, of: index) }
      names.forEachAlias { folded.append($0, .alias, of: index) }
      return true
    }
    foldedOthers = folded
    return folded
  }
}

extension NameIndex {
  /// The items that a name stands for: those of the best rank, or else suggestions.
  ///
  /// - Complexity: O(1) for a number, otherwise O(total length of the names).
  public func find(_ name: String) -> NameMatch {
    if let index = numbered(name) { return .one(index) }
    if let match = match(named: name) { return match }
    let typings = KoreanKeyboard.typings(of: name)
    var ranks = NameRanks(count: count)
    rank(typings, in: &ranks, onlyBest: true)
    return NameMatch(ranks.bestIndices) ?? .none(suggestions: suggestions(for: typings))
  }

  /// How each item is found by a name that is still being typed; nil for those that are not.
  ///
  /// The items of the best rank are those of ``find(_:)``.
  package func ranks(of typed: String) -> [NameRank?] {
    var ranks = NameRanks(count: count)
    if let index = numbered(typed) { ranks.note(.number, at: index) }
    for index in match(named: typed)?.indices ?? [] { ranks.note(.exact, at: index) }
    rank(KoreanKeyboard.typings(of: typed), in: &ranks, onlyBest: false)
    return ranks.all
  }

  /// Whether an item has just this name.
  package func has(_ name: String) -> Bool { match(named: name) != nil }

  /// Ranks the items by the first of several typings that finds any.
  ///
  /// - Parameter onlyBest: Whether the other edition is left out if it has nothing better.
  private func rank(_ typings: [[UInt32]], in ranks: inout NameRanks, onlyBest: Bool) {
    for typing in typings {
      let pattern = LetterPattern(typing)
      ranks.note(pattern, in: own)
      if onlyBest, let best = ranks.best, best < .alias { return }
      ranks.note(pattern, in: others)
      if ranks.best == nil, let unfinished = UnfinishedName(typing) {
        ranks.note(unfinished, in: [own, others])
      }
      if ranks.best != nil { return }
    }
  }

  /// The index of the item whose number, or line of a list, is the whole query.
  private func numbered(_ query: String) -> Int? {
    guard case .items = source, let number = ListNumber(query) else { return nil }
    let index = number.value - 1
    guard index >= 0, index < count else { return nil }
    return number.isFollowed(by: name(index)) ? index : nil
  }

  /// The items that have just this name.
  private func match(named query: String) -> NameMatch? {
    let wanted = CanonicalText(query)
    if let exact { return NameMatch(exact[wanted] ?? []) }
    func isNamed(_ index: Int) -> Bool { CanonicalText(name(index)) == wanted }
    guard let first = (0..<count).first(where: isNamed) else { return nil }
    guard (first + 1..<count).contains(where: isNamed) else { return .one(first) }
    return .several((first..<count).filter(isNamed))
  }

  /// Prepares for many queries: an exact name is then found in O(1), and not in a pass over all names.
  package func prepareForManyQueries() {
    exact = Dictionary(grouping: 0..<count) { CanonicalText(name($0)) }
  }

  private func suggestions(for typings: [[UInt32]]) -> [Int] {
    for typing in typings where typing.count <= Self.maxMisspelledLetters {
      let near = Suggestions.owners(of: [own, others], near: typing)
      if !near.isEmpty { return near }
    }
    return []
  }

  /// The aliases of an item, its `image_name` and its names in the other edition.
  func otherNames(of index: Int) -> [String] {
    switch source {
    case .items(let items):
      items.aliases(at: index) + [items.imageName(at: index)]
        + (otherEdition.map { [$0.name(at: index)] + $0.aliases(at: index) } ?? [])
    case .names:
      aliases(of: index)
    }
  }

  /// The aliases of a name that is not of an item.
  private func aliases(of index: Int) -> [String] { aliases.isEmpty ? [] : aliases[index] }
}
