/// The items of a catalogue and the index of their names.
package struct ItemList {
  package let items: [Item]
  package let names: NameIndex
  private let readOtherEdition: () -> [Item]?

  /// - Parameter otherEdition: The same list in another language, read if a name needs it.
  package init(_ items: [Item], otherEdition: @escaping () -> [Item]? = { nil }) {
    self.items = items
    names = NameIndex(items, otherEdition: otherEdition)
    readOtherEdition = otherEdition
  }

  /// The same list in another language.
  package var otherEdition: [Item]? { readOtherEdition() }
}
