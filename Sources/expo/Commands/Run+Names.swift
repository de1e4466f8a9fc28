import ExpoCore

extension Run {
  /// What a command line means whose words are no command: a name those of `item`, a whole category or grade
  /// those of `items`, and other words those of `item` unless they nearly are a command.
  func meaning(of line: Parser) -> Parser {
    guard case .unknownCommand(let words, let meant) = line.mistake, !words[0].isBlank
    else { return line }
    func parsed(as command: Command) -> Parser {
      Parser([command.name] + line.arguments, options: options)
    }
    if (try? catalogue.topics(of: catalogue.names(in: words), for: []))?.errors.isEmpty == true {
      return parsed(as: .item)
    }
    if (try? Selection.isWhole(words.sentence, in: catalogue)) == true { return parsed(as: .items) }
    return meant == nil ? parsed(as: .item) : line
  }

  /// The topics that words mean, and the errors of those that mean none; throws the first if all do not.
  /// Says which item is meant by a romanization that its page does not show.
  func topics(
    of words: [String], for command: Command
  ) throws -> (values: [Topic], errors: [any Error]) {
    let names = try catalogue.names(in: words)
    let topics = try catalogue.topics(of: names, for: [command.name])
    for name in names {
      guard let item = try catalogue.item(romanized: name) else { continue }
      messages.note(wording.readAs(name.name, item.name))
    }
    return topics
  }
}
