/// The items of one category, for a list that is set in sections.
public struct CategorySection: Equatable, Sendable {
  /// The category as the data write it; nil for the items that have none.
  public let category: String?
  /// The 0-based positions of its items, in the order in which they were given.
  public internal(set) var indices: [Int]

  /// Sets items in sections: the categories in the order of the data, whatever the order of the
  /// items given, those without one last; sections without an item are left out.
  public static func sections(of indices: [Int], in items: Items) -> [CategorySection] {
    let names = Categories(items).names
    let places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    var sections = names.map { CategorySection(category: $0, indices: []) }
    sections.append(CategorySection(category: nil, indices: []))
    for index in indices {
      let place = items.category(at: index).flatMap { places[$0] } ?? names.count
      sections[place].indices.append(index)
    }
    return sections.filter { !$0.indices.isEmpty }
  }
}
