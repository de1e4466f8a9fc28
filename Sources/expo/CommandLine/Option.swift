import ExpoCore
import TerminalText

/// Every option of the program, one case each; its properties are the table of options.
enum Option: String, CaseIterable {
  case catalogue = "--catalogue"
  case lang = "--lang"
  case json = "--json"
  case accessible = "--accessible"
  case byCategory = "--by-category"
  case byEvidence = "--by-evidence"
  case names = "--names"
  case limit = "--limit"
  case link = "--link"
  case printAddress = "--print"
  case width = "--width"
  case color = "--color"
  case pictures = "--pictures"
  case noPager = "--no-pager"
  case yes = "--yes"
  case help = "--help"
  case version = "--version"

  var name: String { rawValue }

  /// The argument that an option takes, and the property that it sets.
  enum Definition {
    case flag((inout Options) -> Void)
    /// A whole number: this or more, or the other one.
    case number(atLeast: Int, or: Int? = nil, (inout Options, Int) -> Void)
    case choice([Choice], (inout Options, String) -> Void)
    case text(placeholder: String, Vocabulary, (inout Options, String) -> Void)
  }

  /// A word that an option takes.
  struct Choice {
    let word: String
    /// The words that pages show for it, which mean the same.
    var shown: [String] = []
    /// Whether locales that begin with the word mean it, too: `en_GB.UTF-8`.
    var beginsLocales = false
  }

  /// What the option does; ``Wording`` says what it is for.
  var definition: Definition {
    switch self {
    case .catalogue: .text(placeholder: "DIR", .paths) { $0.catalogue = $1 }
    case .lang:
      .choice(Choice.languages) { $0.language = Language(rawValue: $1) }
    case .json: .flag { $0.json = true }
    case .accessible: .flag { $0.accessible = true }
    case .byCategory: .flag { $0.division = .category }
    case .byEvidence: .flag { $0.division = .evidence }
    case .names: .flag { $0.names = true }
    case .limit: .number(atLeast: 1) { $0.limit = $1 }
    case .link: .number(atLeast: 1) { $0.link = $1 }
    case .printAddress: .flag { $0.printsAddress = true }
    case .width: .number(atLeast: PageLayout.minColumns, or: 0) { $0.width = $1 }
    case .color:
      .choice(AutoMode.allCases.map { Choice(word: $0.rawValue) }) {
        $0.color = AutoMode(rawValue: $1)
      }
    case .pictures:
      .choice(AutoMode.allCases.map { Choice(word: $0.rawValue) }) {
        $0.pictures = AutoMode(rawValue: $1)
      }
    case .noPager: .flag { $0.noPager = true }
    case .yes: .flag { $0.yes = true }
    case .help: .flag { $0.help = true }
    case .version: .flag { $0.version = true }
    }
  }

  /// The names that help gives the option.
  var names: [String] { self == .help ? ["-h", name] : [name] }

  /// Other spellings of its name, and words that other programs use for it, which mean the same.
  var otherNames: [String] {
    switch self {
    case .catalogue: ["--catalog"]
    case .color: ["--colour"]
    case .pictures: ["--images"]
    case .version: ["-v", "-V"]
    default: []
    }
  }

  /// The variables that mean the same; the first that exists counts.
  var variables: [String] {
    switch self {
    case .catalogue: ["EXPO_CATALOGUE"]
    case .lang: ["EXPO_LANG"]
    case .accessible: ["EXPO_ACCESSIBLE", "ACCESSIBLE"]
    case .width: ["EXPO_WIDTH"]
    case .pictures: ["EXPO_PICTURES"]
    default: []
    }
  }

  /// The options that mean the same to every command.
  static let common: [Option] = [
    .catalogue, .lang, .accessible, .width, .color, .pictures, .noPager, .help, .version,
  ]

  /// The commands to which the option means something.
  var commands: [Command] { Command.allCases.filter { $0.accepts(self) } }

  /// Options of which a command takes only one.
  static let exclusive: [(Option, Option)] = [
    (.json, .names), (.byCategory, .byEvidence),
  ]

  /// Whether a word follows the option's name.
  var takesArgument: Bool { if case .flag = definition { false } else { true } }

  var usage: Usage {
    Usage(names: names, alternatives: definition.alternatives, isComplete: true)
  }

  /// The option with this name, or another word for it.
  init?(written name: String) {
    let match =
      Self(rawValue: name)
      ?? Self.allCases.first { $0.names.contains(name) || $0.otherNames.contains(name) }
    guard let match else { return nil }
    self = match
  }
}

extension Option.Definition {
  /// The words of help behind the name: `N`, or those that may be typed.
  fileprivate var alternatives: [String] {
    switch self {
    case .flag: []
    case .number: ["N"]
    case .text(let placeholder, _, _): [placeholder]
    case .choice(let choices, _): choices.map(\.word)
    }
  }

  /// The words that the argument may be.
  var vocabulary: Vocabulary {
    switch self {
    case .flag, .number: .any
    case .choice(let choices, _): .words(choices)
    case .text(_, let vocabulary, _): vocabulary
    }
  }

  /// Applies the option; returns false if the argument is not valid.
  func apply(_ value: String, to options: inout Options) -> Bool {
    switch self {
    case .flag:
      return false
    case .number(let least, let other, let set):
      guard let number = Int(digits: value), number >= least || number == other
      else { return false }
      set(&options, number)
    case .choice(let choices, let set):
      guard let choice = choices.meant(by: value) else { return false }
      set(&options, choice.word)
    case .text(_, _, let set):
      set(&options, value)
    }
    return true
  }
}

extension Option.Choice {
  static let languages = [
    Self(word: "ko", shown: ["한국어", "Korean"], beginsLocales: true),
    Self(word: "en", shown: ["영어", "English"], beginsLocales: true),
  ]
  /// The grades that the format defines.
  static let grades = Evidence.known.map { Self(word: $0.rawValue, shown: [$0.word(in: .korean)]) }
}

extension [Option.Choice] {
  /// The words that mean each choice, found as the name of an item is.
  var names: [Names] { map { Names([$0.word] + $0.shown) } }

  /// The choice that a word or a locale names.
  fileprivate func meant(by written: String) -> Option.Choice? {
    let language = written.lowercased().firstWord
    if let choice = first(where: { $0.beginsLocales && $0.word == language }) { return choice }
    let found = names.find(written)
    return found.rank < .part && found.indices.count == 1 ? self[found.indices[0]] : nil
  }
}

extension Evidence {
  /// The grade that a word names: `확실`, `ㅎㅅ`, `cert`; nil if it names none, or several.
  init?(named word: String) {
    guard let choice = Option.Choice.grades.meant(by: word) else { return nil }
    self.init(rawValue: choice.word)
  }
}
