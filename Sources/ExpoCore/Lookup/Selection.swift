/// Which items of a catalogue a list shows.
public struct Selection: Hashable, Sendable {
  /// Only the items of this category, as the data write it.
  public var category: String?
  /// Only the items with this grade, by its word.
  public var evidence: String?

  public init(category: String? = nil, evidence: String? = nil) {
    self.category = category
    self.evidence = evidence
  }

  /// The indices of the selected items.
  ///
  ///     Selection(category: "악기").indices(of: items)  // [4, 5, 11, 12]
  public func indices(of items: [Item]) -> [Int] {
    func matches(_ value: String?, _ wanted: String?) -> Bool {
      wanted == nil || value.map(CanonicalText.init) == wanted.map(CanonicalText.init)
    }
    return items.indices.filter {
      matches(items[$0].category, category) && matches(items[$0].evidence, evidence)
    }
  }
}
