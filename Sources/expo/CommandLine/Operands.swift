import ExpoCore
import TerminalText

/// The words that a command takes after its name.
enum Operands {
  case none
  /// One of some words.
  case choice([String])
  /// Names of items. Several words are several names, or one name if `most` is 1.
  case names(Vocabulary = .topics, most: Int = .max, isRequired: Bool = true)
  /// Words that are one text together.
  case text(Phrase, Vocabulary = .any, isRequired: Bool = true)
  /// A topic of the help, or nothing.
  case topic
  /// A word that has operands of its own, or nothing.
  indirect case actions([(names: [String], operands: Operands)])
}

/// The words that a place of the command line accepts, as far as completions can offer them.
enum Vocabulary {
  /// Any words; none can be offered.
  case any
  case words([String])
  case commands
  case options
  /// Commands, options and other topics of the help.
  case helpTopics
  /// Names of items, of the catalogue in use.
  case items
  /// Names of items and of the exposition.
  case topics
  /// Names of items, of the exposition and of its pictures.
  case pictures
  /// Names of items that the reader has kept.
  case favourites
  /// Categories of the catalogue in use, and grades of evidence.
  case kinds
  /// The numbers of the links of the exhibit that the line names.
  case links
  /// Files and folders.
  case paths
}

extension Operands {
  /// What is wrong with words, and the words that were probably meant. Names are not looked up.
  ///
  /// - Parameter place: The words before them.
  func mistake(in words: [String], of place: String) -> (text: Phrase, meant: [String]?)? {
    switch self {
    case .none:
      return words.first.map {
        (
          (
            "\(place) 명령에는 인수를 쓰지 않습니다: \(quoting: $0)",
            "Unexpected argument: \(quoting: $0)"
          ), nil
        )
      }
    case .choice(let choices):
      guard choices.contains(words.first ?? "") else {
        return wrongChoice(of: choices, words, of: place)
      }
      return words.dropFirst().first.map {
        (
          (
            "\(place) 명령에는 인수를 하나만 씁니다: \(quoting: $0)",
            "Unexpected argument: \(quoting: $0)"
          ), nil
        )
      }
    case .actions(let actions):
      guard let first = words.first else { return nil }
      guard let action = actions.first(where: { $0.names.contains(first) }) else {
        return wrongChoice(of: actions.map { $0.names[0] }, words, of: place)
      }
      return action.operands.mistake(in: Array(words.dropFirst()), of: "\(place) \(first)")
        .map { ($0.text, $0.meant.map { [first] + $0 }) }
    case .topic:
      guard !words.isEmpty, HelpTopic(words) == nil else { return nil }
      let nearest = words.flatMap(\.words).first.flatMap(Command.nearest(to:))
      let text = words.spaced
      return (
        ("도움말이 없습니다: \(quoting: text)", "There is no help on \(quoting: text)"),
        nearest.map { [$0.name] }
      )
    case .names(_, _, let isRequired):
      if let text = tooLong(words) { return (text, nil) }
      guard isRequired || !words.isEmpty, words.allSatisfy(\.isBlank) else { return nil }
      return (("\(place) 명령에는 이름이 있어야 합니다", "\(place) needs a name"), nil)
    case .text(_, _, let isRequired):
      if let text = tooLong([words.spaced]) { return (text, nil) }
      guard isRequired || !words.isEmpty, words.allSatisfy(\.isBlank) else { return nil }
      return (("\(place) 명령에는 낱말이 있어야 합니다", "\(place) needs a word"), nil)
    }
  }

  private func wrongChoice(
    of choices: [String], _ words: [String], of place: String
  ) -> (text: Phrase, meant: [String]?) {
    let meant = words.first?.meant(among: choices).map { [$0] + words.dropFirst() }
    return (
      UsageError.choice(of: choices, for: ("\(place) 명령", place), words.first),
      meant.flatMap { mistake(in: $0, of: place) == nil ? $0 : nil }
    )
  }

  private func tooLong(_ words: [String]) -> Phrase? {
    guard words.contains(where: { $0.utf8.count > Query.maxBytes }) else { return nil }
    let limit = Query.maxBytes.groupedDigits
    return (
      "찾을 말이 너무 깁니다. \(limit)바이트까지 찾습니다",
      "The words to find are too long; the limit is \(limit) bytes"
    )
  }

  /// How they are written: `[NAME]`, `bash|zsh|fish`; empty if there are none.
  func usage(in language: Language) -> String {
    func optional(_ word: Phrase, _ isRequired: Bool = false) -> String {
      isRequired ? language.pick(word) : "[\(language.pick(word))]"
    }
    return switch self {
    case .none: ""
    case .choice(let choices): choices.joined(separator: "|")
    case .names(_, _, let isRequired): optional(Self.name, isRequired)
    case .text(let placeholder, _, let isRequired): optional(placeholder, isRequired)
    case .topic: optional(("주제", "TOPIC"))
    case .actions(let actions):
      "["
        + actions.map { names, operands in
          let usage = operands.usage(in: language)
          return usage.isEmpty ? names[0] : "\(names[0]) \(usage)"
        }.joined(separator: " | ") + "]"
    }
  }

  /// The word for the name of an item.
  static let name: Phrase = ("이름", "NAME")
  /// The word for what a reader looks for.
  static let words: Phrase = ("낱말", "WORDS")
  /// The word for a category or a grade.
  static let kind: Phrase = ("분류", "KIND")

  /// What the next word may be.
  func vocabulary(after words: [String]) -> Vocabulary {
    switch self {
    case .none: .any
    case .choice(let choices): words.isEmpty ? .words(choices) : .any
    case .names(let vocabulary, _, _), .text(_, let vocabulary, _): vocabulary
    case .topic: .helpTopics
    case .actions(let actions):
      words.first.map { first in
        actions.first { $0.names.contains(first) }?.operands
          .vocabulary(after: Array(words.dropFirst()))
          ?? .any
      } ?? .words(actions.map { $0.names[0] })
    }
  }

  /// Whether several words may be too many, which only the catalogue can tell.
  var isOneName: Bool { if case .names(_, most: 1, _) = self { true } else { false } }
}

/// What `expo help` explains.
enum HelpTopic {
  case command(Command)
  case option(Option)
  /// All options, the variables and the exit statuses.
  case options

  static let optionsName = "options"

  /// The words name a command, and others may follow it; an option without its hyphens; or a topic
  /// that a command or an option explains.
  init?(_ words: [String]) {
    let words = words.flatMap(\.words)
    guard let first = words.first else { return nil }
    if [Self.optionsName, "옵션"].contains(first) {
      self = .options
    } else if let command = Command(written: first) {
      self = .command(command)
    } else if let option = Option(written: first) ?? Option(helpTopic: words)
      ?? Option(helpTopic: [first])
    {
      self = .option(option)
    } else if let command = Command.all.first(where: { $0.helpTopics.contains(first) }) {
      self = .command(command)
    } else if let option = Option.allCases.first(where: { $0.row.helpTopics.contains(first) }) {
      self = .option(option)
    } else {
      return nil
    }
  }
}
