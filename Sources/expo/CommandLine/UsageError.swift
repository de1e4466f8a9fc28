import ExpoCore
import TerminalText

/// Why a command line cannot be carried out.
struct UsageError: Error {
  /// What was probably meant.
  enum Correction {
    case option(Option)
    case command(Command, [String])
  }

  let text: Phrase
  /// The command or the option whose help explains the error; nil for the help of the program.
  var helpTopic: String?
  var meant: Correction?

  /// The message about a place that takes one of some words, and not the written one.
  static func choice(of words: [String], for place: Phrase, _ written: String?) -> Phrase {
    let written = written.map(\.quoted)
    let first = words.dropLast().joined(separator: ", ")
    return (
      "\(place.korean)에는 \(words.joined(separator: ", ")) 가운데 하나를 써야 합니다"
        + (written.map { ". 쓸 수 없는 값: \($0)" } ?? ""),
      "\(place.english) takes \(first) or \(words.last ?? "")"
        + (written.map { ", not \($0)" } ?? "")
    )
  }

  /// The error of an option that is written with a dash.
  static func dash(in name: String, of option: Option) -> UsageError {
    UsageError(
      text: (
        "\(quoting: name)에는 워드 프로세서가 바꾼 줄표가 있습니다. 옵션은 붙임표로 씁니다",
        "\(quoting: name) has a dash from a word processor; options begin with hyphens"
      ), helpTopic: option.helpTopic, meant: .option(option))
  }

  /// The error of words that no command begins.
  static func noCommand(_ words: [String]) -> UsageError {
    let word = words.flatMap(\.words).first ?? ""
    return UsageError(
      text: word.isBlank
        ? ("명령이 비어 있습니다", "The command is empty")
        : ("\(quoting: word) 명령은 없습니다", "There is no command \(quoting: word)"),
      meant: meant(by: words))
  }

  /// What words that no command begins may mean: an option without its hyphens, a topic of the
  /// help, or a command of a similar name; nil for anything else.
  static func meant(by words: [String]) -> Correction? {
    let words = words.flatMap(\.words)
    guard let word = words.first else { return nil }
    if let option = Option(rawValue: "--\(word)"), !option.takesArgument { return .option(option) }
    if HelpTopic([word]) != nil { return .command(.help, [word]) }
    guard let command = Command.nearest(to: word) else { return nil }
    let rest = Array(words.dropFirst())
    // The command with the same words, else alone, else its help.
    for operands in [command.operands.isOneName && rest.count > 1 ? [] : rest, []]
    where command.mistake(in: operands) == nil {
      return .command(command, operands)
    }
    return .command(.help, [command.name])
  }
}

extension String {
  /// The only one of some words that this one begins, or else the most similar, if one is similar.
  func meant(among words: [String]) -> String? {
    let begun = isEmpty ? [] : words.filter { $0.hasPrefix(self) }
    return begun.count == 1 ? begun[0] : nearest(among: words).map { words[$0] }
  }
}
