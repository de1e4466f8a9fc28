import ExpoCore
import TerminalText

extension Context {
  /// Words an error, whatever part of the program it comes from.
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

  private func meant(by error: UsageError) -> [[Inline]] {
    switch error {
    case .unknownOption(_, let option?):
      [[Inline(own: "\(wording.messages.meantOption): "), Inline(own: option.spec.name, .command)]]
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
      .optionNotForCommand, .missingName, .unexpectedOperand, .operandNotAmong, .noSuchPage:
      []
    }
  }

  /// The command that opens an item, if the words are its name instead of a command's.
  private func item(named words: [String]) -> Inline? {
    guard let items = try? catalogue.items,
      case .one(let index) = Lookup(items).find(words.sentence)
    else { return nil }
    return pages.commands.command(["item"], item: index, of: items)
  }

  /// The help that explains the error.
  private func helpWords(for error: UsageError) -> [String] {
    switch error {
    case .optionNotForCommand(_, let command), .missingName(let command),
      .unexpectedOperand(_, let command), .operandNotAmong(_, _, let command):
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
    case .noSuchItem(let name, let suggestions):
      let close = suggestions.map {
        Message.hint(words.closeNames, pages.command(["item"], operands: [$0]))
      }
      return Message(
        status: .notFound,
        text: words.notFound(Quoted.text(name)),
        remedy: close + [Message.hint(words.seeList, pages.command(["items"]))]
      )
    case .ambiguousItem(let name, let first, let count):
      return Message(
        status: .notFound,
        text: words.ambiguous(Quoted.text(name), count),
        remedy: choices(first, of: count)
      )
    case .noSuchCategory(let name, let near):
      let names = near.map { Inline(line: $0).text }.joined(separator: ", ")
      return Message(
        status: .notFound,
        text: words.noCategory(Quoted.text(name)),
        remedy: [[Inline(own: "\(words.closeCategories): \(names)")]]
      )
    case .nothingFound(let query):
      return Message(
        status: .notFound,
        text: words.nothingFound(Quoted.text(query)),
        remedy: [
          [Inline(own: words.searchAdvice)],
          Message.hint(words.seeList, pages.command(["items"])),
        ]
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

  /// The items that a name may mean, and how to open one of them.
  private func choices(_ first: [CommandError.Choice], of count: Int) -> [[Inline]] {
    let lines = first.map { choice in
      [
        Inline(own: "  \(choice.number). "), Inline(line: choice.name, .name),
        Inline(own: "  "), Inline(line: choice.shortDescription),
      ]
    }
    let rest = count - first.count
    let more = rest > 0 ? [[Inline(own: "  \(wording.messages.andMore(rest))")]] : []
    let example = first.prefix(1).map { choice in
      Message.hint(wording.messages.openByNumber, pages.command(["item", "\(choice.number)"]))
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
        [Inline(own: explanation.remedy)],
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
        status: .unreadable, text: words.noPlace, remedy: [[Inline(own: words.givePlace)]])
    case .placeNotUTF8(let variable):
      Message(
        status: .unreadable,
        text: words.placeNotUTF8(variable),
        remedy: [[Inline(own: words.givePlace)]]
      )
    case .tooLarge(let bytes):
      Message(status: .unreadable, text: words.tooLarge(path, bytes))
    case .busy:
      Message(
        status: .busy, text: words.busy(path), remedy: [[Inline(own: words.tryLater)]])
    case .unreadable(let error):
      Message(
        status: .unreadable,
        text: words.unreadable(path, wording.reading.unreadable(error, wording.system))
      )
    case .newer(let version):
      Message(
        status: .badData, text: words.newer(path, version), remedy: [[Inline(own: words.renew)]])
    case .notWritten(let error):
      Message(
        status: .writeFailed,
        text: words.notWritten(path, wording.system.reason(error)),
        remedy: [[Inline(own: words.nothingLost)]]
      )
    }
  }
}
