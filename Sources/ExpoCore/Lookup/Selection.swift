/// Which items of a catalogue a list shows, and in which order.
public struct Selection: Equatable, Sendable {
  /// Only the items of this category, as the data write it.
  public var category: String?
  /// Only the items that are as sure as this.
  public var evidence: Evidence?
  /// Whether the items stand in dictionary order instead of the data's.
  public var sortsByName = false

  public init(category: String? = nil, evidence: Evidence? = nil, sortsByName: Bool = false) {
    self.category = category
    self.evidence = evidence
    self.sortsByName = sortsByName
  }

  /// The 0-based positions of the selected items.
  ///
  ///     Selection(category: "악기").indices(of: .bundled)  // [4, 5, 11, 12]
  public func indices(of items: Items) -> [Int] {
    let indices = (0..<items.count).filter { index in
      (category == nil || items.category(at: index) == category)
        && (evidence == nil || items.evidence(at: index) == evidence)
    }
    return sortsByName ? DictionaryOrder.sorted(indices, of: items) : indices
  }
}
