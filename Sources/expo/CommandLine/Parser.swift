import ExpoCore

/// Reads the words of a command line by the tables of ``Command`` and ``Option``.
///
/// Options stand anywhere (`--width 40` or `--width=40`), `--` ends them, and of an option given
/// twice the last one stands. A call for help wins over every mistake.
struct Parser {
  private var invocation = Invocation()
  private var operands: [String] = []
  private var used: [Option] = []
  private var firstMistake: UsageError?
  /// The option that the last word names and that wants an argument.
  private var awaiting: Option?
  private var optionsAreOver = false

  /// What the arguments after the program's own name ask for.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = Parser()
    parser.readWords(of: arguments)
    parser.assign()
    if let mistake = parser.firstMistake, !parser.invocation.options.help {
      throw mistake
    }
    return parser.invocation
  }

  /// What the beginning of a command line asks for so far: its mistakes do not matter yet.
  static func begin(_ arguments: [String]) -> Beginning {
    var parser = Parser()
    parser.readWords(of: arguments)
    parser.assign()
    return Beginning(
      invocation: parser.invocation,
      hasCommandWord: !parser.operands.isEmpty,
      awaiting: parser.awaiting,
      optionsAreOver: parser.optionsAreOver
    )
  }

  private mutating func readWords(of arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        optionsAreOver = true
        return
      }
      if word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1 {
        readOption(word, rest: &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func readOption(_ word: String, rest: inout ArraySlice<String>) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = Option(written: name) else {
      return note(.unknownOption(name, meant: Option.meant(by: name)))
    }
    used.append(option)
    if case .flag(let set) = option.spec.effect {
      if let attached {
        return note(.unexpectedArgument(option, value: attached))
      }
      return set(&invocation.options)
    }
    guard let value = attached ?? rest.popFirst() else {
      awaiting = option
      return note(.missingArgument(option))
    }
    if !option.spec.effect.apply(value, to: &invocation.options) {
      note(.invalidArgument(option, value: value))
    }
  }

  /// Tells the command from its words and holds both against the table.
  private mutating func assign() {
    guard let word = operands.first else { return }
    guard let command = Command(written: word) else {
      return note(.unknownCommand(words: operands, meant: Command.meant(by: word)))
    }
    invocation.command = command
    invocation.operands = Array(operands.dropFirst())
    if let stray = used.first(where: { !command.accepts($0) }) {
      note(.optionNotForCommand(stray, command))
    }
    checkOperands(of: command)
  }

  private mutating func checkOperands(of command: Command) {
    let words = invocation.operands
    switch command.spec.operands {
    case .none:
      if let stray = words.first { note(.unexpectedOperand(stray, command)) }
    case .name:
      if words.allSatisfy(\.isEmpty) { note(.missingName(command)) }
    case .any:
      break
    case .optional:
      if words.count > 1 { note(.unexpectedOperand(words[1], command)) }
    case .choice(let choices):
      if !choices.contains(words.first ?? "") {
        note(.operandNotAmong(choices, written: words.first, command))
      }
      if words.count > 1 { note(.unexpectedOperand(words[1], command)) }
    }
  }

  private mutating func note(_ mistake: UsageError) {
    firstMistake = firstMistake ?? mistake
  }
}

extension Parser {
  /// An unfinished command line, as far as it can be understood.
  struct Beginning {
    let invocation: Invocation
    /// Whether a word stands in the command's place, known or not.
    let hasCommandWord: Bool
    /// The option whose argument comes next.
    let awaiting: Option?
    /// Whether `--` has been typed.
    let optionsAreOver: Bool
  }
}

/// Why a command line cannot be carried out.
enum UsageError: Error, Equatable {
  case unknownOption(String, meant: Option?)
  /// The words hold the unknown command first.
  case unknownCommand(words: [String], meant: Command?)
  case missingArgument(Option)
  case unexpectedArgument(Option, value: String)
  case invalidArgument(Option, value: String)
  case optionNotForCommand(Option, Command)
  case missingName(Command)
  case unexpectedOperand(String, Command)
  /// The command takes one of these words; what was written instead is nil where nothing was.
  case operandNotAmong([String], written: String?, Command)
  case noSuchPage(Int, of: Int)
}

extension Command {
  /// The command that a word most likely means: one that other programs call so, or one that is
  /// written almost so.
  static func meant(by word: String) -> Command? {
    allCases.first { $0.spec.otherNames.contains(word) }
      ?? allCases.closest(to: word, written: \.name)
  }
}

extension Option {
  /// The option that is written almost so.
  static func meant(by name: String) -> Option? {
    allCases.closest(to: name, written: \.spec.name)
  }
}

extension Sequence {
  /// The element whose writing is nearest to a word, if any is near enough to be meant.
  fileprivate func closest(to word: String, written: (Element) -> String) -> Element? {
    let near = map { ($0, EditDistance.between(word, written($0))) }.min { $0.1 < $1.1 }
    guard let (element, distance) = near else { return nil }
    let longest = Swift.max(word.unicodeScalars.count, written(element).unicodeScalars.count)
    return distance * 5 <= longest * 2 ? element : nil
  }
}
