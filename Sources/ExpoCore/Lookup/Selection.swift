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
