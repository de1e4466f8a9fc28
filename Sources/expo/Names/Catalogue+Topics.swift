import ExpoCore

extension Catalogue {
  /// Returns the topics that names mean, each once, and the errors of the names that mean none; throws the
  /// first error if no name means any.
  ///
  /// - Parameter command: The words before the names, which hints repeat.
  func topics(
    of names: [NameMatch], for command: [String]
  ) throws -> (values: [Topic], errors: [any Error]) {
    let (topics, errors) = try names.values { try topic(of: $0, for: command) }
    var known: Set<Topic> = []
    return (topics.filter { known.insert($0).inserted }, errors)
  }

  /// Divides words into names: all are one name, as in `expo item folding screen`, or else each word is a name. `2-4`
  /// are the numbers from 2 to 4.
  ///
  /// Numbers and empty words are never joined: `1 3` are two items.
  func names(in words: [String]) throws -> [NameMatch] {
    if words == [Topic.overviewName], (try? items()) == nil {
      // A catalogue may have no items.
      return [NameMatch(typed: words[0], rank: .alias, indices: [0])]
    }
    let sentence = words.sentence
    let mayBeOne =
      words.count > 1 && sentence.utf8.count <= SearchQuery.maxBytes
      && !words.contains { $0.isEmpty || Int(listed: $0) != nil }
    let whole = mayBeOne ? try find(sentence) : nil
    if let whole, whole.index != nil { return [whole] }
    let names = try words.flatMap { try numbers(in: $0) ?? [$0] }.map(find)
    // Words are meant as one name if they are similar to one, or if none of them is a name.
    guard let whole, names.contains(where: { $0.rank == .similar }) else { return names }
    return !whole.indices.isEmpty || names.allSatisfy { $0.rank == .similar } ? [whole] : names
  }

  /// The numbers that a word such as `2-4` means; nil if it is no range of the list, or a name.
  private func numbers(in word: String) throws -> [String]? {
    let count = try items().count
    guard let (first, last) = Int.range(listed: word), count > 0,
      (1...count).contains(first), (1...count).contains(last), try names().whole(word) == nil
    else { return nil }
    return stride(from: first, through: last, by: first <= last ? 1 : -1).map(String.init)
  }

  /// Returns the one topic that a name means.
  ///
  /// - Parameter command: The words before the name, which hints repeat.
  func topic(of match: NameMatch, for command: [String]) throws -> Topic {
    if let topic = topic(of: match) { return topic }
    let items = try items()
    if match.rank < .similar {
      throw CommandError.ambiguousItem(match.typed, match.indices, of: items, command: command)
    }
    if Int(listed: match.typed) != nil || Int.range(listed: match.typed) != nil, !items.isEmpty {
      throw CommandError.noSuchNumber(match.typed, of: items.count)
    }
    throw CommandError.noSuchItem(match.typed, try suggestions(for: match), command: command)
  }

  /// The item that a name means of which its page does not show that: a letter or two, or a Latin word among its
  /// aliases that is not its `image_name` or its name.
  func item(guessedBy match: NameMatch) throws -> Item? {
    guard let index = topic(of: match)?.index else { return nil }
    let item = try items()[index]
    if match.isGuess { return item }
    // The other edition is read for an alias alone.
    guard match.rank == .alias, match.typed.isASCII else { return nil }
    let names = [item.imageName, otherEdition?[index].name ?? ""]
    return NameIndex(names: names).find(match.typed).called.isEmpty ? item : nil
  }

  /// Returns the one item that a name means.
  func index(of match: NameMatch, for command: [String]) throws -> Int {
    guard let index = try topic(of: match, for: command).index else {
      throw CommandError.overviewIsNoFavourite
    }
    return index
  }

  /// The suggestions for words that are no topic's name, or in no text.
  ///
  /// - Parameter isInTexts: Whether the texts have them, if that is known.
  func suggestions(for words: NameMatch, isInTexts: Bool? = nil) throws -> Suggestions {
    let name = words.typed
    var suggestions = Suggestions()
    suggestions.items = try items()
    suggestions.kind = try Selection.kind(called: name, in: self)
    suggestions.isOverview = words.indices.contains(suggestions.items.count)
    suggestions.picture = ExpositionPicture(named: name).flatMap {
      words.rank > .alias && hasPicture($0) ? $0.rawValue : nil
    }
    suggestions.indices = words.indices.filter(suggestions.items.indices.contains)
    suggestions.areSimilar = words.rank == .similar
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
