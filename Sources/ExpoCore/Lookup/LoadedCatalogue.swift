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

  /// The words that may be meant by words that no text has, and what they find: the one name that begins with
  /// these initial consonants, or else the text that the same keys type with the other keyboard.
  package func searchOther(
    than query: String, limit: Int? = nil
  ) throws(CatalogueFault) -> (words: String, results: SearchResults)? {
    let match = try find(query)
    let named = match.rank == .initials ? match.index.flatMap { try? items()[$0].name } : nil
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

extension LoadedCatalogue {
  /// What a name finds: items, or else the exposition, whose index is behind the last item.
  package func find(_ name: String) throws(CatalogueFault) -> NameMatch {
    // For a number or a name of this edition no other file is read.
    if let own = try ownNames().whole(name) { return own }
    return try names().find(name)
  }

  /// The one topic that a name finds; nil if there is none or several.
  package func topic(of match: NameMatch) -> Topic? {
    let count = (try? items().count) ?? 0
    return match.index.map { $0 < count ? .item($0) : .overview }
  }

  /// The words that find just this item: its name if that can be typed as it is shown, or its number.
  ///
  /// - Complexity: O(1).
  /// - Parameter shown: The name as it is shown.
  package func shortestName(of index: Int, shownAs shown: String) throws(CatalogueFault) -> String {
    try ownNames().whole(shown)?.indices == [index] ? shown : "\(index + 1)"
  }
}
