import ExpoCore

extension Selection {
  /// Which items the options select.
  init(_ options: Options, in list: ItemList) throws(CommandError) {
    self.init(evidence: options.evidence, sortsByName: options.sort == .name)
    if let name = options.category {
      category = try Self.category(named: name, in: list)
    }
  }

  /// Selects what a word names: a category, or else a grade of evidence.
  ///
  /// - Parameter gradeWords: The words for a grade in the languages of the program.
  mutating func narrow(
    to word: String, in list: ItemList, gradeWords: (Evidence) -> [String]
  ) throws(CommandError) {
    do {
      category = try Self.category(named: word, in: list)
    } catch {
      let grade = Evidence.known.first { grade in
        NameIndex(names: [grade.rawValue] + gradeWords(grade)).best(word).map { $0.rank <= .name }
          ?? false
      }
      guard let grade else { throw error }
      evidence = grade
    }
  }

  private static func category(named name: String, in list: ItemList) throws(CommandError) -> String
  {
    let categories = Categories(list.items)
    let near: [Int]
    switch categories.index(otherEdition: list.otherEdition).find(name) {
    case .one(let index): return categories.names[index]
    case .several(let indices): near = indices
    case .none(let suggestions):
      near = suggestions.isEmpty ? Array(categories.names.indices) : suggestions
    }
    let names = near.prefix(CommandError.maxChoices).map { categories.names[$0] }
    throw .noSuchCategory(name, near: names)
  }
}
