/// The items that stand under one heading of a list.
public struct ItemSection<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The category or the evidence; nil for the items that have none.
  public let key: Key?
  /// The indices of the items, in the order of the list.
  public let indices: [Int]
}

extension [Item] {
  /// The categories as the data write them, each once, in the order of their first items.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public var categories: [String] {
    var known: Set<CanonicalText> = []
    return compactMap(\.category).filter { known.insert(CanonicalText($0)).inserted }
  }

  /// Divides items into sections by their categories, in the order of the data; items without a
  /// category stand last.
  ///
  /// - Parameter indices: The items to divide; all if it is nil.
  /// - Precondition: The indices are those of items.
  public func sectionsByCategory(of indices: [Int]? = nil) -> [ItemSection<String>] {
    let indices = checked(indices)
    let names = categories
    let groups = Dictionary(grouping: indices) { self[$0].category.map(CanonicalText.init) }
    return Self.sections(names.map { ($0, groups[CanonicalText($0)]) } + [(nil, groups[nil])])
  }

  /// Divides items into sections by their evidence: the grades from the most certain to the least, then
  /// words that the format does not define, then the items without one.
  ///
  /// - Parameter indices: The items to divide; all if it is nil.
  /// - Precondition: The indices are those of items.
  public func sectionsByEvidence(of indices: [Int]? = nil) -> [ItemSection<Evidence>] {
    let indices = checked(indices)
    let groups = Dictionary(grouping: indices) { self[$0].evidence }
    let others = groups.keys.compactMap(\.self).filter { !Evidence.known.contains($0) }
      .sorted { (groups[$0]?.first ?? 0) < (groups[$1]?.first ?? 0) }
    return Self.sections((Evidence.known + others).map { ($0, groups[$0]) } + [(nil, groups[nil])])
  }

  private func checked(_ indices: [Int]?) -> [Int] {
    let indices = indices ?? [Int](self.indices)
    precondition(
      indices.allSatisfy(self.indices.contains), "An index is not one of the \(count) items")
    return indices
  }

  private static func sections<Key>(_ groups: [(Key?, [Int]?)]) -> [ItemSection<Key>] {
    groups.compactMap { key, indices in indices.map { ItemSection(key: key, indices: $0) } }
  }
}
