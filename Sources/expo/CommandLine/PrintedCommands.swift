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
  /// Whether items are named by their numbers, which takes no time in a catalogue of any size. The
  /// numbers must be nothing else's name.
  var writesNumbers = false

  /// - Parameter operands: words that are not options, even if they begin with a hyphen.
  func command(_ words: [String], operands: [String] = []) -> Inline {
    var line = variables + ["expo"] + words.map(ShellWord.quote)
    let quoted = operands.map(ShellWord.quote)
    if operands.contains(where: { $0.utf8.first == UInt8(ascii: "-") }) {
      line += options + ["--"] + quoted
    } else {
      line += quoted + options
    }
    return Inline(part: line.sentence, .command)
  }

  /// A command that takes the item at an index; nil if no word means just this item.
  func command(_ words: [String], item index: Int, of items: Items) -> Inline? {
    if writesNumbers { return command(words, operands: [String(index + 1)]) }
    return items.operand(for: index).map { command(words, operands: [$0]) }
  }

  /// The same with the item's number, if the number means just this item.
  func command(_ words: [String], number index: Int, of items: Items) -> Inline? {
    let number = String(index + 1)
    if Lookup(items).find(number) == .one(index) { return command(words, operands: [number]) }
    return command(words, item: index, of: items)
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

extension Items {
  /// The word that a command should name an item by: its name if that is short and means the same to
  /// every shell, otherwise its number, otherwise another of its names.
  ///
  /// Nil if every word finds another item or several.
  ///
  ///     Items.bundled.operand(for: 12)  // "거문고"
  func operand(for index: Int) -> String? {
    let name = name(at: index)
    let lookup = Lookup(self)
    func means(_ word: String) -> Bool { lookup.find(word) == .one(index) }
    if ShellWord.isPlainName(name), means(name) { return name }
    let number = String(index + 1)
    if means(number) { return number }
    return ([imageName(at: index)] + aliases(at: index) + [name]).first { !$0.isEmpty && means($0) }
  }
}

/// Words of a command line as shells read them (POSIX XCU 2.2, Quoting).
enum ShellWord {
  /// The longest name that a hint repeats, in cells: with the longest command before it, the hint
  /// fits a line of 40 columns.
  private static let mostCells = 16

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

  /// Whether a name needs no quotes in any shell, does not look like an option, and is short.
  static func isPlainName(_ name: String) -> Bool {
    var isFirst = true
    for scalar in name.unicodeScalars {
      switch scalar {
      case "가"..."힣", "0"..."9", "A"..."Z", "a"..."z": break
      case "-", ".", "_": if isFirst { return false }
      default:
        guard !scalar.isASCII, scalar.properties.isAlphabetic, !ControlEscaping.needsEscape(scalar)
        else { return false }
      }
      isFirst = false
    }
    return !isFirst && CellMeasure().width(of: name) <= mostCells
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

  /// The word in `$'…'`.
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
