import ExpoCore
import TerminalText

/// Writes commands of the program so that a shell runs them as printed.
///
///     let commands = PrintedCommands(catalogue: "my films")
///     commands.command(["items"]).text  // "expo items --catalogue 'my films'"
struct PrintedCommands {
  /// The catalogue of this run, if an option named it: the command reads the same.
  var catalogue: String?
  /// The language of this run, if an option named it.
  var language: Language?
  /// Whether the command carries variables before its name instead of options behind it, for screen
  /// readers.
  var isSpoken = false

  /// Returns what is typed instead of a command where no shell reads it, as in `expo browse`.
  var typedInstead: (_ words: [String]) -> String? = { _ in nil }

  /// - Parameter operands: words that are not options, even if they begin with a hyphen.
  func command(_ words: [String], operands: [String] = []) -> Inline {
    if let typed = typedInstead(words + operands) { return Inline(part: typed, .command) }
    var line = variables + ["expo"] + words.map(ShellWord.quote)
    let quoted = operands.map(ShellWord.quote)
    if operands.contains(where: { $0.utf8.first == UInt8(ascii: "-") }) {
      line += options + ["--"] + quoted
    } else {
      line += quoted + options
    }
    return Inline(part: line.sentence, .command)
  }

  /// A command for one item, named by its number, which finds it in every catalogue.
  func command(_ words: [String], item index: Int) -> Inline {
    command(words, operands: [String(index + 1)])
  }

  private var options: [String] {
    if isSpoken { return [] }
    return (catalogue.map { ["--catalogue", ShellWord.quote($0)] } ?? [])
      + (language.map { ["--lang", $0.rawValue] } ?? [])
  }

  private var variables: [String] {
    guard isSpoken else { return [] }
    return (catalogue.map { ["EXPO_CATALOGUE=\(ShellWord.quote($0))"] } ?? [])
      + (language.map { ["EXPO_LANG=\($0.rawValue)"] } ?? [])
  }
}

/// Words of a command line as shells read them (POSIX XCU 2.2, Quoting).
enum ShellWord {
  /// The word as it is if no character of it means anything to a shell, otherwise in quotes.
  ///
  /// Characters that are not printed raw are written in octal, as bash, zsh and POSIX.1-2024 read
  /// them.
  ///
  ///     ShellWord.quote("거문고")            // 거문고
  ///     ShellWord.quote("L'Exposition")    // 'L'\''Exposition'
  ///     ShellWord.quote("갓\u{200B}")       // $'갓\342\200\213'
  static func quote(_ word: String) -> String {
    if isPlain(word) { return word }
    if ExactText(Inline(part: word).text) != ExactText(word) { return escaped(word) }
    var quoted = "'"
    for scalar in word.unicodeScalars {
      if scalar == "'" { quoted += "'\\'" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "'"
  }

  /// Whether no shell gives a meaning to any character; zsh does to `=` at the beginning of a word.
  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.first != UInt8(ascii: "=")
      && word.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "가"..."힣", "0"..."9", "A"..."Z", "a"..."z": true
        case "+", ",", "-", ".", "/", ":", "=", "@", "_": true
        default:
          !scalar.isASCII && scalar.properties.isAlphabetic
            && !ControlEscaping.needsEscape(scalar)
        }
      }
  }

  private static func escaped(_ word: String) -> String {
    var text = "$'"
    for scalar in word.unicodeScalars {
      switch scalar {
      case "'", "\\":
        text += "\\"
        text.unicodeScalars.append(scalar)
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        if ControlEscaping.needsEscape(scalar) {
          for byte in String(scalar).utf8 {
            let digits = String(byte, radix: 8)
            text += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
          }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "'"
  }
}
