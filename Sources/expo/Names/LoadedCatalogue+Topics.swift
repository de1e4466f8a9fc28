import ExpoCore

extension LoadedCatalogue {
  /// Returns the topics that names mean, each once, and the errors of the names that mean none; throws the
  /// first error if no name means any.
  ///
  /// - Parameter command: The words before the names, which hints repeat.
  func topics(
    of names: [NameMeaning], for command: [String]
  ) throws -> (values: [Topic], errors: [any Error]) {
    let (topics, errors) = try names.values { try topic(of: $0, for: command) }
    var isKnown = [Bool](repeating: false, count: ((try? items().count) ?? 0) + 1)
    let distinct = topics.filter { topic in
      defer { isKnown[topic.number] = true }
      return !isKnown[topic.number]
    }
    return (distinct, errors)
  }

  /// Divides words into names: all are one name, as in `expo item folding screen`, also behind an article, or else
  /// each word is a name. `2-4` are the numbers from 2 to 4.
  ///
  /// Numbers and empty words are never joined: `1 3` are two items.
  func names(in words: [String]) throws -> [NameMeaning] {
    if words == [Topic.overviewName], (try? items()) == nil {
      // A catalogue may have no items.
      var overview = NameMeaning(name: words[0])
      overview.topic = .overview
      return [overview]
    }
    let sentence = words.sentence
    let mayBeOne =
      words.count > 1 && sentence.utf8.count <= SearchQuery.maxBytes
      && !words.contains { $0.isEmpty || ListNumber($0) != nil }
    let whole = mayBeOne ? try meaning(of: sentence) : nil
    if let whole, whole.topic != nil { return [whole] }
    if words.count > 1, words[0].lowercased() == "the" {
      return try names(in: Array(words.dropFirst()))
    }
    let names = try words.flatMap { try numbers(in: $0) ?? [$0] }.map(meaning)
    // Words are meant as one name if they are similar to one, or if none of them is a name.
    guard let whole, names.contains(where: \.findsNothing) else { return names }
    let isNearlyOne = try !self.names().similar(to: sentence).isEmpty
    return isNearlyOne || names.allSatisfy(\.findsNothing) ? [whole] : names
  }

  /// The numbers that a word such as `2-4` means; nil if it is no range of the list, or a name.
  private func numbers(in word: String) throws -> [String]? {
    let count = try items().count
    guard let (first, last) = ListNumber.range(word), count > 0,
      (1...count).contains(first), (1...count).contains(last),
      try names().indices(named: word).isEmpty
    else { return nil }
    return stride(from: first, through: last, by: first <= last ? 1 : -1).map(String.init)
  }

  /// Returns the one topic that a name means.
  ///
  /// - Parameter command: The words before the name, which hints repeat.
  func topic(of meaning: NameMeaning, for command: [String]) throws -> Topic {
    if let topic = meaning.topic { return topic }
    let items = try items()
    if let indices = meaning.items?.indices, indices.count > 1 {
      throw CommandError.ambiguousItem(meaning.name, indices, of: items, command: command)
    }
    let isNumber =
      ListNumber(meaning.name)?.isAlone == true || ListNumber.range(meaning.name) != nil
    if isNumber, !items.isEmpty {
      throw CommandError.noSuchNumber(meaning.name, of: items.count)
    }
    throw CommandError.noSuchItem(meaning.name, try suggestions(for: meaning), command: command)
  }

  /// The item that has a Latin word among its aliases; nil if the word is its `image_name` or its name.
  func item(romanized word: NameMeaning) throws -> Item? {
    guard word.name.isASCII, word.items?.rank == .alias, let index = word.topic?.index
    else { return nil }
    let isName = otherEdition.map {
      NameIndex(names: [$0[index].name]).find(word.name) == .one(0)
    }
    return isName == true ? nil : try items()[index]
  }

  /// Returns the one item that a name means.
  func index(of meaning: NameMeaning, for command: [String]) throws -> Int {
    guard let index = try topic(of: meaning, for: command).index else {
      throw CommandError.overviewIsNoFavourite
    }
    return index
  }

  /// The suggestions for words that are no topic's name, or in no text.
  ///
  /// - Parameter isInTexts: Whether the texts have them, if that is known.
  func suggestions(for words: NameMeaning, isInTexts: Bool? = nil) throws -> Suggestions {
    let name = words.name
    var suggestions = Suggestions()
    suggestions.items = try items()
    let categories = Categories(suggestions.items)
    if case .one(let index) = categories.index(otherEdition: otherEdition).find(name) {
      suggestions.category = categories.names[index]
    }
    suggestions.grade = Evidence.called(name).flatMap { grade in
      suggestions.items.contains { $0.evidence == grade } ? grade : nil
    }
    suggestions.isOverview =
      words.topic == .overview
      || (try? exposition()).map { exposition in
        !NameIndex(names: exposition.names).find(name).candidates.isEmpty
      } ?? false
    suggestions.picture = words.picture.flatMap { hasPicture($0) ? $0.rawValue : nil }
    suggestions.indices = try words.items?.indices ?? names().similar(to: name)
    suggestions.areSimilar = words.items == nil
    suggestions.isInTexts = try isInTexts ?? !search(name, limit: 0).topics.isEmpty
    return suggestions
  }
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
