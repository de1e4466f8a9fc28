import ExpoCore

extension Run {
  /// What a command line means whose words are no command: a whole category or grade is the word of `items`, and names
  /// are those of `item`, unless no name is found and the first word nearly is a command.
  func meaning(of line: ParsedLine) -> ParsedLine {
    guard case .unknownCommand(let words, let meant) = line.mistake, !words[0].isBlank
    else { return line }
    func parsed(as command: Command, _ names: [NameMatch]? = nil) -> ParsedLine {
      ParsedLine([command.name] + line.arguments, options: options, names: names)
    }
    let names = try? names(in: words)
    if let names, names.allSatisfy({ $0.topic != nil }) { return parsed(as: .item, names) }
    let kinds = try? catalogue.kinds().find(words.sentence, in: wording.language)
    if let kinds, kinds.rank <= .alias { return parsed(as: .items) }
    return meant == nil ? parsed(as: .item, names) : line
  }

  /// What words name.
  func names(in words: [String]) throws -> [NameMatch] {
    try catalogue.names(in: words, in: wording.language)
  }

  /// The one topic that words mean.
  func topic(of words: [String], for command: Command) throws -> Topic {
    let (topics, errors) = try topics(of: names(in: words), for: command)
    if let first = errors.first { throw first }
    guard topics.count == 1 else { throw UsageError.severalNames(words, command) }
    return topics[0]
  }

  /// The topics that names mean, each once, and the errors of the names that mean none; throws the first error if
  /// no name means a topic.
  func topics(
    of names: [NameMatch], for command: Command
  ) throws -> (values: [Topic], errors: [any Error]) {
    let topics = try catalogue.topics(of: names, for: [command.name], in: wording.language)
    try say(readingOf: names)
    return topics
  }

  /// Says which items are meant by words of their names.
  func say(readingOf names: [NameMatch]) throws {
    for name in names where name.rank == .word {
      guard let index = name.topic?.index else { continue }
      messages.note(wording.readAs(name.typed, try catalogue.items()[index].name))
    }
  }
}
