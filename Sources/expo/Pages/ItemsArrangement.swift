import ExpoCore

/// The selection and the sections of a list of items.
struct ItemsArrangement {
  var selection = Selection()
  var division: ListDivision?

  /// The sections in the order in which they are shown: the category or the grade that divides
  /// them, and the indices of their items.
  func sections(of items: [Item], _ grades: [Grade]) -> [(key: String?, indices: [Int])] {
    let indices = selection.indices(of: items)
    return switch division {
    case nil: indices.isEmpty ? [] : [(nil, indices)]
    case .category: items.sectionsByCategory(of: indices).map { ($0.key, $0.indices) }
    case .evidence: items.sectionsByGrade(grades, of: indices).map { ($0.key, $0.indices) }
    }
  }

  /// The indices of the items in the order in which they are shown.
  func indices(of items: [Item], _ grades: [Grade]) -> [Int] {
    sections(of: items, grades).flatMap(\.indices)
  }
}
