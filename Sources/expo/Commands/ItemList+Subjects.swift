import ExpoCore

extension ItemList {
  /// Returns the one subject that words mean together, as one name.
  func subject(of words: [String], for command: Command) throws -> Subject {
    let name = words.sentence
    let areNumbers = words.count > 1 && words.allSatisfy { WholeNumber.read($0) != nil }
    // A name may consist of numbers, but several numbers are no part of one.
    if areNumbers, !names.has(name) { throw UsageError.severalNames(words, command) }
    return try subject(of: name, for: [command.name])
  }

  /// Returns the one subject that a name means.
  ///
  /// - Parameter command: The words before the name, which hints repeat.
  func subject(of name: String, for command: [String]) throws(CommandError) -> Subject {
    if let subject = subject(named: name) { return subject }
    if case .several(let indices) = names.find(name) {
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
    switch try subject(of: name, for: command) {
    case .item(let index): return index
    case .overview: throw .overviewIsNoFavourite
    }
  }

  /// What words may mean that no subject has as its name, or that no text has.
  ///
  /// - Parameter isInTexts: Whether the texts have them, if that is known.
  func suggestions(for words: String, isInTexts: Bool? = nil) -> Suggestions {
    var suggestions = Suggestions()
    let categories = Categories(items)
    if case .one(let index) = categories.index(otherEdition: otherEdition).find(words) {
      suggestions.category = categories.names[index]
    }
    suggestions.isOverview =
      subject(named: words) == .overview
      || exposition.map { NameIndex(names: $0.names).find(words) != .none(suggestions: []) }
        ?? false
    let found: [Int]
    switch names.find(words) {
    case .one(let index): (found, suggestions.areSimilar) = ([index], false)
    case .several(let indices): (found, suggestions.areSimilar) = (indices, false)
    case .none(let similar): found = similar
    }
    suggestions.items = items.choices(found)
    suggestions.itemCount = found.count
    suggestions.isInTexts = isInTexts ?? hasHits(for: words)
    return suggestions
  }
}

extension CatalogueCache {
  /// Finds what the words mean: all of them as one name, as in `expo item folding screen`, or else
  /// each of them as a name of its own. `2-4` are the numbers from 2 to 4.
  ///
  /// Numbers and empty words are never joined: `1 3` are two items.
  ///
  /// - Throws: the error if nothing is found; otherwise the errors are returned.
  func meanings<Value>(
    of words: [String], find: (_ name: String) throws -> Value
  ) throws -> (values: [Value], errors: [any Error]) {
    let isJoined = words.count > 1 && !words.contains { $0.isEmpty || ListNumber($0) != nil }
    let joined = isJoined ? Result { try find(words.sentence) } : nil
    if case .success(let value) = joined { return ([value], []) }
    var values: [Value] = []
    var errors: [any Error] = []
    for name in words.flatMap(numbers) {
      do { values.append(try find(name)) } catch { errors.append(error) }
    }
    if values.isEmpty, let joined { _ = try joined.get() }
    if values.isEmpty, let error = errors.first { throw error }
    return (values, errors)
  }

  /// The numbers of the list that a word such as `2-4` means; the word itself if it is a name or has
  /// other numbers.
  private func numbers(in word: String) -> [String] {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false)
      .map { WholeNumber.read(String($0)) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], let list = try? itemList(),
      1 <= first, first <= last, last <= list.items.count, !list.names.has(word)
    else { return [word] }
    return (first...last).map(String.init)
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
