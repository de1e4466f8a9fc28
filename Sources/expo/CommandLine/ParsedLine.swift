import ExpoCore

/// The words of a command line, read by the tables of ``Command`` and ``Option``: what is understood of
/// them, even if some are wrong.
///
/// Options may be anywhere (`--width 40` or `--width=40`), `--` ends them, and the last of two equal
/// options counts. With `--help` and `--version`, mistakes are ignored.
struct ParsedLine {
  let arguments: [String]
  /// The command; nil if none was named.
  private(set) var command: Command?
  /// The words that are neither the command nor an option.
  private(set) var operands: [String] = []
  /// What the operands name, if they were looked up to find the command.
  let names: [NameMatch]?
  private(set) var options: Options
  /// The option that the last word names, if it needs an argument.
  private(set) var awaiting: Option?
  /// Whether `--` has been typed.
  private(set) var optionsAreOver = false
  /// The options that are written.
  private(set) var used: [Option] = []
  /// The options as they are written: the name, the option if one has it, and the value behind an equals sign, or
  /// else the next word if the option takes one.
  private var written: [(name: String, option: Option?, value: String?)] = []
  /// The words that are no options: the command's and those behind it.
  private var words: [String] = []
  private var firstMistake: UsageError?

  /// Parses the arguments after the program's name.
  ///
  /// - Parameters:
  ///   - options: those that count unless others are written.
  ///   - names: the meanings of the operands, if they were looked up.
  init(_ arguments: [String], options: Options = Options(), names: [NameMatch]? = nil) {
    self.arguments = arguments
    self.options = options
    self.names = names
    readWords()
    command = words.first.flatMap(Command.init(written:))
    for (name, option, value) in written { apply(option, name: name, value) }
    assign()
  }

  /// Why the words cannot be carried out; nil if they can.
  var mistake: UsageError? { options.help || options.version ? nil : firstMistake }

  /// Whether there is a word in the command's place, known or not.
  var hasCommandWord: Bool { !words.isEmpty }

  private mutating func readWords() {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        optionsAreOver = true
        return
      }
      guard word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1 else {
        words.append(word)
        continue
      }
      let sign = word.firstIndex(of: "=")
      let name = String(word[..<(sign ?? word.endIndex)])
      let option = Option(written: name)
      var value = sign.map { String(word[word.index(after: $0)...]) }
      if sign == nil, option?.takesArgument == true {
        value = rest.popFirst()
        if value == nil { awaiting = option }
      }
      written.append((name, option, value))
    }
  }

  private mutating func apply(_ option: Option?, name: String, _ value: String?) {
    guard let option else {
      return note(.unknownOption(name, meant: .meant(by: name, for: command)))
    }
    // An option behind `help` is its topic.
    let isTopic =
      !Option.common.contains(option) || option.takesArgument && value == nil
    if command == .help, words.count == 1, isTopic { return words.append(option.name) }
    used.append(option)
    switch (option.definition, value) {
    case (.flag(let set), nil): set(&options)
    case (let definition, let value?) where definition.apply(value, to: &options): break
    case (_, let value): note(.invalidArgument(option, value: value, command))
    }
  }

  /// Checks the command and its words against the table.
  private mutating func assign() {
    guard let word = words.first else {
      if let stray = used.first(where: { !Option.common.contains($0) }) {
        note(.strayOption(stray, nil))
      }
      return
    }
    guard let command else {
      return note(
        .unknownCommand(words: words, meant: .meant(by: word, before: words.dropFirst())))
    }
    operands = Array(words.dropFirst())
    if let stray = used.first(where: { !command.accepts($0) }) {
      note(.strayOption(stray, command))
    }
    for (first, second) in Option.exclusive where used.contains(first) && used.contains(second) {
      note(.optionExcludes(second, first.name, command))
    }
    if let mistake = command.mistake(in: operands) { note(mistake) }
    if command == .favourites, let action = try? FavouritesAction(operands),
      let stray = used.first(where: { !action.accepts($0) })
    {
      note(.optionExcludes(stray, operands.first ?? command.name, command))
    }
  }

  private mutating func note(_ mistake: UsageError) {
    firstMistake = firstMistake ?? mistake
  }
}
