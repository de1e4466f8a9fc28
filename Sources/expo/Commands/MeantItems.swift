import ExpoCore

extension ItemList {
  /// Returns the one item that words mean together, as one name.
  func index(of words: [String], for command: Command) throws -> Int {
    let name = words.sentence
    let areNumbers = words.count > 1 && words.allSatisfy { WholeNumber.read($0) != nil }
    // A name may consist of numbers, but several numbers are no part of one.
    if areNumbers, !names.has(name) {
      throw UsageError.severalNames(words, command)
    }
    return try index(of: name, for: [command.name])
  }

  /// Returns the one item that a name means.
  ///
  /// - Parameter command: The words before the name, which hints repeat.
  func index(of name: String, for command: [String]) throws(CommandError) -> Int {
    switch names.find(name) {
    case .one(let index):
      return index
    case .several(let indices):
      let first = items.choices(indices)
      throw .ambiguousItem(name, first: first, count: indices.count, command: command)
    case .none(let suggestions):
      if let number = ListNumber(name), number.isAlone, !items.isEmpty {
        throw .noSuchNumber(name, of: items.count)
      }
      throw .noSuchItem(name, suggestions: items.choices(suggestions), command: command)
    }
  }
}

extension Selection {
  /// Which items the options select.
  init(_ options: Options, in list: ItemList) throws(CommandError) {
    self.init(evidence: options.evidence, sortsByName: options.sort == .name)
    if let name = options.category {
      category = try Self.category(named: name, in: list)
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
