import ExpoCore
import TerminalText

/// A command line, parsed by the tables of ``Command`` and ``Option``. The valid words count even if
/// others are wrong.
///
/// Options may be anywhere (`--width 40` or `--width=40`), `--` ends them, and the last of two
/// equal options counts. With `--help` and `--version`, mistakes are ignored.
struct ParsedLine {
  /// The command; nil if none was named.
  private(set) var command: Command?
  /// The words that are not options: the command's name and its operands.
  private(set) var words: [String] = []
  private(set) var options: Options
  /// Commands to print that keep what the options have chosen.
  var commands: PrintedCommands { PrintedCommands(keeping: options, beside: variables) }
  private let variables: Options
  /// The option that the last word names, if it needs an argument.
  private(set) var awaiting: Option?
  /// Whether `--` has been typed.
  private(set) var optionsAreOver = false
  /// The options that are written.
  private(set) var used: [Option] = []
  /// Names of options that do not exist.
  private var unknown: [String] = []
  private var mistakeInValues: UsageError?
  private var firstMistake: UsageError?

  /// Parses the arguments after the program's name.
  ///
  /// - Parameter options: The options that variables set, which the arguments override.
  init(_ arguments: [String], options: Options = Options()) {
    self.options = options
    variables = options
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        optionsAreOver = true
        break
      }
      let sign = word.firstIndex(of: "=")
      let name = String(word[..<(sign ?? word.endIndex)])
      if let option = Option(writtenWithDashes: name) {
        record(.dash(in: name, of: option))
        continue
      }
      guard word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1 else {
        words.append(word)
        continue
      }
      guard let option = Option(written: name) else {
        unknown.append(name)
        continue
      }
      var value = sign.map { String(word[word.index(after: $0)...]) }
      if sign == nil, option.takesArgument {
        value = rest.popFirst()
        if value == nil { awaiting = option }
      }
      apply(option, value)
    }
    command = words.first.flatMap(Command.init(written:))
    mistakeInValues = firstMistake
    check()
  }

  /// The line as if the command stood before its words, or before some of them.
  func supplying(_ command: Command, before words: [String]? = nil) -> Self {
    var line = self
    line.command = command
    line.words = [command.name] + (words ?? self.words)
    line.firstMistake = mistakeInValues
    line.check()
    return line
  }

  /// The words that are neither the command nor an option.
  var operands: [String] { Array(words.dropFirst()) }

  /// Why the words cannot be carried out; nil if they can.
  var mistake: UsageError? { options.help || options.version ? nil : firstMistake }

  private mutating func apply(_ option: Option, _ value: String?) {
    used.append(option)
    let name = option.name
    switch (option.definition, value) {
    case (.flag(let set), nil): set(&options)
    case (let definition, let value?) where definition.apply(value, to: &options): break
    case (let definition, let value?):
      record(UsageError(text: definition.mistake(in: value, of: name), helpTopic: option.helpTopic))
    case (_, nil):
      record(
        UsageError(
          text: (
            "\(name) 뒤에 값이 있어야 합니다: \(option.usage(in: .korean))",
            "\(name) needs a value: \(option.usage(in: .english))"
          ),
          helpTopic: option.helpTopic))
    }
  }

  /// Checks the options, the command and its words against the tables.
  private mutating func check() {
    let accepted = Option.common + (command?.options ?? [])
    if let name = unknown.first {
      record(
        UsageError(
          text: ("\(quoting: name) 옵션은 없습니다", "There is no option \(quoting: name)"),
          helpTopic: command?.name,
          meant: name.meant(among: accepted.map(\.name)).flatMap(Option.init(written:))
            .map(UsageError.Correction.option)))
    }
    if command == nil, !words.isEmpty { return record(.noCommand(words)) }
    if let stray = used.first(where: { !accepted.contains($0) }) {
      record(
        UsageError(
          text: command.map {
            ("\($0.name) 명령에는 \(stray.name) 옵션이 없습니다", "\($0.name) has no option \(stray.name)")
          } ?? ("\(stray.name) 옵션은 명령과 함께 씁니다", "\(stray.name) needs a command"),
          helpTopic: stray.helpTopic))
    }
    for (first, second) in Option.exclusive where used.contains(first) && used.contains(second) {
      record(
        UsageError(
          text: (
            "\(first.name) 옵션과 \(second.name) 옵션은 함께 쓸 수 없습니다",
            "\(first.name) and \(second.name) cannot be combined"
          ), helpTopic: command?.name))
    }
    if let mistake = command?.mistake(in: operands) { record(mistake) }
  }

  private mutating func record(_ mistake: UsageError) {
    firstMistake = firstMistake ?? mistake
  }
}
