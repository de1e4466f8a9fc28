import ExpoCore

extension Selection {
  /// Selects the items of the category that words name, or else of the grade of evidence; all items without words.
  init(named words: [String], in catalogue: LoadedCatalogue) throws {
    self.init()
    let word = words.sentence
    if words.isEmpty { return }
    let items = try catalogue.items()
    let categories = Categories(items)
    let found = categories.index(otherEdition: catalogue.otherEdition).find(word)
    if let index = found.index {
      category = categories.names[index]
    } else if let grade = Evidence(named: word) {
      evidence = grade
    } else {
      let grades = Evidence.near(word).filter { grade in items.contains { $0.evidence == grade } }
      if !grades.isEmpty { throw CommandError.noSuchGrade(word, near: grades) }
      let near = found.indices.isEmpty ? Array(categories.names.indices) : found.indices
      throw CommandError.noSuchCategory(
        word, near: near.prefix(CommandError.maxChoices).map { categories.names[$0] })
    }
  }

  /// Whether words are a category or a grade, written whole.
  static func isWhole(_ words: String, in catalogue: LoadedCatalogue) throws -> Bool {
    let categories = Categories(try catalogue.items()).index(otherEdition: catalogue.otherEdition)
    return !categories.find(words).called.isEmpty || Evidence.called(words) != nil
  }
}
