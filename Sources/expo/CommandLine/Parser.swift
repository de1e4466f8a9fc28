import ExpoCore

/// Reads the words of a command line by the tables of ``Command`` and ``Option``.
///
/// Options may be anywhere (`--width 40` or `--width=40`), `--` ends them, and the last of two equal
/// options counts. With `--help`, mistakes are ignored.
struct Parser {
  /// What is understood of the words, even if some of them are wrong.
  private(set) var invocation = Invocation()
  /// The option that the last word names, if it needs an argument.
  private(set) var awaiting: Option?
  /// Whether `--` has been typed.
  private(set) var optionsAreOver = false
  private var operands: [String] = []
  private var used: [Option] = []
  private var firstMistake: UsageError?

  /// Parses the arguments after the program's name.
  ///
  /// - Parameter options: those that count without being written.
  init(_ arguments: [String], options: Options = Options()) {
    invocation.options = options
    readWords(of: arguments)
    assign()
  }

  /// Why the words cannot be carried out; nil if they can.
  var mistake: UsageError? { invocation.options.help ? nil : firstMistake }

  /// Whether there is a word in the command's place, known or not.
  var hasCommandWord: Bool { !operands.isEmpty }

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
    let sign = word.firstIndex(of: "=")
    let name = String(word[..<(sign ?? word.endIndex)])
    let attached = sign.map { String(word[word.index(after: $0)...]) }
    guard let option = Option(written: name) else {
      if let replacement = Option.former[name] {
        return note(.formerOption(name, replacement: replacement))
      }
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

  /// Separates the command from its operands and checks both against the table.
  private mutating func assign() {
    guard let word = operands.first else { return }
    if word.utf8.first != UInt8(ascii: "-"),
      case .flag(let set) = Option(written: word)?.spec.effect
    {
      return set(&invocation.options)
    }
    guard let command = Command(written: word) else {
      return note(
        .unknownCommand(
          words: operands, meant: .meant(by: word, before: operands.dropFirst())))
    }
    invocation.command = command
    invocation.operands = Array(operands.dropFirst())
    if let stray = used.first(where: { !command.accepts($0) }) {
      note(.optionNotForCommand(stray, command))
    }
    for (first, second) in Option.exclusive where used.contains(first) && used.contains(second) {
      note(.optionsExclude(first, second, command))
    }
    checkOperands(of: command)
  }

  private mutating func checkOperands(of command: Command) {
    let words = invocation.operands
    switch command.operands {
    // A word after `items` narrows the list.
    case .none where command == .items: break
    case .none:
      if let stray = words.first { note(.unexpectedOperand(stray, command)) }
    case .name:
      if words.allSatisfy(\.isEmpty) { note(.missingName([command.name])) }
    case .optionalName:
      if !words.isEmpty, words.allSatisfy(\.isEmpty) { note(.missingName([command.name])) }
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
