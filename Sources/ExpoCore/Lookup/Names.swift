/// All names of a list, folded, in one array of letters.
///
/// Takes O(total length) to build, so it is built only if a step needs it.
struct Names {
  /// Whether it is an item's name or one of its aliases.
  enum Kind {
    case name
    case alias
  }

  private struct Entry {
    let owner: Int
    let kind: Kind
    /// Where its letters end; they begin at the end of the previous entry.
    let end: Int
  }

  private var letters: [UInt32] = []
  private var entries: [Entry] = []

  init(_ names: [String]) {
    for (owner, name) in names.enumerated() { append(name, .name, owner) }
  }

  init(of items: Items, and others: OtherNames = OtherNames(nil)) {
    entries.reserveCapacity(items.count * 4)
    for index in 0..<items.count {
      append(items.name(at: index), .name, index)
      let imageName = items.imageName(at: index)
      append(imageName, .alias, index)
      for alias in items.aliases(at: index) { append(alias, .alias, index) }
      for name in others.names(of: imageName) { append(name, .alias, index) }
    }
  }

  private mutating func append(_ name: String, _ kind: Kind, _ owner: Int) {
    FoldedLetters.append(name, to: &letters)
    entries.append(Entry(owner: owner, kind: kind, end: letters.count))
  }

  /// Calls a body with every name that has a letter.
  func forEach(_ body: (_ owner: Int, _ kind: Kind, _ name: UnsafeBufferPointer<UInt32>) -> Void) {
    letters.withUnsafeBufferPointer { letters in
      var start = 0
      for entry in entries {
        defer { start = entry.end }
        guard start < entry.end else { continue }
        body(entry.owner, entry.kind, UnsafeBufferPointer(rebasing: letters[start..<entry.end]))
      }
    }
  }

  /// The owners of the names that match, and then of the aliases that do; both in the order of the
  /// list, each owner once.
  @inline(__always)
  func owners(
    where matches: (UnsafeBufferPointer<UInt32>) -> Bool
  ) -> (named: [Int], aliased: [Int]) {
    var named: [Int] = []
    var aliased: [Int] = []
    forEach { owner, kind, name in
      switch kind {
      case .name: if matches(name) { named.append(owner) }
      // An item's name precedes its aliases, so that a match would be the last one named.
      case .alias:
        if named.last != owner, aliased.last != owner, matches(name) { aliased.append(owner) }
      }
    }
    return (named, aliased)
  }
}

extension Names {
  /// The result for a query with at least one letter, typed with a Korean or an English keyboard.
  func find(_ query: String, _ letters: [UInt32]) -> Answer {
    var typings = [letters]
    // As typed, and without Caps Lock.
    for keys in [query, query.lowercased()] {
      guard let text = KoreanKeyboard.text(typedAs: keys) else { break }
      let typing = FoldedLetters.all(of: text)
      if typing != typings.last { typings.append(typing) }
    }
    for typing in typings {
      if let answer = answer(to: typing) { return answer }
    }
    let near = typings.lazy.map { Suggestions.owners(of: self, near: $0) }
    return .none(suggestions: near.first { !$0.isEmpty } ?? [])
  }
}

extension Names {
  /// The result of the first step with a match: whole names, beginnings, parts, unfinished names.
  ///
  /// - Parameter query: The folded letters, at least one.
  func answer(to query: [UInt32]) -> Answer? {
    let whole: Answer? = query.withUnsafeBufferPointer { query in
      if let equal = answer(where: { $0.elementsEqual(query) }) { return equal }
      if let begun = answer(where: { $0.starts(with: query) }) { return begun }
      return nil
    }
    if let whole { return whole }
    let pattern = LetterPattern(query)
    var steps = 0
    if let part = answer(where: { pattern.occurs(in: $0, steps: &steps) }) { return part }
    return UnfinishedName(query).flatMap(answer)
  }

  /// All that match, names before aliases.
  @inline(__always)
  private func answer(where matches: (UnsafeBufferPointer<UInt32>) -> Bool) -> Answer? {
    let owners = owners(where: matches)
    return Answer(owners.named + owners.aliased)
  }

  /// The names that match, or else the aliases: ㄱ most likely begins a name.
  private func answer(to unfinished: UnfinishedName) -> Answer? {
    let owners = owners { unfinished.matches($0) }
    return Answer(owners.named) ?? Answer(owners.aliased)
  }
}
