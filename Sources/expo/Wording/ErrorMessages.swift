import ExpoCore
import TerminalText

/// An error in the reader's words.
struct Message {
  let status: ExitStatus
  let text: String
  /// The source line of a fault; left out for screen readers.
  var excerpt: Excerpt?
  /// What the reader can do about it.
  var remedy: [Block] = []
}

/// The words for every error: what failed, the status to exit with, and the remedy.
///
/// What the reader or the data wrote is neutralised, clipped and quoted here.
struct ErrorMessages: Phrases {
  let language: Language
  var commands = PrintedCommands()
  /// The catalogue whose names hints suggest.
  var catalogue: CatalogueCache?
  /// Where the place of the favourites is looked up.
  var environment = Environment { _ in nil }

  init(language: Language) {
    self.language = language
  }

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

  /// A remedy that a command carries out.
  func hint(_ korean: String, _ english: String, _ command: Inline) -> Block {
    .hint(Inline(own: say(korean, english)), command: command)
  }

  func paragraph(_ korean: String, _ english: String) -> Block {
    .paragraph([Inline(own: say(korean, english))])
  }
}

// MARK: The command line

extension ErrorMessages {
  private func message(for error: UsageError) -> Message {
    Message(
      status: .usage, text: text(of: error),
      remedy: meant(by: error) + [seeHelp(["help"] + (error.command.map { [$0.name] } ?? []))])
  }

  private func text(of error: UsageError) -> String {
    switch error {
    case .unknownOption(let written, _):
      let written = Quoted.text(written)
      return say("\(written) 옵션은 없습니다", "There is no option \(written)")
    case .unknownCommand(let words, _):
      let written = Quoted.text(words[0])
      return words[0].isEmpty
        ? say("명령이 비어 있습니다", "The command is empty")
        : say("\(written) 명령은 없습니다", "There is no command \(written)")
    case .missingArgument(let option):
      let usage = "\(option.spec.name) \(option.spec.effect.placeholder ?? "")"
      return say(
        "\(option.spec.name) 뒤에 값이 있어야 합니다: \(usage)",
        "\(option.spec.name) needs a value: \(usage)")
    case .unexpectedArgument(let option, _):
      return say("\(option.spec.name) 옵션은 값을 받지 않습니다", "\(option.spec.name) takes no value")
    case .invalidArgument(let option, let value):
      return invalid(value, for: option)
    case .optionNotForCommand(let option, let command):
      return say(
        "\(command.name) 명령에는 \(option.spec.name) 옵션이 없습니다",
        "\(command.name) has no option \(option.spec.name)")
    case .missingName(.search):
      return say("search 명령에는 찾을 낱말이 있어야 합니다", "search needs a word")
    case .missingName(let command):
      return say("\(command.name) 명령에는 이름이 있어야 합니다", "\(command.name) needs a name")
    case .unexpectedOperand(let word, let command):
      let word = Quoted.text(word)
      return say(
        command.spec.operands == .none
          ? "\(command.name) 명령에는 인수를 쓰지 않습니다: \(word)"
          : "\(command.name) 명령에는 인수를 하나만 씁니다: \(word)",
        "Unexpected argument: \(word)")
    case .operandNotAmong(let words, let written, let command):
      return choice(of: words, for: say("\(command.name) 명령", command.name), written)
    case .noSuchPage(let page, let count):
      return say(
        "\(page)쪽은 없습니다. 모두 \(count)쪽입니다",
        "There is no page \(page); there \(count == 1 ? "is only 1" : "are \(count)")")
    case .severalNames(let words, let command):
      let words = Quoted.text(words.sentence)
      return say(
        "출품작은 하나만 쓸 수 있습니다: \(words)",
        "\(command.name) takes one exhibit, not several: \(words)")
    }
  }

  private func invalid(_ value: String, for option: Option) -> String {
    let name = option.spec.name
    switch option.spec.effect {
    case .number(_, let least, _):
      let value = Quoted.text(value)
      return say(
        "\(name)에는 \(least) 이상의 정수를 써야 합니다. 쓸 수 없는 값: \(value)",
        "\(name) takes a whole number of at least \(least), not \(value)")
    case .choice(let choices, _):
      return choice(of: choices.map(\.word), for: name, value)
    case .flag, .text:
      preconditionFailure("\(name) refuses no value")
    }
  }

  /// That a place takes one of some words, and not what was written.
  private func choice(of words: [String], for place: String, _ written: String?) -> String {
    let written = written.map(Quoted.text)
    return say(
      "\(place)에는 \(words.joined(by: ", ")) 가운데 하나를 써야 합니다"
        + (written.map { ". 쓸 수 없는 값: \($0)" } ?? ""),
      "\(place) takes \(English.choice(of: words))" + (written.map { ", not \($0)" } ?? ""))
  }

  private func meant(by error: UsageError) -> [Block] {
    switch error {
    case .unknownOption(_, let option?):
      [hint("비슷한 옵션", "Did you mean", Inline(own: option.spec.name, .command))]
    case .unknownCommand(_, .option(let option)):
      [hint("비슷한 옵션", "Did you mean", commands.command([option.spec.name]))]
    case .unknownCommand(let words, .command(let command)):
      [meantCommand([command.name], command.accepted(Array(words.dropFirst())))]
    case .unknownCommand(let words, nil):
      item(named: words.sentence)
    case .severalNames(let words, .open) where words.count == 2:
      [openLink(words[0], words[1])]
    default: []
    }
  }

  private func meantCommand(_ words: [String], _ operands: [String]) -> Block {
    hint("비슷한 명령", "Did you mean", commands.command(words, operands: operands))
  }

  /// The command that opens another link than the first.
  private func openLink(_ name: String, _ number: String) -> Block {
    hint(
      "\(number)번째 링크 열기", "Open link \(number)",
      commands.command([Command.open.name, Option.link.spec.name, number], operands: [name]))
  }

  private func seeHelp(_ words: [String]) -> Block {
    hint("도움말 보기", "See the help", commands.command(words))
  }

  /// The command that opens an item, if the words are its name instead of a command's.
  private func item(named name: String) -> [Block] {
    guard let list = try? catalogue?.itemList(), case .one(let index) = list.names.find(name) else {
      return []
    }
    return list.items.choices([index]).map(toItem)
  }

  private func toItem(_ item: ItemChoice) -> Block {
    hint("출품작 읽기", "To read the exhibit", [Command.item.name], item)
  }

  /// A command for one item, which is named by its number, and its name beside it.
  private func hint(
    _ korean: String, _ english: String, _ command: [String], _ item: ItemChoice
  ) -> Block {
    let name = Inline(line: item.name).text
    return hint(
      "\(korean) (\(name))", "\(english) (\(name))",
      commands.command(command, item: item.number - 1))
  }

  private func message(for mistake: FavouritesAction.Mistake) -> Message {
    let text =
      switch mistake {
      case .unknown(let written):
        choice(of: FavouritesAction.words, for: say("favourites 명령", "favourites"), written[0])
      case .missingName(let action):
        say("favourites \(action) 명령에는 이름이 있어야 합니다", "favourites \(action) needs a name")
      case .unexpectedWord(let word, let action):
        say(
          "favourites \(action) 명령에는 인수를 쓰지 않습니다: \(Quoted.text(word))",
          "Unexpected argument: \(Quoted.text(word))")
      }
    let meant = mistake.meant.map {
      meantCommand([Command.favourites.name] + $0.action, $0.names)
    }
    return Message(
      status: .usage, text: text,
      remedy: [meant].compactMap(\.self) + [seeHelp(["help", Command.favourites.name])])
  }
}

extension UsageError {
  /// The command whose help explains the error; nil if it is the help of all.
  fileprivate var command: Command? {
    switch self {
    case .optionNotForCommand(_, let command), .missingName(let command),
      .unexpectedOperand(_, let command), .operandNotAmong(_, _, let command),
      .severalNames(_, let command):
      command
    case .unknownOption, .unknownCommand, .missingArgument, .unexpectedArgument,
      .invalidArgument, .noSuchPage:
      nil
    }
  }
}

// MARK: Commands

extension ErrorMessages {
  private func message(for error: CommandError) -> Message {
    switch error {
    case .noSuchItem(let name, let suggestions, let command):
      let quoted = Quoted.text(name)
      return Message(
        status: .notFound,
        text: say("찾을 수 없습니다: \(quoted)", "\(quoted) was not found"),
        remedy: otherWays(to: name, suggestions, command) + [seeList])
    case .noSuchNumber(let name, let count):
      let name = Quoted.text(name)
      let last = count.groupedDigits
      return Message(
        status: .notFound,
        text: say(
          "\(name): 목록에 없는 번호입니다. 번호는 1부터 \(last)까지입니다",
          "\(name) is not in the list; the numbers are 1 to \(last)"),
        remedy: [seeList])
    case .ambiguousItem(let name, let first, let count, let command):
      let name = Quoted.text(name)
      return Message(
        status: .notFound,
        text: say(
          "\(Particle.by.join(name)) 찾은 출품작이 \(count)개입니다. 하나를 골라 주세요",
          "\(name) matches \(English.count(count, "exhibit")); choose one"),
        remedy: choices(first, of: count, for: command))
    case .noSuchCategory(let name, let near):
      let name = Quoted.text(name)
      let names = near.map { Inline(line: $0).text }.joined(by: ", ")
      return Message(
        status: .notFound,
        text: say("이 도록에 없는 분류입니다: \(name)", "This catalogue has no category \(name)"),
        remedy: [paragraph("쓸 수 있는 분류: \(names)", "Categories: \(names)")])
    case .itemElsewhere(let name, let category):
      let (name, category) = (Quoted.text(name), Quoted.text(category))
      return Message(
        status: .notFound,
        text: say(
          "\(category) 분류에 \(name) 출품작이 없습니다", "\(name) is not in the category \(category)"))
    case .nothingFound(let query):
      let quoted = Quoted.text(query)
      return Message(
        status: .notFound,
        text: say("찾을 수 없습니다: \(quoted)", "Nothing was found for \(quoted)"),
        remedy: namesLike(query) + [shorterQuery, seeList])
    case .queryTooLong(let limit):
      let limit = limit.groupedDigits
      return Message(
        status: .usage,
        text: say(
          "찾을 말이 너무 깁니다. \(limit)바이트까지 찾습니다",
          "The query is too long; the limit is \(limit) bytes"),
        remedy: [shorterQuery])
    case .noLink(let name):
      let name = Quoted.text(name)
      return Message(
        status: .notFound, text: say("\(name)에는 링크가 없습니다", "\(name) has no links"))
    case .noPicture(let name):
      let name = Quoted.text(name)
      return Message(
        status: .notFound, text: say("\(name)에는 그림이 없습니다", "\(name) has no picture"))
    case .noSuchLink(let number, let count):
      return Message(
        status: .notFound,
        text: say(
          "\(number)번째 링크는 없습니다. 모두 \(count)개입니다",
          "There is no link \(number); there \(count == 1 ? "is only 1" : "are \(count)")"))
    case .unsafeLink(let address):
      let address = Quoted.text(address)
      return Message(
        status: .notFound,
        text: say(
          "http나 https 주소가 아니어서 열지 않습니다: \(address)",
          "Only http and https addresses are opened: \(address)"))
    case .linkOpenerFailed(let command):
      let command = Quoted.text(command)
      return Message(
        status: .unavailable,
        text: say(
          "브라우저를 시작할 수 없어 주소만 출력했습니다: \(command)",
          "The browser could not be started, so only the address was printed: \(command)"))
    case .withoutIdentifier(let name):
      let name = Quoted.text(name)
      return Message(
        status: .badData,
        text: say(
          "\(name)에는 image_name이 없어 즐겨찾기에 담을 수 없습니다",
          "\(name) has no image_name and cannot be a favourite"))
    case .cannotBrowse(let words, let operands):
      return Message(
        status: .usage,
        text: say(
          "browse는 대화형 터미널에서만 쓸 수 있습니다",
          "browse needs a full-screen terminal"),
        remedy: [
          hint(
            "대신 쓸 명령", "Use instead",
            commands.command(words, operands: operands))
        ])
    case .cannotAsk:
      return Message(
        status: .usage,
        text: say(
          "터미널이 아니어서 확인을 받을 수 없습니다. --yes를 함께 써야 지웁니다",
          "Cannot ask outside a terminal; use --yes"),
        remedy: [
          hint(
            "묻지 않고 지우기", "Remove without asking",
            commands.command(["favourites", "clear", "--yes"]))
        ])
    }
  }

  private var seeList: Block { hint("목록 보기", "See the list", commands.command(["items"])) }

  private var shorterQuery: Block {
    paragraph("낱말을 줄이거나 더 짧게 써 보세요", "Try fewer or shorter words")
  }

  private func similar(_ item: ItemChoice, _ command: [String]) -> Block {
    hint("비슷한 이름", "Did you mean", command, item)
  }

  /// The items whose names a query without results may mean, as `expo item` finds them.
  private func namesLike(_ query: String) -> [Block] {
    guard let list = try? catalogue?.itemList() else { return [] }
    let command = [Command.item.name]
    switch list.names.find(query) {
    case .one(let index):
      return list.items.choices([index]).map(toItem)
    case .several(let indices):
      return choices(list.items.choices(indices), of: indices.count, for: command)
    case .none(let suggestions):
      return list.items.choices(suggestions).map { similar($0, command) }
    }
  }

  /// The longest query that a hint repeats, in bytes.
  private static let maxRepeatedBytes = 120

  /// What a word may be if it names no item: a category, a name that is close to it, or a word of the
  /// texts.
  private func otherWays(
    to name: String, _ suggestions: [ItemChoice], _ command: [String]
  ) -> [Block] {
    let list = try? catalogue?.itemList()
    if let list, case let categories = Categories(list.items),
      case .one(let index) = categories.index(otherEdition: list.otherEdition).find(name)
    {
      let line = commands.command(["items", "--category", categories.names[index]])
      return [hint("이 분류의 출품작 보기", "To see this category", line)]
    }
    let close = toExposition(named: name) + suggestions.map { similar($0, command) }
    // A hint repeats what was typed, which a reader can still read.
    guard name.utf8.count <= Self.maxRepeatedBytes, let list,
      Search(name, in: list.items).findsAnything
    else { return close }
    let query = commands.command(["search"], operands: [name])
    return close + [hint("본문에서 찾기", "To search the texts", query)]
  }

  private func toExposition(named name: String) -> [Block] {
    guard let names = try? catalogue?.expositionText().names,
      NameIndex(names: names).find(name) != .none(suggestions: [])
    else { return [] }
    let line = commands.command([Command.overview.name])
    return [hint("박람회 소개 읽기", "Read about the exposition", line)]
  }

  /// The items that a name may mean, and how to choose one of them.
  private func choices(
    _ first: [ItemChoice], of count: Int, for command: [String]
  ) -> [Block] {
    let lines = first.map { choice in
      Block.paragraph([
        Inline(own: "  \(choice.number). "), Inline(line: choice.name, .name),
        Inline(own: "  "), Inline(line: choice.shortDescription),
      ])
    }
    let rest = count - first.count
    let more =
      rest > 0
      ? [paragraph("  이 밖에 \(rest)개가 더 있습니다", "  and \(rest.groupedDigits) more")] : []
    let example = first.prefix(1).map { choice in
      hint("번호로 고르기", "Choose by number", commands.command(command + ["\(choice.number)"]))
    }
    return lines + more + example
  }
}
