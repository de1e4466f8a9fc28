import ExpoCore

/// The selection and the sections of a list of items.
struct ItemsArrangement {
  var selection = Selection()
  var division: ListDivision?

  /// The category or grade of a section's items, if there is more than one section.
  enum Heading {
    case none
    case category(String?)
    case evidence(Evidence?)
  }

  /// The sections, and the indices of their items, in the order in which they are shown.
  func sections(of items: [Item]) -> [(heading: Heading, indices: [Int])] {
    let indices = selection.indices(of: items)
    return switch division {
    case nil: indices.isEmpty ? [] : [(.none, indices)]
    case .category:
      items.sectionsByCategory(of: indices).map { (.category($0.key), $0.indices) }
    case .evidence:
      items.sectionsByEvidence(of: indices).map { (.evidence($0.key), $0.indices) }
    }
  }

  /// The indices of the items in the order in which they are shown.
  func indices(of items: [Item]) -> [Int] { sections(of: items).flatMap(\.indices) }
}
