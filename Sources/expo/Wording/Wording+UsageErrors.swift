import ExpoCore
import TerminalText

/// The words about a wrong command line.
extension Wording {
  func message(for error: UsageError) -> Message {
    let topic = error.helpTopic.map { [$0] } ?? []
    let seeHelp = Hint(say("도움말 보기", "See the help"), ["help"] + topic)
    return Message(
      status: .usage, text: text(of: error), remedy: meant(by: error) + [.hint(seeHelp)])
  }

  private func text(of error: UsageError) -> String {
    switch error {
    case .unknownOption(let written, _):
      say("\(quoting: written) 옵션은 없습니다", "There is no option \(quoting: written)")
    case .unknownCommand(let words, _):
      words[0].isBlank
        ? say("명령이 비어 있습니다", "The command is empty")
        : say("\(quoting: words[0]) 명령은 없습니다", "There is no command \(quoting: words[0])")
    case .invalidArgument(let option, nil, _):
      say(
        "\(option.name) 뒤에 값이 있어야 합니다: \(option.usage.text)",
        "\(option.name) needs a value: \(option.usage.text)")
    case .invalidArgument(let option, let value?, _):
      invalid(value, for: option.name, option.definition)
    case .optionExcludes(let option, let word, _):
      say(
        "\(option.name) 옵션과 함께 쓸 수 없습니다: \(quoting: word)",
        "\(quoting: word) and \(option.name) cannot be combined")
    case .strayOption(let option, let command?):
      say(
        "\(command.name) 명령에는 \(option.name) 옵션이 없습니다",
        "\(command.name) has no option \(option.name)")
    case .strayOption(let option, nil):
      say("\(option.name) 옵션은 명령과 함께 씁니다", "\(option.name) needs a command")
    case .missingName([Command.search.name]):
      say("search 명령에는 찾을 낱말이 있어야 합니다", "search needs a word")
    case .missingName(let words):
      say("\(words.sentence) 명령에는 이름이 있어야 합니다", "\(words.sentence) needs a name")
    case .unexpectedOperand(let word, let command):
      say(
        command.operands == nil
          ? "\(command.name) 명령에는 인수를 쓰지 않습니다: \(quoting: word)"
          : "\(command.name) 명령에는 인수를 하나만 씁니다: \(quoting: word)",
        "Unexpected argument: \(quoting: word)")
    case .tooLong:
      say(
        "찾을 말이 너무 깁니다. \(SearchQuery.maxBytes.groupedDigits)바이트까지 찾습니다",
        "The words to find are too long; the limit is \(SearchQuery.maxBytes.groupedDigits) bytes")
    case .operandNotAmong(let words, let written, let command):
      choice(of: words, for: say("\(command.name) 명령", command.name), written)
    case .severalNames(let words, let command):
      say(
        "출품작은 하나만 쓸 수 있습니다: \(quoting: words.sentence)",
        "\(command.name) takes one exhibit, not several: \(quoting: words.sentence)")
    }
  }

  private func meant(by error: UsageError) -> [Remedy] {
    switch error {
    case .unknownOption(_, let option?):
      [
        .block(
          .hint(
            Inline(say("비슷한 옵션", "Did you mean")),
            command: Inline(option.name, .command)))
      ]
    case .unknownCommand(let words, let command?):
      [.hint(corrected(Array(words.dropFirst()), command))]
    case .strayOption(let option, _):
      [.block(.paragraph(optionOf(option.commands)))]
    default: []
    }
  }

  /// A command with the words that followed a wrong name, or else without them, or else its help. `items` and `help`
  /// are proposed without words, which would have to be looked up.
  private func corrected(_ words: [String], _ command: Command) -> Hint {
    let label = say("비슷한 명령", "Did you mean")
    if ![.items, .help].contains(command), words.count == 1 || ![.open, .browse].contains(command),
      command.mistake(in: words) == nil
    {
      return Hint(label, [command.name], operands: words)
    }
    let isWhole = command.mistake(in: []) == nil
    return Hint(label, isWhole ? [command.name] : [Command.help.name, command.name])
  }
}

extension UsageError {
  /// The command or the option whose help explains the error; nil for the help of the program.
  fileprivate var helpTopic: String? {
    switch self {
    case .optionExcludes(_, _, let command), .unexpectedOperand(_, let command),
      .operandNotAmong(_, _, let command), .severalNames(_, let command), .tooLong(let command):
      command.name
    case .strayOption(_, let command): command?.name
    case .missingName(let words): words[0]
    case .invalidArgument(let option, _, _): String(option.name.drop { $0 == "-" })
    case .unknownOption, .unknownCommand: nil
    }
  }
}
