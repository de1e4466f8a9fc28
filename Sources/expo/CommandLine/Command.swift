import ExpoCore
import TerminalText

/// Every command of the program, one case each; the table of commands is ``spec``.
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

  /// Which words a command takes.
  enum Operands: Equatable {
    case none
    /// One or more words, joined by spaces into one name.
    case name(placeholder: String)
    /// The same, or no word.
    case optionalName(placeholder: String)
    /// At most one word.
    case optional(placeholder: String)
    /// Exactly one of these words.
    case choice([String])
    /// Any number of words, which the command itself reads.
    case any(placeholder: String)

    /// The words in help.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .name(let placeholder): "<\(placeholder)>"
      case .choice(let words): "<\(words.joined(separator: "|"))>"
      case .optionalName(let placeholder), .optional(let placeholder), .any(let placeholder):
        "[\(placeholder)]"
      }
    }
  }

  var name: String { rawValue }

  /// The words that follow the command's name. Not in the table, because every run asks for them.
  var operands: Operands {
    switch self {
    case .overview, .items, .random, .manual: .none
    case .item, .open: .name(placeholder: "name")
    case .search: .name(placeholder: "words")
    case .browse, .picture: .optionalName(placeholder: "name")
    case .favourites: .any(placeholder: "add <name>… | remove <name>… | clear")
    case .check: .optional(placeholder: "dir")
    case .completions: .choice(CompletionShell.allCases.map(\.rawValue))
    case .help: .optional(placeholder: "topic")
    }
  }

  /// One row of the table of commands.
  struct Spec {
    /// What the operands are; those of a choice say so themselves.
    var vocabulary: Vocabulary = .any
    /// The options beside the common ones that mean something to the command.
    var options: [Option] = []
    /// Other spellings of its name, and words that other programs use for it: they run it as well, but
    /// no help names them.
    var otherNames: [String] = []
  }

  /// How the command is used; ``Wording`` says what it is for.
  var spec: Spec {
    switch self {
    case .overview: Spec(options: [.json], otherNames: ["소개", "about", "main"])
    case .items:
      Spec(
        options: [.byCategory, .byEvidence, .category, .evidence, .sort, .names, .json],
        otherNames: ["목록", "list", "ls"]
      )
    case .item:
      Spec(
        vocabulary: .items,
        options: [.json],
        otherNames: ["show", "view", "info", "read"]
      )
    case .browse:
      Spec(
        vocabulary: .items,
        options: [.category],
        otherNames: ["tui", "ui"]
      )
    case .search:
      Spec(
        options: [.limit, .json],
        otherNames: ["찾기", "find", "grep"]
      )
    case .random: Spec(options: [.category, .json], otherNames: ["무작위", "pick"])
    case .picture:
      Spec(
        vocabulary: .items,
        options: [.png],
        otherNames: ["그림", "pictures", "image", "images", "gallery"]
      )
    case .open:
      Spec(
        vocabulary: .items,
        options: [.link, .printAddress],
        otherNames: ["열기", "link"]
      )
    case .favourites:
      Spec(
        vocabulary: .actions([("add", .items), ("remove", .favourites), ("clear", .any)]),
        options: [.yes, .json],
        otherNames: [
          "즐겨찾기", "favorites", "bookmarks", "starred", "fav", "favs", "favourite", "favorite",
        ]
      )
    case .check:
      Spec(
        vocabulary: .paths,
        options: [.strict, .json, .schema],
        otherNames: ["validate", "lint"]
      )
    case .completions:
      Spec(otherNames: ["completion"])
    case .manual: Spec(otherNames: ["man"])
    case .help: Spec(vocabulary: .commands, otherNames: ["도움말"])
    }
  }

  /// The command with this name, or another word for it.
  init?(written word: String) {
    let match = Self(rawValue: word) ?? Self.allCases.first { $0.spec.otherNames.contains(word) }
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
    Option.common.contains(option) || spec.options.contains(option)
  }

  /// What is wrong with the words behind the command's name; nil if it takes them.
  func mistake(in words: [String]) -> UsageError? {
    switch operands {
    // A word after `items` narrows the list.
    case .none where self == .items: return nil
    case .none: return words.first.map { .unexpectedOperand($0, self) }
    case .name where words.allSatisfy(\.isEmpty): return .missingName([name])
    case .optionalName where !words.isEmpty && words.allSatisfy(\.isEmpty):
      return .missingName([name])
    case .name, .optionalName: return nil
    case .choice(let choices) where !choices.contains(words.first ?? ""):
      return .operandNotAmong(choices, written: words.first, self)
    case .optional, .choice: return words.dropFirst().first.map { .unexpectedOperand($0, self) }
    case .any:
      do throws(UsageError) {
        _ = try FavouritesAction(words)
        return nil
      } catch { return error }
    }
  }

  /// How the command is written: `item <name>`.
  var usage: String { operands.placeholder.map { "\(name) \($0)" } ?? name }
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
  /// Categories of the catalogue in use.
  case categories
  /// Files and folders.
  case paths
  /// One of these words, and after it the words that each of them takes.
  indirect case actions([(word: String, operands: Vocabulary)])
}
