import ExpoCore

extension ItemList {
  /// Returns the one topic that words mean together, as one name.
  func topic(of words: [String], for command: Command) throws -> Topic {
    let name = words.sentence
    let areNumbers = words.count > 1 && words.allSatisfy { WholeNumber.read($0) != nil }
    // A name may consist of numbers, but several numbers are no part of one.
    if areNumbers, !names.has(name) { throw UsageError.severalNames(words, command) }
    return try topic(of: name, for: [command.name])
  }

  /// Returns the one topic that a name means.
  ///
  /// - Parameter command: The words before the name, which hints repeat.
  func topic(of name: String, for command: [String]) throws(CommandError) -> Topic {
    let best = names.best(name)
    if let topic = topic(named: name, among: best) { return topic }
    if let indices = best?.indices {
      let first = items.choices(indices)
      throw .ambiguousItem(name, first: first, count: indices.count, command: command)
    }
    if let number = ListNumber(name), number.isAlone, !items.isEmpty {
      throw .noSuchNumber(name, of: items.count)
    }
    throw .noSuchItem(name, suggestions(for: name), command: command)
  }

  /// Returns the one item that a name means.
  func index(of name: String, for command: [String]) throws(CommandError) -> Int {
    switch try topic(of: name, for: command) {
    case .item(let index): return index
    case .overview: throw .overviewIsNoFavourite
    }
  }

  /// What words may mean that no topic has as its name, or that no text has.
  ///
  /// - Parameter isInTexts: Whether the texts have them, if that is known.
  func suggestions(for words: String, isInTexts: Bool? = nil) -> Suggestions {
    let best = names.best(words)
    var suggestions = Suggestions()
    let categories = Categories(items)
    if case .one(let index) = categories.index(otherEdition: otherEdition).find(words) {
      suggestions.category = categories.names[index]
    }
    suggestions.isOverview =
      topic(named: words, among: best) == .overview
      || exposition.map { NameIndex(names: $0.names).find(words) != .none(suggestions: []) }
        ?? false
    let found = best?.indices ?? names.similar(to: words)
    suggestions.areSimilar = best == nil
    suggestions.items = items.choices(found)
    suggestions.itemCount = found.count
    suggestions.isInTexts = isInTexts ?? hasHits(for: words)
    return suggestions
  }
}
