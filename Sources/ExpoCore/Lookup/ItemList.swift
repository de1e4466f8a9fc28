/// The items of a catalogue, and what a reader means by a name.
///
/// A class, because what else of the catalogue a name may need is read when it is first needed, and once.
package final class ItemList {
  package let items: [Item]
  /// The same list in another language.
  package private(set) lazy var otherEdition = catalogue?.otherEdition(of: items)
  package private(set) lazy var exposition = try? catalogue?.exposition()
  /// The names of the items in this language.
  private lazy var ownNames = NameIndex(items)
  /// The names of the items in both languages.
  package private(set) lazy var names = NameIndex(items, otherEdition: otherEdition)

  /// Where the other edition and the exposition are read.
  private let catalogue: Catalogue?

  /// - Parameter exposition: That of the catalogue, if it has been read.
  package init(_ items: [Item], of catalogue: Catalogue, exposition: Exposition?) {
    self.items = items
    self.catalogue = catalogue
    if let exposition { self.exposition = exposition }
  }

  package init(_ items: [Item], otherEdition: [Item]? = nil, exposition: Exposition? = nil) {
    self.items = items
    catalogue = nil
    self.otherEdition = otherEdition
    self.exposition = exposition
  }
}

extension ItemList {
  /// The one topic that a name means; nil if there is none or several, or if the name is too short to
  /// tell.
  package func topic(named name: String) -> Topic? {
    topic(named: name, found: find(name))
  }

  /// The same if ``find(_:)`` was called before.
  ///
  /// The exposition is found by the number 0, by its names and by their beginnings, by the same steps as
  /// items; an item that the same step finds goes before it.
  package func topic(named name: String, found: NameIndex.Found?) -> Topic? {
    if found?.rank ?? .unfinishedAlias > .alias, let exposition {
      let isZero = ListNumber(name).map { $0.value == 0 && $0.isAlone } ?? false
      let own = NameIndex(names: exposition.names).best(name)
      let isFound = own.map { !$0.isVague && $0.rank != .part } ?? false
      if isZero || isFound, found.map({ isZero || own?.rank ?? $0.rank < $0.rank }) ?? true {
        return .overview
      }
    }
    guard let found, found.indices.count == 1, !found.isVague else { return nil }
    return .item(found.indices[0])
  }

  /// The items that a name finds; nil if it finds none.
  package func find(_ name: String) -> NameIndex.Found? {
    // No name of the other edition goes before these.
    let own = ownNames.best(name, asTyped: true)
    if let own, own.rank < .alias { return own }
    return names.best(name)
  }

  /// Whether the texts of an item or of the exposition have all words of a query.
  package func hasHits(for query: String) -> Bool {
    !items.search(query, limit: 0).indices.isEmpty || exposition?.search(query) != nil
  }

  /// Whether the catalogue has a picture of this name.
  package func hasPicture(named name: String) -> Bool {
    (try? catalogue?.pictureBytes(named: name)) != nil
  }

  /// The words that find just this item: its name if that can be typed as it is shown, or its number; O(1).
  ///
  /// - Parameter shown: The name as it is shown.
  package func shortestName(of index: Int, shownAs shown: String) -> String {
    let isUnique = ownNames.indices(named: shown) == [index] && !shown.isEmpty
    return isUnique && ownNames.numbered(shown) ?? index == index ? shown : "\(index + 1)"
  }
}
