/// All names of a list, folded once, one after another in one piece of memory.
///
/// Built only when a step needs it; O(total length).
struct Names {
  /// What a name is to the thing that it names.
  enum Kind {
    case name
    case alias
  }

  private struct Entry {
    let owner: Int
    let kind: Kind
    /// Where its letters end; they begin where those of the entry before end.
    let end: Int
  }

  private var letters: [UInt32] = []
  private var entries: [Entry] = []

  init(_ names: [String]) {
    for (owner, name) in names.enumerated() { append(name, .name, owner) }
  }

  init(of items: Items) {
    entries.reserveCapacity(items.count * 4)
    for index in 0..<items.count {
      append(items.name(at: index), .name, index)
      append(items.imageName(at: index), .alias, index)
      for alias in items.aliases(at: index) { append(alias, .alias, index) }
    }
  }

  private mutating func append(_ name: String, _ kind: Kind, _ owner: Int) {
    FoldedLetters.append(name, to: &letters)
    entries.append(Entry(owner: owner, kind: kind, end: letters.count))
  }

  /// Runs a body over every name that has a letter at all.
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

  /// The owners of the names that match, and of those left, the owners of the aliases that do;
  /// both in the order of the list.
  @inline(__always)
  func owners(
    where matches: (UnsafeBufferPointer<UInt32>) -> Bool
  ) -> (named: [Int], aliased: [Int]) {
    var named: [Int] = []
    var aliased: [Int] = []
    forEach { owner, kind, name in
      switch kind {
      case .name: if matches(name) { named.append(owner) }
      // A thing's name comes before its aliases, so that it would be the last one named.
      case .alias:
        if named.last != owner, aliased.last != owner, matches(name) { aliased.append(owner) }
      }
    }
    return (named, aliased)
  }
}
