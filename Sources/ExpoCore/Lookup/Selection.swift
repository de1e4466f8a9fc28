/// Which items of a catalogue a list shows.
public struct Selection: Hashable, Sendable {
  /// Only the items of this category, as the data write it.
  public var category: String?
  /// Only the items with this evidence.
  public var evidence: Evidence?

  public init(category: String? = nil, evidence: Evidence? = nil) {
    self.category = category
    self.evidence = evidence
  }

  /// The indices of the selected items.
  ///
  ///     Selection(category: "악기").indices(of: items)  // [4, 5, 11, 12]
  public func indices(of items: [Item]) -> [Int] {
    let category = category.map(CanonicalText.init)
    return (0..<items.count).filter { index in
      (category == nil || items[index].category.map(CanonicalText.init) == category)
        && (evidence == nil || items[index].evidence == evidence)
    }
  }
}
