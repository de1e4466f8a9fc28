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

  /// The error of words that no command begins.
  static func noCommand(_ words: [String]) -> UsageError {
    let word = words.singleWords.first ?? ""
    return UsageError(
      text: word.isBlank
        ? ("명령이 비어 있습니다", "The command is empty")
        : ("\(quoting: word) 명령은 없습니다", "There is no command \(quoting: word)"),
      meant: meant(by: words))
  }

  /// What words that no command begins may mean: an option without its hyphens, a topic of help, or
  /// a command of a similar name; nil for anything else.
  static func meant(by words: [String]) -> Correction? {
    let words = words.singleWords
    guard let word = words.first else { return nil }
    if let option = Option(helpTopic: [word]) { return .option(option) }
    if HelpTopic(written: word) != nil { return .command(.help, [word]) }
    return Command.meant(by: word).map { $0.correction(with: Array(words.dropFirst())) }
  }
}

extension String {
  /// The only one of some words that this one begins, or else the most similar, if one is similar.
  func meant(among words: [String]) -> String? {
    let begun = isEmpty ? [] : words.filter { $0.hasPrefix(self) }
    return begun.count == 1 ? begun[0] : nearest(among: words).map { words[$0] }
  }
}

extension Command {
  /// The command that a word begins, or whose name, English or Korean, is similar to it.
  fileprivate static func meant(by word: String) -> Command? {
    // A single syllable is similar to too many words.
    let others = word.unicodeScalars.count < 2 ? [] : allCases.flatMap(\.row.otherNames)
    return word.meant(among: allCases.map(\.name) + others.filter { !$0.isASCII })
      .flatMap(Command.init(written:))
  }

  /// The command with the words that followed a wrong name, or else without them, or else its help.
  fileprivate func correction(with words: [String]) -> UsageError.Correction {
    // The topic of a help may be wrong, too, and several names are too many.
    let takesOne = [.help, .open, .browse].contains(self)
    if !takesOne || words.count == 1 && self != .help, mistake(in: words) == nil {
      return .command(self, words)
    }
    return mistake(in: []) == nil ? .command(self, []) : .command(.help, [name])
  }
}
