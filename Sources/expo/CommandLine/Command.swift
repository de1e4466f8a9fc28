import ExpoCore
import TerminalText

/// Every command of the program, one case each; its properties are the table of commands.
enum Command: String, CaseIterable {
  case overview
  case items
  case item
  case browse
  case search
  case random
  case picture
  case open
  case favourites
  case check
  case completions
  case manual
  case help

  /// The words behind a command's name.
  struct Operands {
    /// The words that may be typed; a word in capitals stands for others.
    let alternatives: [String]
    var areRequired = true
    let vocabulary: Vocabulary
    /// The most words; several are one name, or several names.
    var most = Int.max
  }

  var name: String { rawValue }

  /// The words behind the command, as help names them.
  var operands: Operands? {
    switch self {
    case .overview, .manual: nil
    case .items, .random:
      Operands(alternatives: ["KIND"], areRequired: false, vocabulary: .kinds)
    case .item, .open: Operands(alternatives: ["NAME"], vocabulary: .items)
    case .search: Operands(alternatives: ["WORDS"], vocabulary: .any)
    case .browse, .picture:
      Operands(alternatives: ["NAME"], areRequired: false, vocabulary: .items)
    case .favourites:
      Operands(
        alternatives: ["add NAME", "remove NAME", "clear"], areRequired: false,
        vocabulary: .words(FavouritesAction.words.map { Option.Choice(word: $0) }))
    case .check:
      Operands(alternatives: ["DIR"], areRequired: false, vocabulary: .paths, most: 1)
    case .completions:
      Operands(
        alternatives: CompletionShell.allCases.map(\.rawValue),
        vocabulary: .words(CompletionShell.allCases.map { Option.Choice(word: $0.rawValue) }),
        most: 1)
    case .help:
      Operands(alternatives: ["TOPIC"], areRequired: false, vocabulary: .commands, most: 1)
    }
  }

  /// The options beside the common ones that mean something to the command.
  var options: [Option] {
    switch self {
    case .overview, .check: [.json]
    case .items: [.byCategory, .byEvidence, .names, .json]
    case .item: [.json]
    case .search: [.limit, .names, .json]
    case .random: [.json]
    case .open: [.link, .printAddress]
    case .favourites: [.yes, .names]
    case .browse, .picture, .completions, .manual, .help: []
    }
  }

  /// The command's names in Korean, in another spelling, and in git and ls; the manual names them.
  var otherNames: [String] {
    switch self {
    case .overview: ["소개"]
    case .items: ["목록", "ls", "list"]
    case .item: ["show"]
    case .search: ["찾기"]
    case .random: ["무작위"]
    case .picture: ["그림"]
    case .open: ["열기"]
    case .favourites: ["즐겨찾기", "favorites"]
    case .help: ["도움말"]
    case .browse, .check, .completions, .manual: []
    }
  }

  /// The command with this name, or another word for it.
  init?(written word: String) {
    let match = Self(rawValue: word) ?? Self.allCases.first { $0.otherNames.contains(word) }
    guard let match else { return nil }
    self = match
  }

  /// The files of a catalogue whose texts the command shows.
  var shownFiles: [CatalogueFileKind] {
    switch self {
    case .overview: [.exposition]
    case .item, .random, .picture, .favourites: [.items]
    case .items, .browse, .search: [.exposition, .items]
    case .open, .check, .completions, .manual, .help: []
    }
  }

  /// Whether the option means something to the command.
  func accepts(_ option: Option) -> Bool {
    Option.common.contains(option) || options.contains(option)
  }

  /// The mistake in the words behind the command's name; nil if there is none. Names are not looked up.
  func mistake(in words: [String]) -> UsageError? {
    // They take their words as one.
    let names = [.search, .items, .random].contains(self) ? [words.sentence] : words
    if self != .check, names.contains(where: { $0.utf8.count > SearchQuery.maxBytes }) {
      return .tooLong(self)
    }
    do throws(UsageError) {
      switch self {
      case .favourites: _ = try FavouritesAction(words)
      case .completions: _ = try CompletionShell(words)
      default: break
      }
    } catch {
      return error
    }
    guard let operands else { return words.first.map { .unexpectedOperand($0, self) } }
    if operands.most == 1 { return words.dropFirst().first.map { .unexpectedOperand($0, self) } }
    let needsName = operands.areRequired || !words.isEmpty
    return needsName && words.allSatisfy(\.isBlank) ? .missingName([name]) : nil
  }

  var usage: Usage {
    Usage(
      names: [name], alternatives: operands?.alternatives ?? [],
      isComplete: operands?.areRequired ?? true)
  }

  /// The usage in a list of commands, without alternatives, which the command's own help has.
  var shortUsage: Usage {
    operands?.alternatives.count == 1
      ? usage : Usage(names: [name], alternatives: [], isComplete: true)
  }
}

/// The words that a place of the command line accepts, as far as completions can offer them.
enum Vocabulary {
  /// Any words; none can be offered.
  case any
  case words([Option.Choice])
  case commands
  case options
  /// Names of items, of the catalogue in use.
  case items
  /// Names of items that the reader has kept.
  case favourites
  /// Categories of the catalogue in use, and grades of evidence.
  case kinds
  /// Files and folders.
  case paths
}
