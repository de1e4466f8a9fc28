/// The kinds into which a property divides items, such as their categories or the words of their grades, each once.
package struct Kinds {
  /// The kinds as the data write them.
  package let names: [String]
  /// The first item of each.
  private let firstItems: [Int]
  private let property: KeyPath<Item, String?>

  /// Collects the kinds of all items: first those of the order, then the others as the items have them.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package init(
    of items: [Item], by property: KeyPath<Item, String?>, order: [String] = []
  ) {
    self.property = property
    var firsts: [CanonicalText: Int] = [:]
    var others: [CanonicalText] = []
    for (index, item) in items.enumerated() {
      guard let kind = item[keyPath: property].map(CanonicalText.init), firsts[kind] == nil
      else { continue }
      firsts[kind] = index
      others.append(kind)
    }
    let ordered = order.map(CanonicalText.init)
    let kinds = ordered.filter { firsts[$0] != nil } + others.filter { !ordered.contains($0) }
    firstItems = kinds.compactMap { firsts[$0] }
    names = firstItems.compactMap { items[$0][keyPath: property] }
  }

  /// The index of their names, which finds them as it finds items: also without case and spaces, by the
  /// beginning, a part, initial consonants (`ㅇㄱ` for 악기), Korean keys (`dkrrl`), and the names in the other
  /// edition.
  ///
  ///     Kinds(of: items, by: \.category).index().find("ㅇㄱ").index  // 1
  package func index(otherEdition: [Item]? = nil) -> NameIndex {
    NameIndex(
      names: names,
      aliases: otherEdition.map { edition in
        firstItems.map { edition[$0][keyPath: property].map { [$0] } ?? [] }
      } ?? [])
  }
}
