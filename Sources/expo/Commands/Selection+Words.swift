import ExpoCore

extension Selection {
  /// Selects the items of the category that words name, or else of the grade of evidence; all items without words.
  init(named words: [String], in catalogue: Catalogue, language: Language) throws {
    self.init()
    let word = words.sentence
    if words.isEmpty { return }
    let (categories, kinds) = (try catalogue.categories(), try catalogue.kinds())
    let found = kinds.find(word, in: language)
    // A category goes before a grade of the same name.
    if found.rank < .part, found.indices.count == 1 || found.rank <= .alias {
      let index = found.indices[0]
      if index < categories.count {
        category = categories[index].names[0]
      } else {
        evidence = kinds[index].names[0]
      }
      return
    }
    var suggestions = found.indices.map { Suggestion.kind(kinds[$0].names[0]) }
    if suggestions.isEmpty {
      suggestions = try catalogue.suggestions(
        for: catalogue.find(word, in: language), in: language)
    }
    throw CommandError.noSuchKind(
      word, suggestions, among: kinds.prefix(CommandError.maxChoices).map { $0.names[0] })
  }
}
