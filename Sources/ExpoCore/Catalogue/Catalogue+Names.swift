/// Names and search.
extension Catalogue {
  /// What the catalogue says about a topic.
  package func entry(_ topic: Topic) throws(CatalogueError) -> any CatalogueEntry {
    if let index = topic.index { return items[index] }
    return try overview()
  }

  /// The exposition of a reader who asks for it; throws if the catalogue has none.
  package func overview() throws(CatalogueError) -> Exposition {
    if let exposition { return exposition }
    throw CatalogueError(
      .unreadable, path ?? "", "exposition.json이 없습니다", "There is no exposition.json")
  }

  /// Finds the items, and the exposition if it can be read, that have all words of a query.
  package func search(_ query: String, in language: Language) -> SearchResults {
    items.search(query, with: exposition, in: language)
  }

  /// What a name finds: items, or else the exposition.
  package func find(_ name: String, in language: Language) -> NameMatch {
    nameIndex.find(name, in: language)
  }

  /// The shortest text that finds this item alone: its name as it is shown, or else its number.
  ///
  /// - Complexity: O(1).
  /// - Parameter shown: The name as it is shown.
  package func shortestName(of index: Int, shownAs shown: String) -> String {
    nameIndex.exact(shown)?.topics == [.item(index)] ? shown : "\(index + 1)"
  }

  /// A query with words of similar spelling for those that no text has; nil if there are none.
  ///
  /// They are names, aliases, categories and the words of the exposition's text without particles.
  package func respelt(_ query: String) -> String? {
    lazy var texts = (items.flatMap(\.searchTexts) + (exposition?.searchTexts ?? [])).map(\.text)
    let names = items.flatMap { [$0.name] + $0.aliases } + items.kinds(by: \.category).map(\.name)
    let words = (names + [exposition?.text ?? ""]).flatMap(\.wordsWithoutParticles)
    let known = (names + words).map { [$0] }
    var respelt: [String] = []
    let typed = query.split(whereSeparator: \.isWhitespace).map(String.init)
    for word in typed {
      // A single word is in no text, or nobody would ask.
      if typed.count > 1, SearchQuery(word).isFound(in: texts) {
        respelt.append(word)
        continue
      }
      let stem = SearchQuery.withoutParticles(word) { _ in true }
      func near(_ word: String) -> Int? { word.similar(among: known, areWords: true).first }
      guard let index = near(word) ?? (stem == word ? nil : near(stem)) else { return nil }
      respelt += known[index]
    }
    let query = respelt.joined(separator: " ")
    return items.search(query, with: exposition).topics.isEmpty ? nil : query
  }
}

/// Categories and grades.
extension Catalogue {
  package var grades: [Grade] { exposition?.grades ?? [] }

  /// The names of the categories, with their names in the other edition, if it is given.
  package func categories(beside other: Catalogue? = nil) -> [Names] {
    names(ofKindsBy: \.category, beside: other)
  }

  /// The names of the categories and of the grades that items have.
  package func kinds(beside other: Catalogue? = nil) -> [Names] {
    categories(beside: other)
      + names(ofKindsBy: \.evidence, order: grades.map(\.word), beside: other)
  }

  private func names(
    ofKindsBy property: KeyPath<Item, String?>, order: [String] = [], beside other: Catalogue?
  ) -> [Names] {
    items.kinds(by: property, order: order).map { name, first in
      Names([name] + [other?.items[first][keyPath: property]].compactMap(\.self))
    }
  }
}

extension String {
  /// The words of a text without the punctuation around them, and without a particle.
  fileprivate var wordsWithoutParticles: [String] {
    unicodeScalars.split(whereSeparator: \.isBlank).map { word in
      func isLetter(_ scalar: Unicode.Scalar) -> Bool { Folding(scalar.value) != .punctuation }
      let end = word.lastIndex(where: isLetter) ?? word.startIndex
      let inside = word[...end].drop { !isLetter($0) }
      return SearchQuery.withoutParticles(Substring(inside)) { _ in true }
    }
  }
}
