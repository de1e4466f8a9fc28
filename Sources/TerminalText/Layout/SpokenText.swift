/// Text for a speech synthesiser.
///
/// A Korean voice reads a Hanja as "Chinese letter" and a bracket by its name, which tells a
/// listener nothing. Hanja and brackets are left out, text in parentheses follows a comma, and a
/// range is spoken in words.
package enum SpokenText {
  /// Returns the text without Hanja and brackets.
  ///
  ///     SpokenText.of("왕산악이 금(琴)을 고쳐")  // "왕산악이 금을 고쳐"
  ///     SpokenText.of("길이 76cm(요즘 악기)")   // "길이 76cm, 요즘 악기"
  ///     SpokenText.of("18~19세기")           // "18에서 19세기"
  package static func of(_ text: String) -> String {
    var spoken = ""
    var pause = ""
    for scalar in text.unicodeScalars where !isHan(scalar) {
      switch scalar {
      case " ": pause = pause.isEmpty ? " " : pause
      case "(", "|": pause = ", "
      case "~":
        spoken += "에서"
        pause = " "
      case ")": pause = pause == ", " ? "" : pause
      case "《", "》", "〈", "〉", "[", "]", "<", ">", "“", "”", "‘", "’", "\"": break
      default:
        let isSentenceMark = ".,!?".unicodeScalars.contains(scalar)
        if !spoken.isEmpty, !isSentenceMark { spoken += pause }
        pause = ""
        spoken.unicodeScalars.append(scalar)
      }
    }
    return spoken
  }

  /// Returns the text as a sentence, with a full stop if it does not end in a mark of its own.
  package static func sentence(_ text: String) -> String {
    let spoken = of(text)
    guard let last = spoken.unicodeScalars.last else { return "" }
    return ".!?…".unicodeScalars.contains(last) ? spoken : spoken + "."
  }

  /// Whether the scalar is an ideograph of Unicode's Han blocks or a mark that replaces one.
  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
