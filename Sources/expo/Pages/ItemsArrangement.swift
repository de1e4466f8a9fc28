import ExpoCore

/// The selection and the sections of a list of items.
struct ItemsArrangement {
  var selection = Selection()
  var division: ListDivision?

  /// The sections in the order in which they are shown: the category or the grade that divides them, and the
  /// indices of their items.
  func sections(
    of items: [Item]
  ) -> [(category: String?, evidence: Evidence?, indices: [Int])] {
    let indices = selection.indices(of: items)
    return switch division {
    case nil: indices.isEmpty ? [] : [(nil, nil, indices)]
    case .category:
      items.sectionsByCategory(of: indices).map { ($0.key, nil, $0.indices) }
    case .evidence:
      items.sectionsByEvidence(of: indices).map { (nil, $0.key, $0.indices) }
    }
  }

  /// The indices of the items in the order in which they are shown.
  func indices(of items: [Item]) -> [Int] { sections(of: items).flatMap(\.indices) }
}
