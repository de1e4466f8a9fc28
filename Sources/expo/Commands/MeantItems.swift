import ExpoCore

extension Context {
  /// Returns the one item that words mean together, as one name.
  func index(
    of words: [String], in list: ItemList, for command: Command
  ) throws -> Int {
    let name = words.sentence
    let areNumbers = words.count > 1 && words.allSatisfy { WholeNumber.read($0) != nil }
    // A name may consist of numbers, but several numbers are no part of one.
    if areNumbers, !list.names.has(name) {
      throw UsageError.severalNames(words, command)
    }
    return try index(of: name, in: list, for: [command.name])
  }

  /// Returns the one item that a name means.
  ///
  /// - Parameter command: The words before the name, which hints repeat.
  func index(
    of name: String, in list: ItemList, for command: [String]
  ) throws(CommandError) -> Int {
    let items = list.items
    switch list.names.find(name) {
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

  /// Returns which items the options select.
  func selection(in items: Items) throws(CommandError) -> Selection {
    var selection = Selection(evidence: options.evidence, sortsByName: options.sort == .name)
    if let name = options.category {
      selection.category = try category(named: name, in: items)
    }
    return selection
  }

  private func category(named name: String, in items: Items) throws(CommandError) -> String {
    let categories = Categories(items)
    let near: [Int]
    switch categories.index.find(name) {
    case .one(let index): return categories.names[index]
    case .several(let indices): near = indices
    case .none(let suggestions):
      near = suggestions.isEmpty ? Array(categories.names.indices) : suggestions
    }
    let names = near.prefix(CommandError.mostChoices).map { categories.names[$0] }
    throw .noSuchCategory(name, near: names)
  }
}
