/// Which items of a catalogue a list shows.
package struct Selection: Equatable, Sendable {
  /// Only the items of these categories; all if there are none.
  package var categories: [String] = []
  /// Only the items with these grades, by their words; all if there are none.
  package var grades: [String] = []

  package init() {}

  /// The only category.
  package var category: String? {
    get { categories.first }
    set { categories = newValue.map { [$0] } ?? [] }
  }

  /// The only grade.
  package var grade: String? {
    get { grades.first }
    set { grades = newValue.map { [$0] } ?? [] }
  }

  /// The indices of the selected items.
  ///
  ///     selection.category = "악기"
  ///     selection.indices(of: items)  // [4, 5, 11, 12]
  package func indices(of items: [Item]) -> [Int] {
    let (categories, grades) = (Set(categories.map(\.kindKey)), Set(grades.map(\.kindKey)))
    func isSelected(_ kind: String?, _ kinds: Set<[UInt32]>) -> Bool {
      kinds.isEmpty || kind.map { kinds.contains($0.kindKey) } == true
    }
    return items.indices.filter {
      isSelected(items[$0].category, categories) && isSelected(items[$0].evidence, grades)
    }
  }
}

extension Catalogue {
  /// A category or a grade that items have, with its name in each edition that was read.
  package typealias Kind = (names: [String], isGrade: Bool)

  package var grades: [Grade] { exposition?.grades ?? [] }

  /// The categories, and the grades that items have.
  ///
  /// - Parameter other: The same list in the other edition, whose names count, too.
  package func kinds(beside other: Catalogue? = nil) -> [Kind] {
    func kinds(_ property: KeyPath<Item, String?>, _ order: [String] = []) -> [[String]] {
      items.kinds(by: property, order: order).map { name, first in
        [name] + [other?.items[first][keyPath: property]].compactMap(\.self)
      }
    }
    return kinds(\.category).map { ($0, false) }
      + kinds(\.evidence, grades.map(\.word)).map { ($0, true) }
  }

  /// The kinds that words name, the best first, or else the similar ones.
  package func kinds(
    named words: String, in language: Language, beside other: Catalogue? = nil
  ) -> [(kind: Kind, rank: Found.Rank)] {
    let kinds = kinds(beside: other)
    for typed in queries(words, in: language) {
      for query in [typed, typed.loosening(typed.words.indices)] {
        let ranked = kinds.compactMap { kind in
          query.rank(of: kind.names).map { (kind: kind, rank: $0) }
        }
        if !ranked.isEmpty { return ranked.sorted { $0.rank < $1.rank } }
      }
    }
    return FoldedLetters.all(of: words).similar(among: kinds.map { $0.names.map(\.keys) })
      .map { (kinds[$0], .similar) }
  }
}

extension [Item] {
  /// The values of a property, such as the categories, each once and with the first item that has
  /// it: first the values in `order`, then the others in the order of the items. Values that differ
  /// only in blanks, case, width or Unicode form are one.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package func kinds(
    by property: KeyPath<Item, String?>, order: [String] = []
  ) -> [(name: String, first: Int)] {
    var firsts: [[UInt32]: Int] = [:]
    var keys: [[UInt32]] = []
    for (index, item) in enumerated() {
      guard let key = item[keyPath: property]?.kindKey, firsts[key] == nil else { continue }
      firsts[key] = index
      keys.append(key)
    }
    let ordered = order.map(\.kindKey)
    let inOrder = Set(ordered)
    return (ordered + keys.filter { !inOrder.contains($0) }).compactMap { key in
      firsts.removeValue(forKey: key).map { (self[$0][keyPath: property] ?? "", $0) }
    }
  }
}

extension String {
  /// What two names of one kind have in common: their letters, or else all they have.
  package var kindKey: [UInt32] {
    let letters = FoldedLetters.all(of: self)
    return letters.isEmpty ? unicodeScalars.map(\.value) : letters
  }
}
