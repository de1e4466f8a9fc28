import ExpoCore

/// A command of the program: what the parser, the help, the manual page and the completions say
/// about it, and what it does. Each is in a file of its own in the folder `Commands`.
struct Command: Sendable {
  let name: String
  /// Its name in Korean, and words that users of other tools may try, such as `ls` and `show`.
  var otherNames: [String] = []
  /// Other words by which `expo help` finds it.
  var helpTopics: [String] = []
  var operands = Operands.none
  /// The options beside the common ones that mean something to the command.
  var options: [Option] = []
  let summary: Phrase
  /// What it does for listeners, if that is something else.
  var spokenSummary: Phrase?
  /// Further paragraphs, for the command's own help.
  var details: [Phrase] = []
  /// At most two.
  var examples: [Example] = []
  /// Whether its pages say how to change the language, if nothing names the reader's.
  var offersBothLanguages = false
  /// What it does with its operands, which have been checked.
  let run: @Sendable (Invocation, [String]) throws -> Output

  /// A command line as it is typed in a shell, and what it does.
  struct Example {
    let words: Phrase
    let line: Phrase

    init(_ korean: String, _ english: String, _ line: String, inEnglish: String? = nil) {
      words = (korean, english)
      self.line = (line, inEnglish ?? line)
    }
  }
}

extension Command {
  /// Every command, in the order of the help.
  static let all: [Command] = [
    .overview, .items, .item, .sources, .browse, .search, .random, .picture, .open, .favourites,
    .completions, .manual, .help,
  ]

  /// The command with this name, or another word for it.
  init?(written word: String) {
    let match = Self.all.first { $0.name == word || $0.otherNames.contains(word) }
    guard let match else { return nil }
    self = match
  }

  /// The command whose name, English or Korean, a word begins, or is most similar to.
  static func nearest(to word: String) -> Command? {
    // A single syllable is similar to too many words.
    let others = word.unicodeScalars.count < 2 ? [] : all.flatMap(\.otherNames)
    return word.meant(among: all.map(\.name) + others.filter { !$0.isASCII })
      .flatMap(Command.init(written:))
  }

  /// Whether the option means something to the command.
  func accepts(_ option: Option) -> Bool {
    Option.common.contains(option) || options.contains(option)
  }

  /// The mistake in the words after the command's name; nil if there is none.
  func mistake(in words: [String]) -> UsageError? {
    operands.mistake(in: words, of: name).map { mistake in
      UsageError(
        text: mistake.text, helpTopic: self == .help ? nil : name,
        meant: mistake.meant.map { .command(self, $0) })
    }
  }

  /// How the command is written: `favourites [add NAME | remove NAME | clear]`.
  func usage(in language: Language) -> String {
    let usage = operands.usage(in: language)
    return usage.isEmpty ? name : "\(name) \(usage)"
  }

  /// The usage in a list of commands, without alternatives, which the command's own help has.
  func shortUsage(in language: Language) -> String {
    let usage = usage(in: language)
    return usage.contains("|") ? name : usage
  }
}

extension Command: Equatable {
  static func == (one: Self, other: Self) -> Bool { one.name == other.name }
}
