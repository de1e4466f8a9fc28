import ExpoCore

extension Selection {
  /// Selects the items that the options ask for.
  init(_ options: Options, in catalogue: LoadedCatalogue) throws {
    self.init(evidence: options.evidence, sortsByName: options.sortsByName)
    if let name = options.category {
      category = try Self.category(named: name, in: catalogue)
    }
  }

  /// Narrows the selection of the options to what a word names: a category, or else a grade of evidence.
  mutating func narrow(to word: String, in catalogue: LoadedCatalogue) throws {
    do {
      let named = try Self.category(named: word, in: catalogue)
      if let category, CanonicalText(category) != CanonicalText(named) {
        throw UsageError.optionExcludes(.category, word, .items)
      }
      category = named
    } catch let error as CommandError {
      guard let grade = Evidence(named: word) else {
        let items = try catalogue.items()
        let near = Evidence.near(word).filter { grade in items.contains { $0.evidence == grade } }
        throw near.isEmpty ? error : CommandError.noSuchGrade(word, near: near)
      }
      if let evidence, evidence != grade {
        throw UsageError.optionExcludes(.evidence, word, .items)
      }
      evidence = grade
    }
  }

  /// Whether words are a category or a grade, written whole.
  static func isWhole(_ words: String, in catalogue: LoadedCatalogue) throws -> Bool {
    let categories = Categories(try catalogue.items()).index(otherEdition: catalogue.otherEdition)
    return !categories.called(words).isEmpty || Evidence.called(words) != nil
  }

  private static func category(named name: String, in catalogue: LoadedCatalogue) throws -> String {
    let categories = Categories(try catalogue.items())
    let found = categories.index(otherEdition: catalogue.otherEdition).find(name)
    if case .one(let index) = found { return categories.names[index] }
    let near = found.candidates.map { categories.names[$0] }
    throw CommandError.noSuchCategory(
      name, near: Array((near.isEmpty ? categories.names : near).prefix(CommandError.maxChoices)))
  }
}
