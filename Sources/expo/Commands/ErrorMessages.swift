import ExpoCore
import TerminalText

extension Context {
  /// The words for an error of any part of the program.
  func message(for error: any Error) -> Message {
    switch error {
    case let error as UsageError: message(for: error)
    case let error as CommandError: message(for: error)
    case let error as CatalogueError: message(for: error)
    case let error as FavouritesAction.Mistake: message(for: error)
    case let error as FavouritesError: message(for: error)
    case WriteError.failed(let error): message(for: error)
    case let error as SystemError: message(for: error)
    default: Message(status: .writeFailed, text: Quoted.text(String(describing: error)))
    }
  }

  /// A failed write to standard output.
  private func message(for error: SystemError) -> Message {
    let reason = wording.system.reason(error)
    return Message(status: .writeFailed, text: wording.messages.writeFailed(reason))
  }
}

// MARK: The command line

extension Context {
  /// What is wrong with the command line, what was probably meant, and which help explains it.
  private func message(for error: UsageError) -> Message {
    Message(
      status: .usage,
      text: usage(for: error).message(error),
      remedy: meant(by: error) + [
        Message.hint(wording.messages.seeHelp, pages.command(helpWords(for: error)))
      ]
    )
  }

  /// Who asks for a language that there is not may not read Korean.
  private func usage(for error: UsageError) -> UsageWording {
    if case .invalidArgument(.lang, _) = error { return .english }
    return wording.messages.usage
  }

  private func meant(by error: UsageError) -> [Block] {
    switch error {
    case .unknownOption(_, let option?):
      [
        .hint(
          Inline(own: wording.messages.meantOption),
          command: Inline(own: option.spec.name, .command))
      ]
    case .unknownCommand(_, .option(let option)):
      [Message.hint(wording.messages.meantOption, pages.command([option.spec.name]))]
    case .unknownCommand(let words, .command(let command)):
      [
        Message.hint(
          wording.messages.meantCommand,
          pages.command([command.name], operands: command.accepted(Array(words.dropFirst()))))
      ]
    case .unknownCommand(let words, nil):
      item(named: words).map { [Message.hint(wording.messages.meantItem, $0)] } ?? []
    case .unknownOption, .missingArgument, .unexpectedArgument, .invalidArgument,
      .optionNotForCommand, .missingName, .unexpectedOperand, .operandNotAmong, .noSuchPage,
      .severalNames:
      []
    }
  }

  /// The command that opens an item, if the words are its name instead of a command's.
  private func item(named words: [String]) -> Inline? {
    guard let items = try? catalogue.items,
      case .one(let index) = lookup(in: items).find(words.sentence)
    else { return nil }
    return pages.commands.command(["item"], item: index, of: items)
  }

  /// The help that explains the error.
  private func helpWords(for error: UsageError) -> [String] {
    switch error {
    case .optionNotForCommand(_, let command), .missingName(let command),
      .unexpectedOperand(_, let command), .operandNotAmong(_, _, let command),
      .severalNames(_, let command):
      ["help", command.name]
    case .unknownOption, .unknownCommand, .missingArgument, .unexpectedArgument,
      .invalidArgument, .noSuchPage:
      ["help"]
    }
  }

  private func message(for mistake: FavouritesAction.Mistake) -> Message {
    let words = wording.favourites
    let text =
      switch mistake {
      case .unknown(let written): words.unknownAction(Quoted.text(written[0]))
      case .missingName(let action): words.missingName(action)
      case .unexpectedWord(let word, let action): words.unexpectedWord(Quoted.text(word), action)
      }
    let close = mistake.meant.map {
      Message.hint(
        wording.messages.meantCommand, pages.command(["favourites"] + $0.action, operands: $0.names)
      )
    }
    return Message(
      status: .usage,
      text: text,
      remedy: [close].compactMap(\.self)
        + [Message.hint(wording.messages.seeHelp, pages.command(["help", "favourites"]))]
    )
  }
}

extension UsageWording {
  /// The words for an error of the command line.
  func message(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let written, _):
      unknownOption(Quoted.text(written))
    case .unknownCommand(let words, _):
      unknownCommand(Quoted.text(words[0]))
    case .missingArgument(let option):
      missingArgument(option.spec.name, option.spec.effect.placeholder ?? "")
    case .unexpectedArgument(let option, _):
      unexpectedArgument(option.spec.name)
    case .invalidArgument(let option, let value):
      invalidArgument(option, value: value)
    case .optionNotForCommand(let option, let command):
      optionNotForCommand(option.spec.name, command.name)
    case .missingName(let command):
      missingName(command.name)
    case .unexpectedOperand(let word, let command):
      unexpectedOperand(Quoted.text(word), command.name)
    case .operandNotAmong(let words, let written, let command):
      operandNotAmong(command.name, words, written.map(Quoted.text))
    case .noSuchPage(let page, let count):
      noSuchPage(page, count)
    case .severalNames(let words, let command):
      severalNames(Quoted.text(words.sentence), command.name)
    }
  }

  private func invalidArgument(_ option: Option, value: String) -> String {
    switch option.spec.effect {
    case .number(_, let least, _):
      invalidNumber(option.spec.name, Quoted.text(value), least)
    case .choice(let words, _):
      invalidChoice(option.spec.name, Quoted.text(value), words)
    case .flag, .text:
      unexpectedArgument(option.spec.name)
    }
  }
}

// MARK: Commands

extension Context {
  private func message(for error: CommandError) -> Message {
    let words = wording.messages
    switch error {
    case .noSuchItem(let name, let suggestions, let command):
      return Message(
        status: .notFound,
        text: words.notFound(Quoted.text(name)),
        remedy: otherWays(to: name, suggestions, command)
          + [Message.hint(words.seeList, pages.command(["items"]))]
      )
    case .noSuchNumber(let name, let count):
      return Message(
        status: .notFound,
        text: words.noSuchNumber(Quoted.text(name), count),
        remedy: [Message.hint(words.seeList, pages.command(["items"]))]
      )
    case .ambiguousItem(let name, let first, let count, let command):
      return Message(
        status: .notFound,
        text: words.ambiguous(Quoted.text(name), count),
        remedy: choices(first, of: count, for: command)
      )
    case .noSuchCategory(let name, let near):
      let names = near.map { Inline(line: $0).text }.joined(by: ", ")
      return Message(
        status: .notFound,
        text: words.noCategory(Quoted.text(name)),
        remedy: [.paragraph([Inline(own: "\(words.closeCategories): \(names)")])]
      )
    case .nothingFound(let query):
      return Message(
        status: .notFound,
        text: words.nothingFound(Quoted.text(query)),
        remedy: namesLike(query) + [
          .paragraph([Inline(own: words.searchAdvice)]),
          Message.hint(words.seeList, pages.command(["items"])),
        ]
      )
    case .queryTooLong(let limit):
      return Message(
        status: .usage,
        text: words.queryTooLong(limit),
        remedy: [.paragraph([Inline(own: words.searchAdvice)])]
      )
    case .noLink(let name):
      return Message(status: .notFound, text: words.noLink(Quoted.text(name)))
    case .noSuchLink(let number, let count):
      return Message(status: .notFound, text: words.noSuchLink(number, count))
    case .unsafeLink(let address):
      return Message(status: .notFound, text: words.unsafeLink(Quoted.text(address)))
    case .browserFailed(let command):
      return Message(status: .unavailable, text: words.browserFailed(Quoted.text(command)))
    case .withoutIdentifier(let name):
      return Message(
        status: .badData, text: wording.favourites.withoutIdentifier(Quoted.text(name)))
    case .cannotBrowse(let name):
      return Message(
        status: .usage,
        text: words.cannotBrowse,
        remedy: [Message.hint(words.instead, commandInsteadOfBrowse(name))]
      )
    case .cannotAsk:
      let command = pages.command(["favourites", "clear", "--yes"])
      return Message(
        status: .usage,
        text: wording.favourites.needsYes,
        remedy: [Message.hint(wording.favourites.clearUnasked, command)]
      )
    }
  }

  /// The items whose names a query without results may mean, as `expo item` finds them.
  private func namesLike(_ query: String) -> [Block] {
    guard let items = try? catalogue.items else { return [] }
    let command = [Command.item.name]
    func hint(_ words: String, _ index: Int) -> [Block] {
      pages.commands.command(command, item: index, of: items).map { [Message.hint(words, $0)] }
        ?? []
    }
    switch Lookup(items).find(query) {
    case .one(let index):
      return hint(wording.messages.meantItem, index)
    case .several(let indices):
      return choices(items.choices(indices), of: indices.count, for: command)
    case .none(let suggestions):
      return suggestions.flatMap { hint(wording.messages.closeNames, $0) }
    }
  }

  /// The longest query that a hint repeats, in bytes.
  private static let longestQuery = 120

  /// What a word may be if it names no item: a category, a name that is close to it, or a word of the
  /// texts.
  private func otherWays(
    to name: String, _ suggestions: [String], _ command: [String]
  ) -> [Block] {
    let words = wording.messages
    let items = try? catalogue.items
    if let categories = items.map(Categories.init), case .one(let index) = categories.find(name) {
      let line = pages.command(["items", "--category", categories.names[index]])
      return [Message.hint(words.isCategory, line)]
    }
    let close = suggestions.map {
      Message.hint(words.closeNames, pages.command(command, operands: [$0]))
    }
    // A hint repeats what was typed, which a reader can still read.
    guard name.utf8.count <= Self.longestQuery, items?.search(name, limit: 0).total ?? 0 > 0
    else { return close }
    let query = Message.hint(words.isInTexts, pages.command(["search"], operands: [name]))
    return close + [query]
  }

  /// The items that a name may mean, and how to choose one of them.
  private func choices(
    _ first: [CommandError.Choice], of count: Int, for command: [String]
  ) -> [Block] {
    let lines = first.map { choice in
      Block.paragraph([
        Inline(own: "  \(choice.number). "), Inline(line: choice.name, .name),
        Inline(own: "  "), Inline(line: choice.shortDescription),
      ])
    }
    let rest = count - first.count
    let more =
      rest > 0 ? [Block.paragraph([Inline(own: "  \(wording.messages.andMore(rest))")])] : []
    let example = first.prefix(1).map { choice in
      Message.hint(wording.messages.openByNumber, pages.command(command + ["\(choice.number)"]))
    }
    return lines + more + example
  }
}

// MARK: Files

extension Context {
  private func message(for error: CatalogueError) -> Message {
    let reading = wording.reading
    return switch error {
    case .fault(let fault): message(for: fault)
    case .unreadable(let path, let error):
      Message(
        status: .unreadable,
        text: "\(Quoted.text(path)): \(reading.unreadable(error, wording.system))"
      )
    case .missing(let kind, let folder):
      Message(status: .unreadable, text: reading.missing(kind, Quoted.text(folder)))
    case .severalExpositions(let folder, let names):
      Message(
        status: .unreadable,
        text: reading.severalExpositions(Quoted.text(folder), names.map(Quoted.text))
      )
    case .otherKind(let path, let wanted):
      Message(status: .unreadable, text: reading.otherKind(Quoted.text(path), wanted))
    }
  }

  /// A fault in a file: its place, what is wrong, the source line, and the remedy.
  private func message(for error: FileFault) -> Message {
    let explanation = wording.faults.explain(error.fault)
    // The place in the format that editors jump to: `items.json:12:9`.
    let place =
      "\(Inline(line: error.path).text):\(error.position.line):\(error.position.column)"
    let path = error.codingPath.isEmpty ? "" : "\(Inline(line: error.codingPath).text): "
    return Message(
      status: .badData,
      text: "\(place): \(path)\(explanation.message)",
      excerpt: FaultExcerpt.lines(
        of: error, columns: presentation.columns, measure: presentation.measure),
      remedy: [
        .paragraph([Inline(own: explanation.remedy)]),
        Message.hint(wording.messages.seeAllFaults, pages.command(["check"])),
      ]
    )
  }

  private func message(for error: FavouritesError) -> Message {
    let words = wording.favourites
    let path = Inline(line: (try? FavouritesPlace.path(in: environment)) ?? "").text
    return switch error {
    case .noPlace:
      Message(
        status: .unreadable, text: words.noPlace,
        remedy: [.paragraph([Inline(own: words.givePlace)])])
    case .placeNotUTF8(let variable):
      Message(
        status: .unreadable,
        text: words.placeNotUTF8(variable),
        remedy: [.paragraph([Inline(own: words.givePlace)])]
      )
    case .tooLarge(let bytes):
      Message(status: .unreadable, text: words.tooLarge(path, bytes))
    case .busy:
      Message(
        status: .busy, text: words.busy(path), remedy: [.paragraph([Inline(own: words.tryLater)])])
    case .unreadable(let error):
      Message(
        status: .unreadable,
        text: words.unreadable(path, wording.reading.unreadable(error, wording.system))
      )
    case .newer(let version):
      Message(
        status: .badData, text: words.newer(path, version),
        remedy: [.paragraph([Inline(own: words.renew)])])
    case .notWritten(let error):
      Message(
        status: .writeFailed,
        text: words.notWritten(path, wording.system.reason(error)),
        remedy: [.paragraph([Inline(own: words.nothingLost)])]
      )
    }
  }
}
