import ExpoCore

extension Run {
  /// What a command line means whose words are no command: names those of `item`, a whole category or grade
  /// those of `items`, and other words those of `item` unless they nearly are a command.
  func meaning(of line: ParsedLine) -> ParsedLine {
    guard case .unknownCommand(let words, let meant) = line.mistake, !words[0].isBlank
    else { return line }
    func parsed(as command: Command, _ names: [NameMatch]? = nil) -> ParsedLine {
      ParsedLine([command.name] + line.arguments, options: options, names: names)
    }
    let names = try? catalogue.names(in: words)
    if let names, names.allSatisfy({ $0.index != nil }) { return parsed(as: .item, names) }
    if (try? Selection.kind(called: words.sentence, in: catalogue)) != nil {
      return parsed(as: .items)
    }
    if meant != nil { return line }
    // If the first word is no name, it was probably meant as a command, and the error is about it alone.
    return parsed(
      as: .item, names?.first?.rank == .similar ? names?.prefix(1).map(\.self) : names)
  }

  /// The one topic that words mean.
  func topic(of words: [String], for command: Command) throws -> Topic {
    let (topics, errors) = try topics(of: catalogue.names(in: words), for: command)
    if let first = errors.first { throw first }
    guard topics.count == 1 else { throw UsageError.severalNames(words, command) }
    return topics[0]
  }

  /// The topics that names mean, each once, and the errors of the names that mean none; throws the first error if
  /// no name means a topic.
  func topics(
    of names: [NameMatch], for command: Command
  ) throws -> (values: [Topic], errors: [any Error]) {
    let topics = try catalogue.topics(of: names, for: [command.name])
    try say(readingOf: names)
    return topics
  }

  /// Says which items are meant by names that their pages do not show.
  func say(readingOf names: [NameMatch]) throws {
    for name in names {
      guard let item = try catalogue.item(guessedBy: name) else { continue }
      messages.note(wording.readAs(name.typed, item.name))
    }
  }
}
