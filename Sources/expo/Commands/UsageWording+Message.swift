extension UsageWording {
  /// What is said of a mistake.
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
