/// Ranks the items of a catalogue by a name that is still being typed.
///
/// ``Lookup`` returns the result of the first step that finds anything. A list that narrows while its
/// reader types shows the results of all steps, in the order of the steps.
///
///     let filter = NameFilter(.bundled)
///     let ranks = filter.ranks(of: "고")
///     ranks[5]  // .part: 용고
package struct NameFilter {
  /// How a name was found, the best first.
  package enum Rank: UInt8, Comparable {
    /// The name as it is typed.
    case exact
    /// The name without case, spaces, punctuation, accents and width.
    case name
    /// The number in the list.
    case number
    case imageName
    case alias
    case beginning
    case aliasBeginning
    case part
    case aliasPart
    /// Initial consonants, or a last syllable that is not yet whole.
    case unfinished

    package static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  private let items: Items
  /// The folded names, and those of other editions, whose names count as aliases.
  private let names: Names
  private let otherNames: [Names]

  /// Folds the names and aliases of all items once.
  ///
  /// - Parameter others: other editions of the catalogue. An item belongs to the item at the same
  ///   index with the same `image_name`.
  /// - Complexity: O(total length of the names and aliases).
  package init(_ items: Items, others: [Items] = []) {
    self.items = items
    names = Names(of: items)
    otherNames = others.filter { other in
      other.count == items.count
        && (0..<items.count).allSatisfy { other.imageName(at: $0) == items.imageName(at: $0) }
    }.map { Names(of: $0) }
  }

  /// The rank of each item, nil for those that the query does not find.
  ///
  /// Unfinished names count only if nothing else is found, and so does Korean that was typed with the
  /// keyboard set to English, as in ``Lookup``. A query without a letter finds the same name only.
  ///
  /// - Complexity: O(total length of the names and aliases).
  package func ranks(of query: String) -> [Rank?] {
    var found = Found(count: items.count)
    let letters = FoldedLetters.all(of: query)
    guard !letters.isEmpty else {
      rankExactNames(query, in: &found) { _ in true }
      return found.ranks
    }
    if let number = Self.number(query), 1 <= number, number <= items.count {
      found.note(.number, at: number - 1)
    }
    for typing in Self.typings(of: query, letters) {
      rank(typing, in: &found)
      if !found.isEmpty { break }
    }
    rankExactNames(query, in: &found) { $0 == .name }
    return found.ranks
  }

  /// The query as typed and, in case the keyboard was set to English, as the same keys write Korean.
  private static func typings(of query: String, _ letters: [UInt32]) -> [[UInt32]] {
    var typings = [letters]
    for keys in [query, query.lowercased()] {
      guard let text = KoreanKeyboard.text(typedAs: keys) else { break }
      let typing = FoldedLetters.all(of: text)
      if !typing.isEmpty, typing != typings.last { typings.append(typing) }
    }
    return typings
  }

  /// The number that a query consists of, with halfwidth or fullwidth digits.
  private static func number(_ query: String) -> Int? {
    let digits = query.unicodeScalars.map { scalar in
      (0xFF10...0xFF19).contains(scalar.value) ? scalar.value - 0xFF10 + 0x30 : scalar.value
    }
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(String(decoding: digits, as: UTF32.self))
  }
}

extension NameFilter {
  /// The best rank of each item.
  private struct Found {
    private(set) var ranks: [Rank?]
    private(set) var isEmpty = true

    init(count: Int) {
      ranks = [Rank?](repeating: nil, count: count)
    }

    mutating func note(_ rank: Rank, at index: Int) {
      isEmpty = false
      if let known = ranks[index], known <= rank { return }
      ranks[index] = rank
    }
  }

  private func rankExactNames(
    _ query: String, in found: inout Found, where mayBeExact: (Rank?) -> Bool
  ) {
    for index in found.ranks.indices where mayBeExact(found.ranks[index]) {
      if items.name(at: index) == query { found.note(.exact, at: index) }
    }
  }

  private func rank(_ query: [UInt32], in found: inout Found) {
    query.withUnsafeBufferPointer { query in
      names.forEach { owner, kind, name in
        if let match = Match(of: query, in: name) { found.note(match.rank(kind), at: owner) }
      }
      for names in otherNames {
        names.forEach { owner, _, name in
          if let match = Match(of: query, in: name) { found.note(match.rank(.alias), at: owner) }
        }
      }
    }
    rankImageNames(query, in: &found)
    guard found.isEmpty, let unfinished = UnfinishedName(query) else { return }
    rank(unfinished, in: &found)
  }

  /// An `image_name` is an alias that ranks before the others if it is typed whole.
  private func rankImageNames(_ query: [UInt32], in found: inout Found) {
    for index in found.ranks.indices where found.ranks[index] == .alias {
      if FoldedLetters.ofText(items.imageName(at: index), equal: query) {
        found.note(.imageName, at: index)
      }
    }
  }

  /// The names that may complete an unfinished one, or else the aliases: ㄱ most likely begins a name.
  private func rank(_ unfinished: UnfinishedName, in found: inout Found) {
    let owners = names.owners { unfinished.matches($0) }
    var aliased = owners.aliased
    for names in otherNames {
      let others = names.owners { unfinished.matches($0) }
      aliased += others.named + others.aliased
    }
    for owner in owners.named.isEmpty ? aliased : owners.named {
      found.note(.unfinished, at: owner)
    }
  }
}

/// How the letters of a query occur in a name.
private enum Match {
  case whole
  case beginning
  case part

  init?(of query: UnsafeBufferPointer<UInt32>, in name: UnsafeBufferPointer<UInt32>) {
    guard let first = query.first, query.count <= name.count else { return nil }
    var start = 0
    while start <= name.count - query.count {
      if name[start] == first,
        UnsafeBufferPointer(rebasing: name[start..<start + query.count]).elementsEqual(query)
      {
        self = start > 0 ? .part : query.count == name.count ? .whole : .beginning
        return
      }
      start += 1
    }
    return nil
  }

  func rank(_ kind: Names.Kind) -> NameFilter.Rank {
    switch (self, kind) {
    case (.whole, .name): .name
    case (.whole, .alias): .alias
    case (.beginning, .name): .beginning
    case (.beginning, .alias): .aliasBeginning
    case (.part, .name): .part
    case (.part, .alias): .aliasPart
    }
  }
}
