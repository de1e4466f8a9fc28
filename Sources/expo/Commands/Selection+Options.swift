import ExpoCore

extension Selection {
  /// Which items the options select.
  init(_ options: Options, in catalogue: LoadedCatalogue) throws {
    self.init(evidence: options.evidence, sortsByName: options.sortsByName)
    if let name = options.category {
      category = try Self.category(named: name, in: catalogue)
    }
  }

  /// Selects what a word names beside what the options do: a category, or else a grade of evidence.
  mutating func narrow(to word: String, in catalogue: LoadedCatalogue) throws {
    do {
      let named = try Self.category(named: word, in: catalogue)
      if let category, CanonicalText(category) != CanonicalText(named) {
        throw UsageError.optionExcludes(.category, word, .items)
      }
      category = named
    } catch let error as CommandError {
      guard let grade = Evidence(named: word) else {
        let near = Evidence.near(word)
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
    let categories = Categories(try catalogue.items()).index(
      otherEdition: catalogue.otherEdition)
    return [categories, Evidence.names].contains { names in
      names.best(words).map { $0.rank <= .alias } ?? false
    }
  }

  private static func category(named name: String, in catalogue: LoadedCatalogue) throws -> String {
    let categories = Categories(try catalogue.items())
    let near: [Int]
    switch categories.index(otherEdition: catalogue.otherEdition).find(name) {
    case .one(let index): return categories.names[index]
    case .several(let indices): near = indices
    case .unclear(let suggestions):
      near = suggestions.isEmpty ? Array(categories.names.indices) : suggestions
    }
    let names = near.prefix(CommandError.maxChoices).map { categories.names[$0] }
    throw CommandError.noSuchCategory(name, near: names)
  }
}
