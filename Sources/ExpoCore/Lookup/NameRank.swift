/// How a typed name finds an item, the best first.
package enum NameRank: UInt8, Comparable {
  /// The number in the list, or the whole line of a list.
  case number
  /// The name, in any Unicode form.
  case exact
  /// The name without letter case, spaces, punctuation, accents and width.
  case name
  case imageName
  case alias
  case beginning
  case aliasBeginning
  case part
  case aliasPart
  /// Initial consonants (`ㄱㅁㄱ`, `거ㅁㄱ`), or a last syllable that is not yet whole (`거무`).
  case unfinished
  case unfinishedAlias

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The rank of a name that has the typed letters.
  fileprivate init(_ place: LetterPattern.Place, in kind: FoldedNames.Kind) {
    self =
      switch (place, kind) {
      case (.whole, .name): .name
      case (.whole, .imageName): .imageName
      case (.whole, .alias): .alias
      case (.beginning, .name): .beginning
      case (.beginning, .imageName), (.beginning, .alias): .aliasBeginning
      case (.part, .name): .part
      case (.part, .imageName), (.part, .alias): .aliasPart
      }
  }
}

/// The best rank of each item of a list.
struct NameRanks {
  private(set) var all: [NameRank?]
  private(set) var best: NameRank?

  init(count: Int) {
    all = [NameRank?](repeating: nil, count: count)
  }

  /// The items of the best rank, in the order of the list.
  var bestIndices: [Int] { best == nil ? [] : all.indices.filter { all[$0] == best } }

  mutating func note(_ rank: NameRank, at index: Int) {
    if let known = all[index], known <= rank { return }
    all[index] = rank
    best = min(best ?? rank, rank)
  }

  mutating func note(_ pattern: LetterPattern, in names: FoldedNames) {
    names.forEach { owner, kind, name in
      guard let place = pattern.place(in: name) else { return }
      note(NameRank(place, in: kind), at: owner)
    }
  }

  /// Notes the names that an unfinished one may become, or else the aliases: ㄱ most likely begins a
  /// name.
  mutating func note(_ unfinished: UnfinishedName, in editions: [FoldedNames]) {
    var aliased: [Int] = []
    for names in editions {
      names.forEach { owner, kind, name in
        guard unfinished.matches(name) else { return }
        if kind == .name {
          note(.unfinished, at: owner)
        } else {
          aliased.append(owner)
        }
      }
    }
    guard best == nil else { return }
    for owner in aliased { note(.unfinishedAlias, at: owner) }
  }
}
