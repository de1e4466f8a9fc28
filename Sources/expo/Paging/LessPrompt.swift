import TerminalText

/// The prompt of `less` for a text: its title, the lines on the screen, and the most important keys.
///
/// It is ASCII in every language: many versions of `less`, as 590 and 654 to 667, print other
/// characters of a prompt as the numbers of their bytes. A title with other characters is left out;
/// it is the first line of the text. The help of `less` is in English too.
struct LessPrompt {
  /// The most characters of the title, which leave room for the rest on 80 columns.
  private static let mostTitleCharacters = 30

  /// The prompt as the option `-Ps` of `less` takes it.
  let text: String

  init(_ title: String) {
    let title = clip(title, to: Self.mostTitleCharacters, measure: CellMeasure())
    let isASCII = title.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    text =
      (isASCII && !title.isEmpty ? "\(Self.escaped(title))  " : "")
      + "%lt-%lb?L/%L.?e (end):?pB (%pB\\%)..  Space next  b back  q quit  h help"
  }

  /// The text without the characters that mean something in a prompt.
  ///
  /// A dollar sign would end the option, even behind a backslash.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "?", ":", ".", "%", "\\": escaped += "\\\(character)"
      case "$": escaped += "S"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
