/// The items that stand under one heading of a list.
public struct ItemSection: Hashable, Identifiable, Sendable {
  /// The category or the word of the grade; nil for the items that have none.
  public let key: String?
  /// The indices of the items, in the order of the list.
  public let indices: [Int]

  package init(key: String?, indices: [Int]) {
    self.key = key
    self.indices = indices
  }

  /// The ``key``, which a list has only once.
  public var id: String? { key }
}

extension [Item] {
  /// Divides items into sections by their categories, in the order of the data; items without a
  /// category stand last.
  ///
  /// - Parameter indices: The items to divide; all if it is nil.
  /// - Precondition: The indices are those of items.
  public func sectionsByCategory(of indices: [Int]? = nil) -> [ItemSection] {
    sections(of: indices, by: \.category)
  }

  /// Divides items into sections by their evidence: the grades in their order, then other words in
  /// the order of the data, then the items without one.
  ///
  /// - Parameters:
  ///   - grades: The grades of the exposition.
  ///   - indices: The items to divide; all if it is nil.
  /// - Precondition: The indices are those of items.
  public func sectionsByGrade(_ grades: [Grade], of indices: [Int]? = nil) -> [ItemSection] {
    sections(of: indices, by: \.evidence, order: grades.map(\.word))
  }

  private func sections(
    of indices: [Int]?, by property: KeyPath<Item, String?>, order: [String] = []
  ) -> [ItemSection] {
    let indices = indices ?? [Int](self.indices)
    let names = kinds(by: property, order: order).map(\.name)
    let groups = Dictionary(grouping: indices) { self[$0][keyPath: property]?.kindKey }
    let all = names.map { ($0, groups[$0.kindKey]) } + [(nil, groups[nil])]
    return all.compactMap { key, indices in indices.map { ItemSection(key: key, indices: $0) } }
  }
}
