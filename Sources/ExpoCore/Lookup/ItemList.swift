/// The items of a catalogue, and what a reader means by a name.
package struct ItemList {
  package let items: [Item]
  package let names: NameIndex
  private let readOtherEdition: () -> [Item]?
  private let readExposition: () -> Exposition?

  /// - Parameters:
  ///   - otherEdition: The same list in another language, read if a name needs it.
  ///   - exposition: Read if no item has the name.
  package init(
    _ items: [Item], otherEdition: @escaping () -> [Item]? = { nil },
    exposition: @escaping () -> Exposition? = { nil }
  ) {
    self.items = items
    names = NameIndex(items, otherEdition: otherEdition)
    readOtherEdition = otherEdition
    readExposition = exposition
  }

  /// The same list in another language.
  package var otherEdition: [Item]? { readOtherEdition() }

  package var exposition: Exposition? { readExposition() }

  /// The one topic that a name means; nil if there is none or several, which
  /// ``NameIndex/find(_:)`` tells apart.
  ///
  /// The exposition is found by the number 0 and by its names, by the same steps as items; an item that
  /// the same step finds goes before it.
  package func topic(named name: String) -> Topic? {
    topic(named: name, among: names.best(name))
  }

  /// The same if ``NameIndex/best(_:)`` was called before.
  package func topic(named name: String, among best: NameIndex.Found?) -> Topic? {
    ranked(name, among: best)?.topic
  }

  /// The one topic whose number, name, alias or initial consonants these are, and not a part of them.
  package func topic(called name: String) -> Topic? {
    guard let (rank, topic) = ranked(name, among: names.best(name)) else { return nil }
    if rank <= .alias { return topic }
    guard rank == .unfinished, case .item(let index) = topic else { return nil }
    let letters = FoldedLetters.all(of: items[index].name)
    let isInitials = UnfinishedName(FoldedLetters.all(of: name))?.isInitials(of: letters) ?? false
    return isInitials ? topic : nil
  }

  private func ranked(
    _ name: String, among best: NameIndex.Found?
  ) -> (rank: NameRank, topic: Topic)? {
    if best?.rank ?? .unfinishedAlias > .alias, let exposition {
      let isZero = ListNumber(name).map { $0.value == 0 && $0.isAlone } ?? false
      let rank = isZero ? .number : NameIndex(names: exposition.names).best(name)?.rank
      if let rank, best.map({ rank < $0.rank }) ?? true { return (rank, .overview) }
    }
    guard let best, best.indices.count == 1 else { return nil }
    return (best.rank, .item(best.indices[0]))
  }

  /// Whether the texts of an item or of the exposition have all words of a query.
  package func hasHits(for query: String) -> Bool {
    !items.search(query, limit: 0).indices.isEmpty || exposition?.search(query) != nil
  }

  /// The words that find just this item: its name as it can be shown, or its number.
  ///
  /// - Parameter shown: The name as it is shown.
  package func wordsThatFind(_ index: Int, shownAs shown: String) -> String {
    !shown.isEmpty && topic(named: shown) == .item(index) ? shown : "\(index + 1)"
  }
}
