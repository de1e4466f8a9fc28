/// A catalogue whose files are read when they are first needed, and once, even if they are broken.
///
/// A class, so that all who need a file share what was read.
package final class LoadedCatalogue {
  package let source: Catalogue
  /// The items in the other language; nil if the catalogue has one language only.
  package private(set) lazy var otherEdition = (try? items()).flatMap(source.otherEdition)

  private lazy var otherExposition = (try? exposition()).flatMap(source.otherEdition)

  private lazy var readItems = Loaded(source.readItems)
  private lazy var readExposition = Loaded(source.exposition)
  private lazy var ownIndex = NameIndex((try? items()) ?? [])
  private lazy var wholeIndex = NameIndex((try? items()) ?? [], otherEdition: otherEdition)

  package init(_ source: Catalogue) {
    self.source = source
  }

  /// A catalogue without files.
  package convenience init(
    _ items: [Item], otherEdition: [Item]? = nil, exposition: Exposition? = nil
  ) {
    self.init(Catalogue(at: ""))
    readItems = .whole((items, []))
    self.otherEdition = otherEdition
    readExposition =
      exposition.map { .whole($0) }
      ?? .broken(CatalogueFault(.missing(.exposition, near: nil), in: ""))
  }

  package func items() throws(CatalogueFault) -> [Item] {
    try readItems.get().items
  }

  /// Whether the edition has items, but not this one.
  package func lacksTranslation(of index: Int) -> Bool {
    (try? readItems.get())?.untranslated?.contains(index) ?? false
  }

  package func exposition() throws(CatalogueFault) -> Exposition {
    try readExposition.get()
  }

  /// The names of the items in both languages.
  package func names() throws(CatalogueFault) -> NameIndex {
    _ = try items()
    return wholeIndex
  }

  /// The names of the items in the catalogue's own language, for which no other file is read.
  private func ownNames() throws(CatalogueFault) -> NameIndex {
    _ = try items()
    return ownIndex
  }

  /// What the catalogue says about a topic; only the topic's own file is read.
  package func entry(_ topic: Topic) throws(CatalogueFault) -> any CatalogueEntry {
    if let index = topic.index { return try items()[index] }
    return try exposition()
  }

  /// Whether the catalogue has a picture of the exposition.
  package func hasPicture(_ picture: ExpositionPicture) -> Bool {
    (try? source.pictureFile(named: picture.rawValue)) != nil
  }

  /// Finds the items, and the exposition if it can be read, that have all words of a query.
  package func search(
    _ query: String, limit: Int? = nil
  ) throws(CatalogueFault) -> SearchResults {
    try items().search(query, with: try? exposition(), limit: limit)
  }

  /// Whether a search finds anything in the other language.
  package func isInOtherEdition(_ query: String) -> Bool {
    let results = otherEdition?.search(query, with: otherExposition, limit: 0)
    return results?.topics.isEmpty == false
  }

  /// The words that may be meant by words that no text has, and what they find: the one name that begins with
  /// these initial consonants, or else the text that the same keys type with the other keyboard.
  package func searchOther(
    than query: String, limit: Int? = nil
  ) throws(CatalogueFault) -> (words: String, results: SearchResults)? {
    let items = try meaning(of: query).items
    var named: String?
    if let items, items.rank >= .unfinished, items.indices.count == 1 {
      named = try self.items()[items.indices[0]].name
    }
    // The key of a single letter types too much.
    let typed = query.unicodeScalars.count > 1 ? KoreanKeyboard.otherText(typedAs: query) : nil
    for words in [named, typed] {
      guard let words else { continue }
      let results = try search(words, limit: limit)
      if !results.topics.isEmpty { return (words, results) }
    }
    return nil
  }
}

/// What a file holds, or what is wrong with it.
///
/// Not a `Result`: the runtime would search for the conformance of its error in each run, for a tenth of what help
/// costs.
private enum Loaded<Value> {
  case whole(Value)
  case broken(CatalogueFault)

  init(_ read: () throws(CatalogueFault) -> Value) {
    do throws(CatalogueFault) {
      self = .whole(try read())
    } catch {
      self = .broken(error)
    }
  }

  func get() throws(CatalogueFault) -> Value {
    switch self {
    case .whole(let value): return value
    case .broken(let fault): throw fault
    }
  }
}

/// The meaning of a name in a catalogue.
package struct NameMeaning: Equatable {
  package let name: String
  /// The items that it finds; nil if it finds none.
  package var items: NameIndex.Matches?
  /// The one topic that it means; nil if there is none or several, or if the name is too short to tell.
  package var topic: Topic?
  /// The exposition's own picture with this name; nil if an item has it.
  package var picture: ExpositionPicture?

  package init(name: String) { self.name = name }

  package var findsNothing: Bool { items == nil && topic == nil && picture == nil }
}

extension LoadedCatalogue {
  package func meaning(of name: String) throws(CatalogueFault) -> NameMeaning {
    var meaning = NameMeaning(name: name)
    meaning.items = try find(name)
    if let items = meaning.items, items.indices.count == 1, !items.isTooShort {
      meaning.topic = .item(items.indices[0])
    }
    if let items = meaning.items, items.rank <= .alias { return meaning }
    if isExposition(name, after: meaning.items?.rank) { meaning.topic = .overview }
    meaning.picture = ExpositionPicture(named: name)
    return meaning
  }

  private func find(_ name: String) throws(CatalogueFault) -> NameIndex.Matches? {
    // These ranks go before every name of the other edition, so that it need not be read.
    let own = try ownNames().best(name, asTyped: true)
    if let own, own.rank < .alias { return own }
    return try names().best(name)
  }

  /// Whether a name that is no item's means the exposition: the number 0 or its line of a list, a name in either
  /// language, or the beginning of one. **Items go first**: the name must find the exposition better than any item.
  ///
  /// - Parameter itemRank: How well the name finds items; nil if it finds none.
  private func isExposition(_ name: String, after itemRank: NameRank?) -> Bool {
    guard let exposition = try? exposition() else { return false }
    if let number = ListNumber(name), number.value == 0 {
      return number.isFollowed(by: exposition.name)
    }
    func rank(in exposition: Exposition?) -> NameRank? {
      let found = exposition.flatMap { NameIndex(names: $0.names).best(name) }
      return found.flatMap { $0.isTooShort || $0.rank == .part ? nil : $0.rank }
    }
    guard let own = rank(in: exposition) ?? rank(in: otherExposition) else { return false }
    return itemRank.map { own < $0 } ?? true
  }

  /// The words that find just this item: its name if that can be typed as it is shown, or its number.
  ///
  /// - Complexity: O(1).
  /// - Parameter shown: The name as it is shown.
  package func shortestName(of index: Int, shownAs shown: String) throws(CatalogueFault) -> String {
    let names = try ownNames()
    let isUnique = names.indices(named: shown) == [index] && !shown.isEmpty
    return isUnique && names.numbered(shown) ?? index == index ? shown : "\(index + 1)"
  }
}
