/// The categories of a catalogue, in the order of their first items.
package struct Categories: Sendable {
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
  package func index(otherEdition: [Item]? = nil) -> NameIndex {
    NameIndex(
      names: names,
      aliases: otherEdition.map { edition in
        firstItems.map { edition[$0].category.map { [$0] } ?? [] }
      } ?? [])
  }
}
