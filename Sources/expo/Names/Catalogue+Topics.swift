import ExpoCore

extension Catalogue {
  /// Returns the topics that names mean, each once, and the errors of the names that mean none; throws the
  /// first error if no name means any.
  ///
  /// - Parameter command: The words before the names, which hints repeat.
  func topics(
    of names: [NameMatch], for command: [String], in language: Language
  ) throws -> (values: [Topic], errors: [any Error]) {
    let (topics, errors) = try names.values { try topic(of: $0, for: command, in: language) }
    var known: Set<Topic> = []
    return (topics.filter { known.insert($0).inserted }, errors)
  }

  /// Divides words into names: all are one name, as in `expo item folding screen`, or else each word is a name.
  ///
  /// Numbers and empty words are never joined: `1 3` are two items.
  func names(in words: [String], in language: Language) throws -> [NameMatch] {
    if words == [Topic.overviewName], (try? items()) == nil {
      // A catalogue may have no items.
      return [NameMatch(typed: words[0], rank: .alias, topics: [.exposition])]
    }
    let sentence = words.sentence
    let mayBeOne =
      words.count > 1 && sentence.utf8.count <= SearchQuery.maxBytes
      && !words.contains { $0.isEmpty || Int(listed: $0) != nil }
    let whole = mayBeOne ? try find(sentence, in: language) : nil
    if let whole, whole.topic != nil { return [whole] }
    let names = try words.map { try find($0, in: language) }
    // Words are meant as one name if they are similar to one, or if none of them is a name.
    guard let whole, names.contains(where: { $0.rank == .similar }) else { return names }
    return !whole.topics.isEmpty || names.allSatisfy { $0.rank == .similar } ? [whole] : names
  }

  /// Returns the one topic that a name means.
  ///
  /// - Parameter command: The words before the name, which hints repeat.
  func topic(of name: NameMatch, for command: [String], in language: Language) throws -> Topic {
    if let topic = name.topic { return topic }
    let items = try items()
    if Int(listed: name.typed) != nil, !items.isEmpty {
      throw CommandError.noSuchNumber(name.typed, of: items.count)
    }
    if name.rank < .similar, name.topics.count > 1 {
      let indices = name.topics.compactMap(\.index)
      throw CommandError.ambiguousItem(name.typed, indices, of: items, command: command)
    }
    let isInTexts = try !search(name.typed, in: language).topics.isEmpty
    throw CommandError.noSuchItem(
      name.typed,
      try suggestions(for: name, in: language) + (isInTexts ? [.texts(name.typed)] : []),
      command: command)
  }

  /// Returns the one item that a name means.
  func index(of name: NameMatch, for command: [String], in language: Language) throws -> Int {
    guard let index = try topic(of: name, for: command, in: language).index else {
      throw CommandError.overviewIsNoFavourite
    }
    return index
  }

  /// The kind, the topics and the picture that may be meant by words that name no topic.
  func suggestions(for name: NameMatch, in language: Language) throws -> [Suggestion] {
    let (items, kinds) = (try items(), try kinds())
    let (rank, indices) = kinds.find(name.typed, in: language)
    let hasKind = rank < .part && indices.count == 1 && name.rank == .similar
    var suggestions =
      hasKind
      ? [Suggestion.kind(kinds[indices[0]].names[0])]
      : name.topics.map { .topic($0, name: $0.index.map { items[$0].name } ?? "") }
    if let picture = ExpositionPicture(named: name.typed), hasPicture(picture) {
      suggestions.append(.picture(picture.rawValue))
    }
    return suggestions
  }

  /// The names of the categories and of the grades that items have, in both editions.
  func kinds() throws(CatalogueFault) -> [Names] { try categories() + evidence() }
}

extension Sequence {
  /// The values that a body returns for the elements, and the errors of the other elements; throws the
  /// first if there is no value.
  func values<Value>(
    _ body: (Element) throws -> Value
  ) throws -> (values: [Value], errors: [any Error]) {
    var values: [Value] = []
    var errors: [any Error] = []
    for element in self {
      do {
        values.append(try body(element))
      } catch {
        errors.append(error)
      }
    }
    if values.isEmpty, let first = errors.first { throw first }
    return (values, errors)
  }
}
