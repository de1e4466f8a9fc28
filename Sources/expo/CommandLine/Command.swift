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
      case .choice(let words): "<\(words.joined(by: "|"))>"
      case .optionalName(let placeholder), .optional(let placeholder), .any(let placeholder):
        "[\(placeholder)]"
      }
    }
  }

  var name: String { rawValue }

  /// One row of the table of commands.
  struct Spec {
    var operands: Operands = .none
    /// What the operands are; those of a choice say so themselves.
    var vocabulary: Vocabulary = .any
    /// The options beside the common ones that mean something to the command.
    var options: [Option] = []
    /// Other spellings of its name, which run it as well.
    var spellings: [String] = []
    /// Words that other programs use for the command: named in a hint, not run.
    var otherNames: [String] = []
  }

  /// How the command is used; ``HelpWording`` says what it is for.
  var spec: Spec {
    switch self {
    case .overview: Spec(options: [.json], otherNames: ["about", "main"])
    case .items:
      Spec(
        options: [.grid, .byCategory, .byEvidence, .category, .evidence, .sort, .names, .json],
        otherNames: ["list", "ls"]
      )
    case .item:
      Spec(
        operands: .name(placeholder: "name"),
        vocabulary: .items,
        options: [.json],
        otherNames: ["show", "view", "info", "read"]
      )
    case .browse:
      Spec(
        operands: .optionalName(placeholder: "name"),
        vocabulary: .items,
        options: [.category],
        otherNames: ["tui", "ui"]
      )
    case .search:
      Spec(
        operands: .name(placeholder: "words"),
        options: [.limit, .json],
        otherNames: ["find", "grep"]
      )
    case .random: Spec(options: [.category, .seed, .json], otherNames: ["pick"])
    case .picture:
      Spec(
        operands: .optionalName(placeholder: "name"),
        vocabulary: .items,
        options: [.svg],
        otherNames: ["pictures", "image", "images", "gallery"]
      )
    case .open:
      Spec(
        operands: .name(placeholder: "name"),
        options: [.link, .printAddress],
        otherNames: ["link"]
      )
    case .favourites:
      Spec(
        operands: .any(placeholder: "add <name>… | remove <name>… | clear"),
        vocabulary: .actions([("add", .items), ("remove", .favourites), ("clear", .any)]),
        options: [.yes, .json],
        spellings: ["favorites"],
        otherNames: ["bookmarks", "starred", "fav", "favs", "favourite", "favorite"]
      )
    case .check:
      Spec(
        operands: .optional(placeholder: "dir"),
        vocabulary: .paths,
        options: [.strict, .json],
        otherNames: ["validate", "lint"]
      )
    case .completions:
      Spec(operands: .choice(CompletionShell.allCases.map(\.rawValue)), otherNames: ["completion"])
    case .manual: Spec(otherNames: ["man"])
    case .help: Spec(operands: .optional(placeholder: "command"), vocabulary: .commands)
    }
  }

  /// The command with this name or spelling.
  init?(written word: String) {
    let match = Self(rawValue: word) ?? Self.allCases.first { $0.spec.spellings.contains(word) }
    guard let match else { return nil }
    self = match
  }

  /// Whether the command shows the texts of a catalogue.
  var showsCatalogue: Bool {
    switch self {
    case .overview, .items, .item, .browse, .search, .random, .picture, .favourites: true
    case .open, .check, .completions, .manual, .help: false
    }
  }

  /// Whether the option means something to the command.
  func accepts(_ option: Option) -> Bool {
    Option.common.contains(option) || spec.options.contains(option)
  }

  /// The words that the command takes, of those that follow a wrong name.
  func accepted(_ words: [String]) -> [String] {
    switch spec.operands {
    case .none: []
    case .name, .optionalName: words
    case .optional: Array(words.prefix(1))
    case .choice(let choices): words.prefix(1).filter(choices.contains)
    case .any: (try? FavouritesAction(words)) == nil ? [] : words
    }
  }

  /// How the command is called: `expo item <name>`.
  var usage: String {
    ["expo", name, spec.operands.placeholder].compactMap(\.self).joined(by: " ")
  }
}

/// The words that a place of the command line accepts, as far as completions can offer them.
enum Vocabulary {
  /// Any words; none can be offered.
  case any
  case words([String])
  case commands
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

/// A shell that the program completes its command lines for.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish
}
