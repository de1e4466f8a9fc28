import ExpoCore
import TerminalText

/// What words name.
extension Run {
  /// A line without a command means `items` if its words name a category or a grade, and `item`
  /// otherwise. A misspelt command stays an error.
  func resolve(_ line: ParsedLine) -> ParsedLine {
    let words = line.words
    guard line.command == nil, line.mistake != nil, words.first?.isBlank == false
    else { return line }
    let matches = try? matches(of: words)
    if let matches, matches.allSatisfy({ $0.topic != nil }) { return line.supplying(.item) }
    let kinds = try? kinds(for: words.spaced).find(words.spaced, in: wording.language)
    if let kinds, kinds.rank <= .alias { return line.supplying(.items) }
    return UsageError.meant(by: words) == nil ? line.supplying(.item) : line
  }

  /// Divides words into names: all are one name, as in `expo item folding screen`, or else each
  /// word is a name.
  ///
  /// Numbers and empty words are never joined: `1 3` are two items.
  func matches(of words: [String]) throws -> [NameMatch] {
    let name = words.spaced
    let mayBeOne =
      words.count > 1 && name.utf8.count <= SearchQuery.maxBytes
      && !words.contains { $0.isEmpty || Int(listed: $0) != nil }
    let whole = mayBeOne ? try find(name) : nil
    if let whole, whole.topic != nil { return [whole] }
    let matches = try words.map(find)
    // Words are meant as one name if they are similar to one, or if none of them is a name.
    guard let whole, matches.contains(where: { $0.rank == .similar }) else { return matches }
    return !whole.topics.isEmpty || matches.allSatisfy { $0.rank == .similar } ? [whole] : matches
  }

  /// What a name means in the reader's edition or, if it means nothing there, in the other.
  func find(_ name: String) throws -> NameMatch {
    let match = try catalogue.find(name, in: wording.language)
    guard match.rank == .similar, let other = otherEdition?.find(name, in: wording.language)
    else { return match }
    return other.rank < .similar || match.topics.isEmpty ? other : match
  }

  /// The categories and grades of the reader's edition, with their names in the other if the word
  /// is none of this one.
  private func kinds(for word: String) throws -> [Names] {
    let kinds = try catalogue.kinds()
    let isKnown = kinds.find(word, in: wording.language).rank <= .alias
    return isKnown ? kinds : try catalogue.kinds(beside: otherEdition)
  }

  /// The one topic that words mean.
  func topic(of words: [String], for command: Command) throws -> Topic {
    let (topics, errors) = try topics(of: matches(of: words), for: command)
    if let first = errors.first { throw first }
    guard topics.count == 1 else {
      let names = words.spaced
      throw UsageError(
        text: (
          "출품작은 하나만 쓸 수 있습니다: \(quoting: names)",
          "\(command.name) takes one exhibit, not several: \(quoting: names)"
        ), helpTopic: command.name)
    }
    return topics[0]
  }

  /// The topics that names mean, each once, and the errors of the names that mean none; throws the
  /// first error if no name means a topic.
  func topics(
    of matches: [NameMatch], for command: Command
  ) throws -> (values: [Topic], errors: [any Error]) {
    let (topics, errors) = try matches.values { try topic(of: $0, for: command) }
    try noteReading(of: matches)
    var known: Set<Topic> = []
    return (topics.filter { known.insert($0).inserted }, errors)
  }

  /// The one topic that a name means.
  ///
  /// - Parameter action: The word of the command before the name, which hints repeat.
  func topic(
    of name: NameMatch, for command: Command, _ action: FavouritesAction? = nil
  ) throws -> Topic {
    if let topic = name.topic { return topic }
    let (items, typed) = (try catalogue.items, name.typed)
    if Int(listed: typed) != nil, !items.isEmpty {
      throw wording.message(
        "\(quoting: typed): 목록에 없는 번호입니다. 번호는 1부터 \(items.count.groupedDigits)까지입니다",
        "There is no exhibit \(quoting: typed); they are numbered 1 to \(items.count.groupedDigits)",
        remedy: wording.seeList)
    }
    let action = action.map { [$0.rawValue] } ?? []
    if name.rank < .similar, name.topics.count > 1 {
      let indices = name.topics.compactMap(\.index)
      throw wording.message(
        "\(quoting: typed)에 맞는 출품작이 \(indices.count.groupedDigits)개입니다. 하나를 골라 주세요",
        "\(quoting: typed) matches \(English.count(indices.count, "exhibit")); choose one",
        remedy: choices(indices, of: items)
          + wording.hint(
            wording.say("번호로 고르기", "Choose by number"), command, action + ["\(indices[0] + 1)"]))
    }
    let isInTexts = try !catalogue.search(typed, in: wording.language).topics.isEmpty
    let search = wording.hint(wording.say("본문에서 찾기", "To search the texts"), .search, [typed])
    throw wording.message(
      "찾을 수 없습니다: \(quoting: typed)", "\(quoting: typed) was not found",
      remedy: try suggestions(for: name, command, action) + (isInTexts ? search : [])
        + wording.seeList)
  }

  /// The items that a name may mean.
  private func choices(_ indices: [Int], of items: [Item]) -> [Block] {
    let entries = indices.prefix(Self.maxChoices).map { index in
      ListEntry(
        number: index + 1, name: Inline(line: items[index].name, .name),
        text: [Inline(line: items[index].shortDescription)])
    }
    let rest = indices.count - entries.count
    return [.list([ListSection(entries)], isStacked: false)]
      + (rest > 0 ? [.paragraph(wording.andMore(rest))] : [])
  }

  /// The most items or categories that an error lists.
  static let maxChoices = 20

  /// The kind, the topics and the picture that may be meant by words that name no topic.
  func suggestions(
    for name: NameMatch, _ command: Command = .item, _ action: [String] = []
  ) throws -> [Block] {
    let (items, kinds) = (try catalogue.items, try kinds(for: name.typed))
    let (rank, indices) = kinds.find(name.typed, in: wording.language)
    let hasKind = rank < .part && indices.count == 1 && name.rank == .similar
    var suggestions =
      hasKind
      ? suggestion(of: kinds[indices[0]], for: .items)
      : name.topics.flatMap { topic in
        guard let index = topic.index else {
          return wording.hint(wording.didYouMean(wording.overview), .overview)
        }
        return wording.hint(
          wording.didYouMean(items[index].name), command, action + ["\(index + 1)"])
      }
    if let picture = ExpositionPicture(named: name.typed), try catalogue.hasPicture(picture) {
      suggestions += wording.hint(
        wording.say("그림 보기", "To see the picture"), .picture, [picture.rawValue])
    }
    return suggestions
  }

  /// The command with a category or a grade that may be meant.
  private func suggestion(of kind: Names, for command: Command) -> [Block] {
    wording.hint(wording.didYouMean(kind.names[0]), command, [kind.names[0]])
  }

  /// The items of the category that words name, or else of the grade of evidence; all items without
  /// words.
  func selection(named words: [String], for command: Command) throws -> Selection {
    var selection = Selection()
    if words.isEmpty { return selection }
    let word = words.spaced
    let (categories, kinds) = (try catalogue.categories(), try kinds(for: word))
    let found = kinds.find(word, in: wording.language)
    // A category goes before a grade of the same name.
    if found.rank < .part, found.indices.count == 1 || found.rank <= .alias {
      let index = found.indices[0]
      if index < categories.count {
        selection.category = categories[index].names[0]
      } else {
        selection.grade = kinds[index].names[0]
      }
      return selection
    }
    var suggestions = found.indices.flatMap { suggestion(of: kinds[$0], for: command) }
    if suggestions.isEmpty {
      suggestions = try self.suggestions(for: find(word))
    }
    let all = kinds.prefix(Self.maxChoices).map { $0.names[0] }.joined(separator: ", ")
    throw wording.message(
      "분류도 등급도 아닙니다: \(quoting: word)", "\(quoting: word) is neither a category nor a grade",
      remedy: suggestions.isEmpty
        ? [.paragraph(wording.say("분류와 등급: \(all)", "Categories and grades: \(all)"))] : suggestions
    )
  }

  /// Notes which items are meant by words of their names.
  func noteReading(of matches: [NameMatch]) throws {
    for name in matches where name.rank == .word {
      guard let index = name.topic?.index else { continue }
      let item = try catalogue.items[index].name
      messages.note(
        wording.say(
          "\(quoting: name.typed): \(quoting: item)의 다른 이름으로 읽었습니다",
          "\(quoting: name.typed) was read as \(quoting: item)"))
    }
  }
}

extension Sequence {
  /// The values that a body returns for the elements, and the errors that it throws for others;
  /// throws the first error if there is no value.
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
