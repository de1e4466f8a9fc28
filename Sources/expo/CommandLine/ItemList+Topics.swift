import ExpoCore

extension ItemList {
  /// Returns the one topic that words mean.
  func topic(of words: [String], for command: Command) throws -> Topic {
    let topics = try topics(of: words, for: [command.name])
    guard topics.count == 1 else { throw UsageError.severalNames(words, command) }
    return topics[0]
  }

  /// Returns the topics that words mean, each once.
  ///
  /// - Parameter command: The words before the names, which hints repeat.
  func topics(of words: [String], for command: [String]) throws(CommandError) -> [Topic] {
    var topics: [Topic] = []
    var known: Set<Topic> = []
    for name in try names(in: words) {
      let topic = try topic(of: name, for: command)
      if known.insert(topic).inserted { topics.append(topic) }
    }
    return topics
  }

  /// Divides words into names: all of them are one, as in `expo item folding screen`, or else each is one
  /// of its own. `2-4` are the numbers from 2 to 4.
  ///
  /// Numbers and empty words are never joined: `1 3` are two items.
  func names(in words: [String]) throws(CommandError) -> [String] {
    let whole = words.sentence
    let isJoined =
      words.count > 1 && whole.utf8.count <= SearchQuery.maxBytes
      && !words.contains { $0.isEmpty || ListNumber($0) != nil }
    if isJoined, topic(named: whole) != nil { return [whole] }
    var names: [String] = []
    for word in words { names += try numbers(in: word) ?? [word] }
    // Words that are nearly a name are meant as one, and so are words of which none is a name.
    let isMeantAsOne =
      isJoined && names.contains { find($0) == nil }
      && (!self.names.similar(to: whole).isEmpty || names.allSatisfy { find($0) == nil })
    return isMeantAsOne ? [whole] : names
  }

  /// The numbers that a word such as `2-4` means; nil if it is no range, or a name.
  private func numbers(in word: String) throws(CommandError) -> [String]? {
    guard let (first, last) = ListNumber.range(word), !items.isEmpty,
      names.indices(named: word).isEmpty
    else { return nil }
    guard (1...items.count).contains(first), (1...items.count).contains(last) else {
      throw .noSuchNumber(word, of: items.count)
    }
    return stride(from: first, through: last, by: first <= last ? 1 : -1).map(String.init)
  }

  /// Returns the one topic that a name means.
  ///
  /// - Parameter command: The words before the name, which hints repeat.
  func topic(of name: String, for command: [String]) throws(CommandError) -> Topic {
    let found = find(name)
    if let topic = topic(named: name, found: found) { return topic }
    if let indices = found?.indices, indices.count > 1 {
      throw .ambiguousItem(name, indices, of: items, command: command)
    }
    if let number = ListNumber(name), number.isAlone, !items.isEmpty {
      throw .noSuchNumber(name, of: items.count)
    }
    throw .noSuchItem(name, suggestions(for: name, found: found), command: command)
  }

  /// The item that has a Latin word among its aliases; nil if the word is its `image_name` or its name.
  func item(romanized word: String) -> Item? {
    guard word.isASCII, !word.contains(" "), let found = find(word), found.rank == .alias,
      case .item(let index)? = topic(named: word, found: found)
    else { return nil }
    let isName = otherEdition.map { NameIndex(names: [$0[index].name]).find(word) == .one(0) }
    return isName == true ? nil : items[index]
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
  /// - Parameters:
  ///   - found: What ``find(_:)`` returned for them.
  ///   - isInTexts: Whether the texts have them, if that is known.
  func suggestions(
    for words: String, found: NameIndex.Found?, isInTexts: Bool? = nil
  ) -> Suggestions {
    var suggestions = Suggestions()
    let categories = Categories(items)
    if case .one(let index) = categories.index(otherEdition: otherEdition).find(words) {
      suggestions.category = categories.names[index]
    }
    suggestions.isOverview =
      topic(named: words, found: found) == .overview
      || exposition.map { NameIndex(names: $0.names).find(words) != .none(suggestions: []) }
        ?? false
    if ExpositionPicture(rawValue: words.lowercased()) != nil, hasPicture(named: words.lowercased())
    {
      suggestions.picture = words.lowercased()
    }
    suggestions.items = items
    suggestions.indices = found?.indices ?? names.similar(to: words)
    suggestions.areSimilar = found == nil
    suggestions.isInTexts = isInTexts ?? hasHits(for: words)
    return suggestions
  }
}
