/// The categories of a catalogue, in the order of their first items.
public struct Categories: Sendable {
  /// The categories as the data write them, each once.
  public let names: [String]
  /// The first item of each.
  private let firstItems: [Int]

  /// Collects the categories of all items; O(number of items).
  public init(_ items: [Item]) {
    var names: [String] = []
    var firstItems: [Int] = []
    var known: Set<CanonicalText> = []
    for index in 0..<items.count {
      guard let name = items[index].category else { continue }
      guard known.insert(CanonicalText(name)).inserted else { continue }
      names.append(name)
      firstItems.append(index)
    }
    self.names = names
    self.firstItems = firstItems
  }

  /// The index of their names, which are found as an item's is: exact, without case and spaces, by
  /// the beginning, a part, initial consonants (`ㅇㄱ` for 악기), Korean keys (`dkrrl`), and by what
  /// the other edition calls them.
  ///
  ///     Categories(items).index().find("ㅇㄱ")  // .one(1)
  ///
  /// - Parameter otherEdition: Read only if no name is the whole query.
  package func index(otherEdition: @escaping @autoclosure () -> [Item]? = nil) -> NameIndex {
    NameIndex(names: names) {
      guard let edition = otherEdition() else { return [] }
      return firstItems.map { edition[$0].category.map { [$0] } ?? [] }
    }
  }
}

/// The items that stand under one heading of a list.
public struct ItemSection<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The category or the evidence; nil for the items that have none.
  public let key: Key?
  /// The indices of the items, in the order of the list.
  public let indices: [Int]
}

extension [Item] {
  /// Divides items into sections by their categories, in the order of the data; items without a
  /// category stand last.
  public func sectionsByCategory(of indices: [Int]) -> [ItemSection<String>] {
    let names = Categories(self).names
    let groups = Dictionary(grouping: indices) { self[$0].category.map(CanonicalText.init) }
    return Self.sections(names.map { ($0, groups[CanonicalText($0)]) } + [(nil, groups[nil])])
  }

  /// Divides items into sections by their evidence: the grades from the most certain to the least, then
  /// words that the format does not define, then the items without one.
  public func sectionsByEvidence(of indices: [Int]) -> [ItemSection<Evidence>] {
    let groups = Dictionary(grouping: indices) { self[$0].evidence }
    let others = groups.keys.compactMap(\.self).filter { !Evidence.known.contains($0) }
      .sorted { (groups[$0]?.first ?? 0) < (groups[$1]?.first ?? 0) }
    return Self.sections(
      (Evidence.known + others).map { ($0, groups[$0]) } + [(nil, groups[nil])])
  }

  private static func sections<Key>(_ groups: [(Key?, [Int]?)]) -> [ItemSection<Key>] {
    groups.compactMap { key, indices in indices.map { ItemSection(key: key, indices: $0) } }
  }
}

/// Which items of a catalogue a list shows, and in which order.
public struct Selection: Hashable, Sendable {
  /// Only the items of this category, as the data write it.
  public var category: String?
  /// Only the items with this evidence.
  public var evidence: Evidence?
  /// Whether the items are in dictionary order instead of the data's.
  public var sortsByName = false

  public init(category: String? = nil, evidence: Evidence? = nil, sortsByName: Bool = false) {
    self.category = category
    self.evidence = evidence
    self.sortsByName = sortsByName
  }

  /// The indices of the selected items.
  ///
  ///     Selection(category: "악기").indices(of: items)  // [4, 5, 11, 12]
  public func indices(of items: [Item]) -> [Int] {
    let category = category.map(CanonicalText.init)
    let indices = (0..<items.count).filter { index in
      (category == nil || items[index].category.map(CanonicalText.init) == category)
        && (evidence == nil || items[index].evidence == evidence)
    }
    return sortsByName ? DictionaryOrder.sorted(indices, of: items) : indices
  }
}
