import ExpoCore
import TerminalText

/// An error in the reader's words.
struct Message {
  let status: ExitStatus
  let text: String
  /// The source line of a fault; left out for screen readers.
  var excerpt: SourceExcerpt?
  /// What the reader can do about it.
  var remedy: [Remedy] = []

  func remedy(_ commands: PrintedCommands) -> [Block] {
    remedy.map { part in
      switch part {
      case .hint(let hint): commands.block(hint)
      case .block(let block): block
      }
    }
  }
}

/// A part of what the reader can do about an error.
enum Remedy {
  case hint(Hint)
  case block(Block)
}

/// The words for every error: what failed, the status to exit with, and the remedy.
///
/// Foreign text is escaped, clipped and quoted here.
extension Wording {
  func message(for error: any Error) -> Message {
    switch error {
    case let error as UsageError: message(for: error)
    case let error as CommandError: message(for: error)
    case let error as CatalogueFault: message(for: error)
    case let error as FavouritesError: message(for: error)
    case let error as LinkOpener.Failure: message(for: error)
    case let error as SystemError: message(for: error)
    default: Message(status: .writeFailed, text: String(describing: error).quoted)
    }
  }

  func message(
    _ korean: @autoclosure () -> String, _ english: @autoclosure () -> String,
    status: ExitStatus = .notFound, remedy: [Remedy] = []
  ) -> Message {
    Message(status: status, text: say(korean(), english()), remedy: remedy)
  }

  func paragraph(_ korean: String, _ english: String) -> Remedy {
    .block(.paragraph(say(korean, english)))
  }
}

extension Wording {
  private func message(for error: CommandError) -> Message {
    switch error {
    case .noSuchItem(let name, let suggestions, let command):
      message(
        "찾을 수 없습니다: \(quoting: name)", "\(quoting: name) was not found",
        remedy: suggestions.map { see($0, command) } + [seeList])
    case .noSuchNumber(let name, let count):
      message(
        "\(quoting: name): 목록에 없는 번호입니다. 번호는 1부터 \(count.groupedDigits)까지입니다",
        "There is no exhibit \(quoting: name); they are numbered 1 to \(count.groupedDigits)",
        remedy: [seeList])
    case .ambiguousItem(let name, let indices, let items, let command):
      message(
        "\(quoting: name)에 맞는 출품작이 \(indices.count.groupedDigits)개입니다. 하나를 골라 주세요",
        "\(quoting: name) matches \(English.count(indices.count, "exhibit")); choose one",
        remedy: choices(indices, of: items, for: command))
    case .noSuchKind(let name, let suggestions, let kinds):
      message(
        "분류도 등급도 아닙니다: \(quoting: name)",
        "\(quoting: name) is neither a category nor a grade",
        remedy: suggestions.isEmpty
          ? [words(kinds)] : suggestions.map { see($0, [Command.item.name]) })
    case .nothingFound(let query, let suggestions):
      message(
        "찾을 수 없습니다: \(quoting: query)", "Nothing was found for \(quoting: query)",
        remedy: suggestions.map { see($0, [Command.item.name]) } + otherQuery(query) + [seeList])
    case .noLink(let name):
      message("\(quoting: name)에는 링크가 없습니다", "\(quoting: name) has no links")
    case .noPicture(let name):
      message("\(quoting: name)에는 그림이 없습니다", "\(quoting: name) has no picture")
    case .browsesElsewhere:
      message(
        "browse 명령은 터미널에서 봐야 하는데, 출력이 터미널이 아닙니다",
        "browse needs a terminal, and its output is not one", status: .usage, remedy: [seeList])
    case .noSuchLink(let number, let count):
      message(
        "\(number.groupedDigits)번째 링크는 없습니다. 모두 \(count.groupedDigits)개입니다",
        "There is no link \(number.groupedDigits); the last is \(count.groupedDigits)")
    case .unsafeLink(let address):
      message(
        "http나 https로 시작하는 주소만, 8,192바이트까지 엽니다: \(quoting: address)",
        "Only http and https addresses of at most 8,192 bytes are opened: \(quoting: address)")
    case .overviewIsNoFavourite:
      message("소개는 즐겨찾기에 담을 수 없습니다", "The overview cannot be a favourite")
    case .cannotAsk:
      message(
        "터미널이 아니어서 확인을 받을 수 없습니다. --yes를 함께 써야 지웁니다",
        "Cannot ask outside a terminal; use --yes", status: .usage,
        remedy: [
          .hint(
            Hint(
              say("묻지 않고 지우기", "Remove without asking"), ["favourites", "clear", "--yes"]))
        ])
    }
  }

  private func message(for error: LinkOpener.Failure) -> Message {
    switch error {
    case .noProgram:
      message(
        "주소를 열 프로그램이 없습니다", "There is no program to open it with",
        status: .unavailable)
    case .failed(let command):
      message(
        "브라우저를 시작하지 못했습니다: \(quoting: command)",
        "The browser could not be started: \(quoting: command)", status: .unavailable)
    }
  }

  /// The command for what may be meant.
  ///
  /// - Parameter command: The words before the name of an item.
  private func see(_ suggestion: Suggestion, _ command: [String]) -> Remedy {
    func didYouMean(_ name: String) -> String { say("비슷한 이름 (\(name))", "Did you mean \(name)?") }
    let hint =
      switch suggestion {
      case .topic(.exposition, _): Hint(didYouMean(say("소개", "Overview")), [Command.overview.name])
      case .topic(.item(let index), let name): Hint(didYouMean(name), command, item: index)
      case .kind(let word):
        Hint(say("여기 속한 출품작 보기", "To see its exhibits"), ["items"], operands: [word])
      case .picture(let name):
        Hint(say("그림 보기", "To see the picture"), [Command.picture.name, name])
      case .texts(let words):
        Hint(say("본문에서 찾기", "To search the texts"), ["search"], operands: [words])
      case .search(let words):
        Hint(say("비슷한 말", "Did you mean"), ["search"], operands: [words])
      }
    return .hint(hint)
  }

  private var seeList: Remedy { .hint(Hint(say("목록 보기", "See the list"), ["items"])) }

  private func words(_ kinds: [String]) -> Remedy {
    let kinds = kinds.joined(separator: ", ")
    return paragraph("분류와 등급: \(kinds)", "Categories and grades: \(kinds)")
  }

  /// Advice for several words, or for a long one.
  private func otherQuery(_ query: String) -> [Remedy] {
    if query.utf8.split(whereSeparator: \.isBlank).count > 1 {
      return [paragraph("낱말 하나로 찾아보세요", "Try one of the words")]
    }
    return query.count > 2 ? [paragraph("더 짧게 써 보세요", "Try a shorter word")] : []
  }

  /// The items that a name may mean, and how to choose one of them.
  private func choices(
    _ indices: [Int], of items: [Item], for command: [String]
  ) -> [Remedy] {
    let entries = indices.prefix(CommandError.maxChoices).map { index in
      Entry(
        number: index + 1, name: Inline(line: items[index].name, .name),
        text: [Inline(line: items[index].shortDescription)])
    }
    let rest = indices.count - entries.count
    let more = rest > 0 ? [Remedy.block(.paragraph(andMore(rest)))] : []
    let example = indices.prefix(1).map { index in
      Remedy.hint(Hint(say("번호로 고르기", "Choose by number"), command, item: index))
    }
    return [.block(.list([ListSection(entries)], isStacked: false))] + more + example
  }
}
