import ExpoCore
import TerminalText

/// Writes commands of the program so that a shell runs them as printed, in the mode of this run.
///
///     let commands = PrintedCommands(catalogue: "my films")
///     commands.command(.items)?.text  // "expo items --catalogue 'my films'"
struct PrintedCommands: Equatable {
  /// The values that options have chosen and no variable keeps.
  var catalogue: String?
  var language: Language?
  var isAccessible = false

  /// The command; nil if one of its words cannot be printed.
  ///
  /// - Parameters:
  ///   - command: The command; nil if its operands are enough.
  ///   - operands: Words that are not options, even if they begin with a hyphen.
  ///   - value: The value of the last option, if it takes one.
  func command(
    _ command: Command?, _ operands: [String] = [], options: [Option] = [], value: String? = nil
  ) -> Inline? {
    let endsOptions = operands.contains { $0.utf8.first == UInt8(ascii: "-") }
    let kept = kept(beside: options)
    let options = options.map(\.name) + (value.map { [$0] } ?? []) + kept
    let words =
      ["expo"] + (command.map { [$0.name] } ?? [])
      + (endsOptions ? options + ["--"] + operands : operands + options)
    let quoted = words.compactMap(Self.quoted)
    return quoted.count == words.count ? Inline(quoted.spaced, .command) : nil
  }

  /// The options that the command keeps, unless it has others in their place.
  private func kept(beside options: [Option]) -> [String] {
    let language = options.contains(.lang) ? nil : language
    return (catalogue.map { [Option.catalogue.name, $0] } ?? [])
      + (isAccessible ? [Option.accessible.name] : [])
      + (language.map { [Option.lang.name, $0.rawValue] } ?? [])
  }
}

extension PrintedCommands {
  /// Keeps the catalogue, the language and the accessible mode of the options, unless the variables
  /// do.
  init(keeping options: Options, beside variables: Options) {
    catalogue = options.catalogue == variables.catalogue ? nil : options.catalogue
    language = options.language == variables.language ? nil : options.language
    isAccessible = options.accessible && !variables.accessible
  }
}

extension PrintedCommands {
  /// The word, in quotation marks if one of its characters means something to a shell; nil if it
  /// cannot be shown on one line exactly as it is.
  ///
  /// It means the same in bash, zsh, POSIX shells and fish: backslashes stand outside the quotation
  /// marks, because fish reads them inside, too.
  ///
  ///     PrintedCommands.quoted("거문고")            // 거문고
  ///     PrintedCommands.quoted("L'Exposition")    // 'L'\''Exposition'
  ///     PrintedCommands.quoted("갓\u{200B}")       // nil
  static func quoted(_ word: String) -> String? {
    guard !word.utf8.contains(UInt8(ascii: "\n")),
      ControlEscaping.escaped(word).utf8.elementsEqual(word.utf8)
    else { return nil }
    if isPlain(word) { return word }
    let inside = word.unicodeScalars.map { scalar in
      scalar == "'" || scalar == "\\" ? "'\\\(scalar)'" : String(scalar)
    }
    return "'\(inside.joined())'"
  }

  /// Whether every character stands for itself in every shell; a `=` at the beginning does not in
  /// zsh.
  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.first != UInt8(ascii: "=")
      && word.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "가"..."힣", "0"..."9", "A"..."Z", "a"..."z": true
        case "+", ",", "-", ".", "/", ":", "=", "@", "_": true
        default: scalar.value >= 0x80 && scalar.properties.isAlphabetic
        }
      }
  }
}

extension [String] {
  /// The words, separated by spaces.
  var spaced: String { joined(separator: " ") }
}
