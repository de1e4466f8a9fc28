/// Which items of a catalogue a list shows.
package struct Selection: Equatable, Sendable {
  /// Only the items of this category, as the data write it.
  package var category: String?
  /// Only the items with this grade, by its word.
  package var grade: String?

  package init(category: String? = nil, grade: String? = nil) {
    self.category = category
    self.grade = grade
  }

  /// The indices of the selected items.
  ///
  ///     Selection(category: "악기").indices(of: items)  // [4, 5, 11, 12]
  package func indices(of items: [Item]) -> [Int] {
    items.indices.filter {
      [nil, items[$0].category].contains(category) && [nil, items[$0].evidence].contains(grade)
    }
  }
}
