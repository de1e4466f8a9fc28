/// The categories of a catalogue, in the order of their first items.
package struct Categories {
  /// The categories as the data write them, each once.
  package let names: [String]
  /// The first item of each.
  private let firstItems: [Int]

  /// Collects the categories of all items; O(number of items).
  package init(_ items: [Item]) {
    var names: [String] = []
    var firstItems: [Int] = []
    var known: Set<CanonicalText> = []
    for index in 0..<items.count {
      guard let name = items[index].category else { continue }
      guard known.insert(CanonicalText(name)).inserted else { continue }
      names.append(name)
      firstItems.append(index)
    }
    self.names = names
    self.firstItems = firstItems
  }

  /// The index of their names, which are found as an item's is: exact, without case and spaces, by
  /// the beginning, a part, initial consonants (`ㅇㄱ` for 악기), Korean keys (`dkrrl`), and by what
  /// the other edition calls them.
  ///
  ///     Categories(items).index().find("ㅇㄱ")  // .one(1)
  ///
  /// - Parameter otherEdition: Read only if no name is the whole query.
  package func index(otherEdition: @escaping @autoclosure () -> [Item]? = nil) -> NameIndex {
    NameIndex(names: names) {
      guard let edition = otherEdition() else { return [] }
      return firstItems.map { edition[$0].category.map { [$0] } ?? [] }
    }
  }
}

/// The items of one category, for a list with sections.
package struct CategorySection: Equatable {
  /// The category as the data write it; nil for the items that have none.
  package let category: String?
  /// The indices of its items, in the given order.
  package internal(set) var indices: [Int]

  /// Divides items into sections: the categories in the order of the data, items without a category
  /// last. The order of the given items does not matter. Sections without an item are left out.
  package static func sections(of indices: [Int], in items: [Item]) -> [CategorySection] {
    let names = Categories(items).names
    let places = Dictionary(uniqueKeysWithValues: zip(names.map(CanonicalText.init), names.indices))
    var sections = names.map { CategorySection(category: $0, indices: []) }
    sections.append(CategorySection(category: nil, indices: []))
    for index in indices {
      let place = items[index].category.flatMap { places[CanonicalText($0)] } ?? names.count
      sections[place].indices.append(index)
    }
    return sections.filter { !$0.indices.isEmpty }
  }
}

/// Which items of a catalogue a list shows, and in which order.
package struct Selection: Equatable {
  /// Only the items of this category, as the data write it.
  package var category: String?
  /// Only the items with this evidence.
  package var evidence: Evidence?
  /// Whether the items are in dictionary order instead of the data's.
  package var sortsByName = false

  package init(category: String? = nil, evidence: Evidence? = nil, sortsByName: Bool = false) {
    self.category = category
    self.evidence = evidence
    self.sortsByName = sortsByName
  }

  /// The indices of the selected items.
  ///
  ///     Selection(category: "악기").indices(of: items)  // [4, 5, 11, 12]
  package func indices(of items: [Item]) -> [Int] {
    let category = category.map(CanonicalText.init)
    let indices = (0..<items.count).filter { index in
      (category == nil || items[index].category.map(CanonicalText.init) == category)
        && (evidence == nil || items[index].evidence == evidence)
    }
    return sortsByName ? DictionaryOrder.sorted(indices, of: items) : indices
  }
}
