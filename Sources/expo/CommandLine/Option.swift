import ExpoCore
import TerminalText

/// Every option of the program. The parser, the help, the manual page and the completions are made
/// of its rows.
enum Option: String, CaseIterable {
  case catalogue = "--catalogue"
  case lang = "--lang"
  case json = "--json"
  case accessible = "--accessible"
  case byCategory = "--by-category"
  case byEvidence = "--by-evidence"
  case names = "--names"
  case link = "--link"
  case bibtex = "--bibtex"
  case width = "--width"
  case color = "--color"
  case pictures = "--pictures"
  case noPager = "--no-pager"
  case yes = "--yes"
  case help = "--help"
  case version = "--version"

  var name: String { rawValue }

  /// What the table says about an option.
  struct Row {
    let definition: Definition
    /// Other spellings of its name, and words that other programs use for it.
    var otherNames: [String] = []
    /// Other words by which `expo help` finds it.
    var helpTopics: [String] = []
    /// The variable that means the same.
    var variable: String?
    let purpose: Phrase
    /// Further paragraphs, for the option's own help.
    var details: [Phrase] = []

    init(
      _ definition: Definition, otherNames: [String] = [], helpTopics: [String] = [],
      variable: String? = nil, _ korean: String, _ english: String, details: [Phrase] = []
    ) {
      self.definition = definition
      self.otherNames = otherNames
      self.helpTopics = helpTopics
      self.variable = variable
      purpose = (korean, english)
      self.details = details
    }
  }

  /// The argument that an option takes, and the property that it sets.
  enum Definition {
    case flag((inout Options) -> Void)
    /// A whole number of at least `atLeast`, or exactly `or`.
    case number(atLeast: Int, or: Int? = nil, Vocabulary = .any, (inout Options, Int) -> Void)
    case choice([String], (inout Options, String) -> Void)
    case text(placeholder: Phrase, Vocabulary, (inout Options, String) -> Void)
  }

  var row: Row {
    switch self {
    case .catalogue:
      Row(
        .text(placeholder: ("폴더", "DIR"), .paths) { $0.catalogue = $1 },
        otherNames: ["--catalog"], variable: "EXPO_CATALOGUE",
        "폴더에 있는 도록을 읽습니다",
        "Reads the catalogue in the folder DIR",
        details: [
          (
            "폴더에는 items.json이 있어야 하고, exposition.json과 pictures와 en 폴더가 있을 수 있습니다. "
              + "이 도록에서 시작하려면: mkdir my; expo items --json > my/items.json; "
              + "expo overview --json > my/exposition.json",
            "The folder has items.json, and may have exposition.json and the folders pictures and en. "
              + "To begin with this catalogue: mkdir my; expo items --json > my/items.json; "
              + "expo overview --json > my/exposition.json"
          )
        ])
    case .lang:
      Row(
        .choice(Language.allCases.map(\.rawValue)) { $0.language = Language(rawValue: $1) },
        otherNames: ["--language"], variable: "EXPO_LANG",
        "한국어(ko)나 영어(en)로 보여 줍니다", "Shows everything in Korean (ko) or English (en)",
        details: [
          (
            "정하지 않으면 로캘을 따릅니다. 한국어나 C 로캘이면 한국어, 다른 로캘이면 영어입니다.",
            "Without it the locale decides: Korean in a Korean locale and in C, otherwise English."
          )
        ])
    case .json:
      Row(
        .flag { $0.json = true }, helpTopics: ["내보내기", "export"],
        "사람이 읽는 글 대신 JSON으로 출력합니다", "Prints JSON instead of text",
        details: [
          (
            "expo items --json은 모든 글을, expo overview --json은 박람회 소개를 내보냅니다.",
            "expo items --json exports all texts of the exhibits, expo overview --json the introduction."
          )
        ])
    case .accessible:
      Row(
        .flag { $0.accessible = true },
        otherNames: ["--accessibility", "--screen-reader", "--접근성", "--화면-낭독기"],
        variable: "ACCESSIBLE",
        "화면 낭독기에 맞게 한 줄에 한 가지씩 출력합니다", "Prints text for screen readers, one fact per line",
        details: [
          (
            "글은 위에서 아래로 한 줄씩 이어지고, 칸을 나누거나 그림을 그리거나 페이저를 열지 않습니다. --width 0이면 문단마다 한 줄입니다. "
              + "expo browse는 화면을 채우지 않고 목록을 출력합니다.",
            "Pages run from top to bottom, a line for each fact, without columns, pictures or a pager; --width 0 leaves each paragraph on one line. "
              + "expo browse prints the list instead of filling the screen."
          ),
          (
            "늘 이렇게 들으려면 셸의 설정 파일에 export ACCESSIBLE=1 한 줄을 넣어 두세요.",
            "To listen like this by default, put the line export ACCESSIBLE=1 into your shell's start-up file."
          ),
        ])
    case .byCategory:
      Row(.flag { $0.division = .category }, "목록을 분류별로 나눕니다", "Divides the list into categories")
    case .byEvidence:
      Row(
        .flag { $0.division = .evidence },
        helpTopics: ["등급", "근거", "grades", "grade", "evidence"],
        "목록을 출품 근거의 등급별로 나누고, 근거를 하나하나 보여 줍니다",
        "Divides the list by grade, and gives the evidence for each exhibit",
        details: [
          (
            "등급의 뜻은 목록에, 그 등급을 준 까닭은 글마다 근거와 한계에 적혀 있습니다.",
            "The list says what the grades mean; each page says on what its grade rests."
          )
        ])
    case .names:
      Row(.flag { $0.names = true }, "이름만 한 줄에 하나씩 출력합니다", "Prints the names only, one per line")
    case .link:
      Row(
        .number(atLeast: 1, .links) { $0.link = $1 }, "sources가 보여 주는 번호 N의 링크나 출처를 엽니다",
        "Opens the link or source with the number N of expo sources")
    case .bibtex:
      Row(.flag { $0.bibtex = true }, "인용을 BibTeX로 출력합니다", "Prints the citation in BibTeX")
    case .width:
      Row(
        .number(atLeast: PageLayout.minColumns, or: 0) { $0.width = $1 },
        "글을 N칸(10 이상)에 맞춥니다. 0이면 줄을 나누지 않습니다",
        "Wraps the text at N columns, 10 or more; 0 turns wrapping off")
    case .color:
      Row(
        .choice(AutoMode.allCases.map(\.rawValue)) {
          $0.color = AutoMode(rawValue: $1)
        },
        otherNames: ["--colour"],
        "색과 강조를 터미널에서만(auto) 쓰거나, 늘(always) 쓰거나, 쓰지 않습니다(never)",
        "Styles the text on a terminal only (auto), always or never")
    case .pictures:
      Row(
        .choice(AutoMode.allCases.map(\.rawValue)) {
          $0.pictures = AutoMode(rawValue: $1)
        },
        "그림을 터미널에 잘 맞을 때만(auto), 또는 색을 쓸 때면 늘(always) 보여 주거나, 감춥니다(never)",
        "Shows pictures if they suit the terminal (auto), whenever text is styled (always) or never"
      )
    case .noPager:
      Row(.flag { $0.noPager = true }, "긴 글도 페이저 없이 그대로 출력합니다", "Prints long text without a pager")
    case .yes: Row(.flag { $0.yes = true }, "묻지 않고 지웁니다", "Removes without asking")
    case .help:
      Row(
        .flag { $0.help = true }, otherNames: ["-h"], "명령이나 프로그램을 쓰는 법을 알려 줍니다",
        "Explains the command, or the program")
    case .version:
      Row(
        .flag { $0.version = true }, otherNames: ["-v", "-V"], "이 프로그램의 버전을 알려 줍니다",
        "Prints the version of the program")
    }
  }

  var definition: Definition { row.definition }

  /// The names that help gives the option.
  var names: [String] { self == .help ? ["-h", name] : [name] }

  /// The word of `expo help` for the option.
  var helpTopic: String { Self.helpTopic(of: name) }

  static func helpTopic(of name: String) -> String { String(name.drop { $0 == "-" }) }

  /// The options that mean the same to every command.
  static let common: [Option] = [
    .catalogue, .lang, .accessible, .width, .color, .pictures, .noPager, .help, .version,
  ]

  /// The commands to which the option means something.
  var commands: [Command] { Command.all.filter { $0.accepts(self) } }

  /// Options of which a command takes only one.
  static let exclusive: [(Option, Option)] = [
    (.json, .names), (.byCategory, .byEvidence),
  ]

  /// Whether a word follows the option's name.
  var takesArgument: Bool { if case .flag = definition { false } else { true } }

  /// How the option is written: `--lang ko|en`.
  func usage(in language: Language) -> String {
    ([names.joined(separator: ", ")] + definition.operands.map(language.pick)).spaced
  }

  /// The option that words name without its hyphens, as topics of help do: `by category`.
  init?(helpTopic words: [String]) {
    self.init(written: "--" + words.joined(separator: "-"))
  }

  /// The option whose hyphens a word processor has made dashes: `—width`, `-–help`.
  init?(writtenWithDashes name: String) {
    let dashes = "-‐‑‒–—―−－".unicodeScalars
    let letters = name.unicodeScalars.drop(while: dashes.contains)
    let hyphens = letters.count == 1 ? "-" : "--"
    guard name.unicodeScalars[..<letters.startIndex].contains(where: { !$0.isASCII })
    else { return nil }
    self.init(written: hyphens + String(letters))
  }

  /// The option with this name, or another word for it.
  init?(written name: String) {
    let match = Self(rawValue: name) ?? Self.allCases.first { $0.row.otherNames.contains(name) }
    guard let match else { return nil }
    self = match
  }
}

extension Option.Definition {
  /// The word that help shows after the name: `N`, or the words that may be typed.
  fileprivate var operands: [Phrase] {
    switch self {
    case .flag: []
    case .number: [("N", "N")]
    case .text(let placeholder, _, _): [placeholder]
    case .choice(let choices, _):
      [(choices.joined(separator: "|"), choices.joined(separator: "|"))]
    }
  }

  /// The words that the argument may be.
  var vocabulary: Vocabulary {
    switch self {
    case .flag: .any
    case .choice(let choices, _): .words(choices)
    case .number(_, _, let vocabulary, _), .text(_, let vocabulary, _): vocabulary
    }
  }

  /// Applies the option; returns false if the argument is not valid.
  func apply(_ value: String, to options: inout Options) -> Bool {
    switch self {
    case .flag:
      return false
    case .number(let least, let other, _, let set):
      guard let number = Int(digits: value), number >= least || number == other
      else { return false }
      set(&options, number)
    case .choice(let choices, let set):
      let word = value.lowercased()
      guard choices.contains(word) else { return false }
      set(&options, word)
    case .text(_, _, let set):
      set(&options, value)
    }
    return true
  }

  /// What is wrong with a value that the option or the variable with this name does not take.
  func mistake(in value: String, of name: String) -> Phrase {
    switch self {
    case .number(let least, let other, _, _):
      let others = other.map { ("\($0)이나 ", ", or \($0)") } ?? ("", "")
      return (
        "\(name)에는 \(others.0)\(least) 이상의 정수를 써야 합니다. 쓸 수 없는 값: \(quoting: value)",
        "\(name) must be a whole number, \(least) or more\(others.1), not \(quoting: value)"
      )
    case .choice(let choices, _):
      return UsageError.choice(of: choices, for: (name, name), value)
    case .flag, .text:
      return ("\(name) 옵션은 값을 받지 않습니다", "\(name) takes no value")
    }
  }
}
