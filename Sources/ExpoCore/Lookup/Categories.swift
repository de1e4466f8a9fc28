/// The categories of a catalogue, in the order of their first items.
package struct Categories: Sendable {
  /// The categories as the data write them, each once.
  package let names: [String]
  /// The first item of each.
  private let firstItems: [Int]

  /// Collects the categories of all items.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package init(_ items: [Item]) {
    var known: Set<CanonicalText> = []
    firstItems = items.indices.filter { index in
      items[index].category.map { known.insert(CanonicalText($0)).inserted } ?? false
    }
    names = firstItems.compactMap { items[$0].category }
  }

  /// The index of their names, which finds them as it finds items: also without case and spaces, by the
  /// beginning, a part, initial consonants (`ㅇㄱ` for 악기), Korean keys (`dkrrl`), and the names in the other
  /// edition.
  ///
  ///     Categories(items).index().find("ㅇㄱ").index  // 1
  package func index(otherEdition: [Item]? = nil) -> NameIndex {
    NameIndex(
      names: names,
      aliases: otherEdition.map { edition in
        firstItems.map { edition[$0].category.map { [$0] } ?? [] }
      } ?? [])
  }
}
