/// A catalogue whose files are read when they are first needed, and once, even if they are broken.
///
/// A class, so that all who need a file share what was read.
package final class LoadedCatalogue {
  package let source: Catalogue
  /// The items in the other edition; nil if the catalogue has only one.
  package private(set) lazy var otherEdition = (try? items()).flatMap(source.otherEdition)

  private lazy var otherExposition = (try? exposition()).flatMap(source.otherEdition)

  private lazy var readItems = Loaded(source.readItems)
  private lazy var readExposition = Loaded(source.exposition)
  private lazy var ownIndex = NameIndex((try? items()) ?? [])
  private lazy var wholeIndex = NameIndex(
    (try? items()) ?? [], otherEdition: otherEdition,
    exposition: [try? exposition(), otherExposition].compactMap(\.self).flatMap(\.names))

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
      ?? .broken(CatalogueFault(.missing(.exposition), in: ""))
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

  /// The names of the items, and behind them those of the exposition, in both editions.
  package func names() throws(CatalogueFault) -> NameIndex {
    _ = try items()
    return wholeIndex
  }

  /// The names of the items in this edition, for which no other file is read.
  func ownNames() throws(CatalogueFault) -> NameIndex {
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
    _ query: String, in language: Language, limit: Int? = nil
  ) throws(CatalogueFault) -> SearchResults {
    try items().search(query, with: try? exposition(), in: language, limit: limit)
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
