import ExpoCore
import TerminalText

/// Words of a command line as shells read them (POSIX XCU 2.2, Quoting).
enum ShellWord {
  /// The word, in quotes if one of its characters means something to a shell.
  ///
  /// Characters that a terminal must not get are written in octal, as bash, zsh and POSIX.1-2024
  /// read them.
  ///
  ///     ShellWord.quote("거문고")            // 거문고
  ///     ShellWord.quote("L'Exposition")    // 'L'\''Exposition'
  ///     ShellWord.quote("갓\u{200B}")       // $'갓\342\200\213'
  static func quote(_ word: String) -> String {
    if isPlain(word) { return word }
    let isRaw =
      !word.utf8.contains(UInt8(ascii: "\n"))
      && ControlEscaping.escaped(word).utf8.elementsEqual(word.utf8)
    if !isRaw { return escaped(word) }
    let parts = word.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.map(String.init).joined(separator: "'\\''") + "'"
  }

  /// Whether every character stands for itself in every shell; a `=` at the beginning does not in
  /// zsh.
  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.first != UInt8(ascii: "=")
      && word.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "가"..."힣", "0"..."9", "A"..."Z", "a"..."z": true
        case "+", ",", "-", ".", "/", ":", "=", "@", "_": true
        default:
          scalar.value >= 0x80 && scalar.properties.isAlphabetic
            && !ControlEscaping.needsEscape(scalar)
        }
      }
  }

  private static func escaped(_ word: String) -> String {
    var text = "$'"
    for scalar in word.unicodeScalars {
      switch scalar {
      case "'", "\\": text += "\\" + String(scalar)
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where ControlEscaping.needsEscape(scalar):
        text += String(scalar).utf8.map { "\\" + $0.padded(to: 3, radix: 8) }.joined()
      default: text += String(scalar)
      }
    }
    return text + "'"
  }
}
