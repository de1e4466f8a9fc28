extension LoadedCatalogue {
  /// What a name finds: items, or else the exposition.
  package func find(
    _ name: String, in language: Language
  ) throws(CatalogueFault) -> NameMatch {
    // For a number or a name of this edition no other file is read.
    if let own = try ownNames().whole(name) { return own }
    return try names().find(name, in: language)
  }

  /// The words that find just this item: its name if that can be typed as it is shown, or its number.
  ///
  /// - Complexity: O(1).
  /// - Parameter shown: The name as it is shown.
  package func shortestName(of index: Int, shownAs shown: String) throws(CatalogueFault) -> String {
    try ownNames().whole(shown)?.topics == [.item(index)] ? shown : "\(index + 1)"
  }

  /// The names of the categories in both editions.
  package func categories() throws(CatalogueFault) -> [Names] {
    let items = try items()
    var known: Set<CanonicalText> = []
    return items.indices.compactMap { index in
      guard let category = items[index].category, known.insert(CanonicalText(category)).inserted
      else { return nil }
      return Names([category] + [otherEdition?[index].category].compactMap(\.self))
    }
  }

  /// A query with words of similar spelling for those that no text has; nil if there are none.
  ///
  /// They are names, aliases, categories and the words of the exposition's text without particles.
  package func respelt(_ query: String) throws(CatalogueFault) -> String? {
    let (items, exposition) = (try items(), try? exposition())
    let texts = (items.flatMap(\.searchTexts) + (exposition?.searchTexts ?? [])).map(\.text)
    var known: Set<CanonicalText> = []
    let names = items.flatMap { [$0.name] + $0.aliases } + items.categories
    let prose = (names + [exposition?.description ?? ""]).flatMap { text in
      text.split { !$0.isLetter && !$0.isNumber }
    }
    let words = (names + prose.map { SearchQuery.withoutParticles($0) { _ in true } })
      .filter { known.insert(CanonicalText($0)).inserted }.map { [$0] }
    var respelt: [String] = []
    for word in query.split(whereSeparator: \.isWhitespace).map(String.init) {
      if SearchQuery(word).isFound(in: texts) {
        respelt.append(word)
        continue
      }
      let stems = [word, SearchQuery.withoutParticles(word) { _ in true }]
      let near = stems.lazy.compactMap { $0.similar(among: words, areWords: true).first }.first
      guard let near else { return nil }
      respelt += words[near]
    }
    return respelt.joined(separator: " ")
  }
}
