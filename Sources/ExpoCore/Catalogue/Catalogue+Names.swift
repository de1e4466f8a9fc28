/// Names and search.
extension Catalogue {
  /// The names of the items, and behind them those of the exposition, in both editions.
  package func names() throws(CatalogueFault) -> NameIndex {
    _ = try items()
    return wholeIndex
  }

  /// The names of the items of this edition, for which no other file is read.
  private func ownNames() throws(CatalogueFault) -> NameIndex {
    _ = try items()
    return ownIndex
  }

  /// What the catalogue says about a topic; only the topic's own file is read.
  package func entry(_ topic: Topic) throws(CatalogueFault) -> any CatalogueEntry {
    if let index = topic.index { return try items()[index] }
    return try overview()
  }

  /// The exposition for those who ask for it: a catalogue without one is an error for them.
  package func overview() throws(CatalogueFault) -> Exposition {
    if let exposition = try exposition() { return exposition }
    throw CatalogueFault(.noExposition, in: path ?? "")
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

extension Catalogue {
  package var grades: [Grade] { (try? exposition())?.grades ?? [] }

  package func categories() throws(CatalogueFault) -> Kinds {
    Kinds(of: try items(), by: \.category)
  }

  /// The words of the grades that items have.
  package func evidence() throws(CatalogueFault) -> Kinds {
    Kinds(of: try items(), by: \.evidence, order: grades.map(\.word))
  }
}
