import ExpoCore

/// How a list of items is asked for.
struct ItemsArrangement {
  var selection = Selection()
  var division: ListDivision?

  /// The 0-based positions of the items in the order in which they are shown.
  func indices(of items: [Item]) -> [Int] {
    let indices = selection.indices(of: items)
    return switch division {
    case nil: indices
    case .category: items.sectionsByCategory(of: indices).flatMap(\.indices)
    case .evidence: items.sectionsByEvidence(of: indices).flatMap(\.indices)
    }
  }
}
