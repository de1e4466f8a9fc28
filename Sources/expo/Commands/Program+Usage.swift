import ExpoCore
import TerminalText

extension Program {
  /// A mistake on the command line: what it is, what was probably meant, and where help is.
  func failure(_ error: UsageError) -> Failure {
    let messages = wording.messages
    return Failure(
      status: .usage,
      message: messages.usage.message(error),
      remedy: meant(by: error) + [
        Failure.hint(messages.seeHelp, context.command(helpWords(for: error)))
      ]
    )
  }

  private func meant(by error: UsageError) -> [[Inline]] {
    switch error {
    case .unknownOption(_, let option?):
      [[Inline(own: "\(wording.messages.meantOption): "), Inline(own: option.spec.name, .command)]]
    case .unknownCommand(let words, let command?):
      [
        Failure.hint(
          wording.messages.meantCommand, context.command([command.name] + words.dropFirst()))
      ]
    case .unknownCommand(let words, nil):
      item(named: words).map { [Failure.hint(wording.messages.meantItem, $0)] } ?? []
    case .unknownOption, .missingArgument, .unexpectedArgument, .invalidArgument,
      .optionNotForCommand, .missingName, .unexpectedOperand, .operandNotAmong, .noSuchPage:
      []
    }
  }

  /// The command that opens an item where the words are its name and no command's.
  private func item(named words: [String]) -> Inline? {
    guard let items = try? catalogue.items(),
      case .one(let index) = Lookup(items).find(words.sentence)
    else { return nil }
    return context.command(["item", items.name(at: index)])
  }

  /// The help that explains what went wrong.
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
}
