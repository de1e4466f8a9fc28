import ExpoCore
import TerminalText

/// What words name.
extension Invocation {
  /// Words that may be a name, and what they find.
  typealias Name = (typed: String, found: [Found])

  /// A line without a command means `item` if its words are names, `items` if they name kinds, and
  /// `search` otherwise. A misspelt command stays an error unless the texts have all words.
  func resolve(_ line: ParsedLine) -> ParsedLine {
    let words = line.words
    guard line.command == nil, line.mistake != nil, words.first?.isBlank == false
    else { return line }
    // A catalogue that cannot be read is reported by the command.
    guard let catalogue = try? catalogue, let names = try? names(in: words)
    else { return line.supplying(.item) }
    let text = words.spaced
    if names.allSatisfy({ $0.found.topic != nil }) {
      return line.supplying(catalogue.answers(text, in: wording.language) ? .search : .item)
    }
    if (try? kinds(named: words, isWhole: true)) != nil { return line.supplying(.items) }
    // What is done may stand last (직지 출처), but a word may also end a question: when did the fair
    // open.
    let named = Array(words.dropLast())
    if let command = words.last.flatMap(Command.init(written:)), case .names = command.operands,
      !catalogue.query(named.spaced, in: wording.language).hasStopWords
    {
      let names = (try? self.names(in: named)) ?? []
      if !names.isEmpty, names.allSatisfy({ $0.found.topic != nil }) {
        return line.supplying(command, before: named)
      }
    }
    let (query, found) = catalogue.results(of: text, in: wording.language)
    let isFound = found.first.map { $0.rank < .similar } ?? false
    let hasAll = query.missing.isEmpty && found.contains(where: \.isWhole)
    if !hasAll, UsageError.meant(by: words) != nil { return line }
    // A number of two digits is of the list, even if there are fewer; a larger one may be a year.
    let isNumber = Int(listed: text).map { !isFound || $0 < 100 } ?? false
    return line.supplying(isNumber ? .item : .search)
  }

  /// Divides words into names: all are one name, as in `expo item folding screen`, or else each
  /// word is a name.
  ///
  /// Numbers and empty words are never joined: `1 3` are two items.
  func names(in words: [String]) throws -> [Name] {
    func isNamed(_ name: Name) -> Bool { name.found.first.map { $0.rank < .similar } ?? false }
    let name = words.spaced
    let mayBeOne =
      words.count > 1 && name.utf8.count <= Query.maxBytes
      && !words.contains { $0.isEmpty || Int(listed: $0) != nil }
    let whole = mayBeOne ? try find(name) : nil
    if let whole, whole.found.topic != nil { return [whole] }
    let names = try words.map(find)
    // Words are meant as one name if they are similar to one, or if none of them is a name.
    guard let whole, !names.allSatisfy(isNamed) else { return names }
    return !whole.found.isEmpty || !names.contains(where: isNamed) ? [whole] : names
  }

  /// What a name finds in the reader's edition or, if it is found better there, in the other.
  func find(_ name: String) throws -> Name {
    let own = try catalogue.results(of: name, in: wording.language, inTexts: false).found
    guard own.first?.rank.opens != true, let edition = otherEdition else { return (name, own) }
    let other = edition.results(of: name, in: wording.language, inTexts: false).found
    guard let best = other.first?.rank, own.first.map({ best < $0.rank }) ?? true else {
      return (name, own)
    }
    return (name, other)
  }

  /// The one topic that words mean.
  func topic(of words: [String], for command: Command) throws -> Topic {
    let (topics, errors) = try topics(of: names(in: words), for: command)
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
    of names: [Name], for command: Command
  ) throws -> (values: [Topic], errors: [any Error]) {
    let (topics, errors) = try names.values { try topic(of: $0, for: command) }
    try reportOtherNames(of: names)
    var known: Set<Topic> = []
    return (topics.filter { known.insert($0).inserted }, errors)
  }

  /// The one topic that a name means.
  ///
  /// - Parameter action: The word of the command before the name, which hints repeat.
  func topic(
    of name: Name, for command: Command, _ action: FavouritesAction? = nil
  ) throws -> Topic {
    if let topic = name.found.topic { return topic }
    let (items, typed) = (try catalogue.items, name.typed)
    func search() throws -> [Block] {
      let (query, found) = try catalogue.results(of: typed, in: wording.language)
      let isInTexts = query.missing.isEmpty && found.contains { $0.rank == .text }
      return isInTexts
        ? wording.hint(wording.say("본문에서 찾기", "To search the texts"), .search, [typed]) : []
    }
    if Int(listed: typed) != nil, !items.isEmpty {
      throw wording.message(
        "\(quoting: typed): 목록에 없는 번호입니다. 번호는 1부터 \(items.count.groupedDigits)까지입니다",
        "There is no exhibit \(quoting: typed); they are numbered 1 to \(items.count.groupedDigits)",
        remedy: try search() + wording.seeList)
    }
    let action = action.map { [$0.rawValue] } ?? []
    let indices = name.found.filter { $0.rank == name.found[0].rank }.compactMap(\.topic.index)
    if let best = name.found.first, best.rank < .similar, indices.count > 1 {
      throw wording.message(
        "\(quoting: typed)에 맞는 출품작이 \(indices.count.groupedDigits)개입니다. 하나를 골라 주세요",
        "\(quoting: typed) matches \(English.count(indices.count, "exhibit")); choose one",
        remedy: choices(indices, of: items)
          + wording.hint(
            wording.say("번호로 고르기", "Choose by number"), command, action + ["\(indices[0] + 1)"]))
    }
    throw wording.message(
      "찾을 수 없습니다: \(quoting: typed)", "\(quoting: typed) was not found",
      remedy: try suggestions(for: name, command, action) + search() + wording.seeList)
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
    for name: Name, _ command: Command = .item, _ action: [String] = []
  ) throws -> [Block] {
    let catalogue = try catalogue
    let kinds = try kinds(named: [name.typed])
    let suggested = name.found.filter { $0.rank == name.found[0].rank && $0.rank != .text }
    var suggestions =
      if let kind = kinds?.first, suggested.allSatisfy({ $0.rank == .similar }) {
        suggestion(of: kind, for: .items)
      } else {
        suggested.flatMap { found in
          guard let index = found.topic.index else {
            return wording.hint(wording.didYouMean(wording.overview), .overview)
          }
          return wording.hint(wording.didYouMean(found.name), command, action + ["\(index + 1)"])
        }
      }
    if let picture = ExpositionPicture(named: name.typed, in: catalogue.exposition),
      catalogue.hasPicture(picture)
    {
      suggestions += wording.hint(
        wording.say("그림 보기", "To see the picture"), .picture, [picture.rawValue])
    }
    return suggestions
  }

  /// The command with a category or a grade that may be meant.
  private func suggestion(of kind: Catalogue.Kind, for command: Command) -> [Block] {
    wording.hint(wording.didYouMean(kind.names[0]), command, [kind.names[0]])
  }

  /// The items of the categories and of the grades that words name; all items without words.
  func selection(named words: [String], for command: Command) throws -> Selection {
    var selection = Selection()
    if words.isEmpty { return selection }
    if let kinds = try kinds(named: words) {
      selection.categories = kinds.filter { !$0.isGrade }.map { $0.names[0] }
      selection.grades = kinds.filter(\.isGrade).map { $0.names[0] }
      return selection
    }
    let word = words.spaced
    var suggestions = try kinds(near: word).flatMap { suggestion(of: $0.kind, for: command) }
    if suggestions.isEmpty { suggestions = try self.suggestions(for: find(word)) }
    let all = try catalogue.kinds().prefix(Self.maxChoices).map { $0.names[0] }.joined(
      separator: ", ")
    throw wording.message(
      "분류도 등급도 아닙니다: \(quoting: word)", "\(quoting: word) is neither a category nor a grade",
      remedy: suggestions.isEmpty
        ? [.paragraph(wording.say("분류와 등급: \(all)", "Categories and grades: \(all)"))] : suggestions
    )
  }

  /// The categories and grades of the reader's edition that a word names or is similar to, with
  /// their names in the other if it names none of this one.
  private func kinds(near word: String) throws -> [(kind: Catalogue.Kind, rank: Found.Rank)] {
    let kinds = try catalogue.kinds(named: word, in: wording.language)
    if kinds.first?.rank.opens == true { return kinds }
    return try catalogue.kinds(named: word, in: wording.language, beside: otherEdition)
  }

  /// The kinds that words name one after the other; nil if a word names none, or several.
  ///
  /// - Parameter isWhole: Whether a beginning is not enough.
  private func kinds(named words: [String], isWhole: Bool = false) throws -> [Catalogue.Kind]? {
    var (kinds, rest) = ([Catalogue.Kind](), words[...])
    while !rest.isEmpty {
      // The longest name first; no kind has more words.
      var next: (kind: Catalogue.Kind, count: Int)?
      for count in (1...min(rest.count, Query.maxPhrase)).reversed() where next == nil {
        let named = try self.kinds(near: Array(rest.prefix(count)).spaced)
        let best = named.filter { $0.rank == named[0].rank }
        // A category goes before a grade of the same name.
        guard let first = best.first, first.rank.opens, best.count == 1 || first.rank <= .alias,
          !isWhole || first.rank <= .alias || first.rank == .word
        else { continue }
        next = (first.kind, count)
      }
      guard let next else { return nil }
      kinds.append(next.kind)
      rest = rest.dropFirst(next.count)
    }
    return kinds
  }

  /// Notes which items are meant by words of their names.
  func reportOtherNames(of names: [Name]) throws {
    for name in names where name.found.topic?.index != nil {
      guard let found = name.found.first, found.rank == .word else { continue }
      messages.inform(
        wording.say(
          "\(quoting: name.typed): \(quoting: found.name)의 다른 이름으로 읽었습니다",
          "\(quoting: name.typed) was read as \(quoting: found.name)"))
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
