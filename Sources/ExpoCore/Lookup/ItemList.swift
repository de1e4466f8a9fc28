/// The items of a catalogue and the index of their names.
package struct ItemList {
  package let items: Items
  package let names: NameIndex

  /// - Parameter otherEdition: The same list in another language, read if a name needs it.
  package init(_ items: Items, otherEdition: @escaping () -> Items? = { nil }) {
    self.items = items
    names = NameIndex(items, otherEdition: otherEdition)
  }

  /// The same list in another language, read when it is first needed.
  package var otherEdition: Items? { names.otherEdition }
}
