/// A pager as the reader named it.
struct PagerCommand: Equatable {
  /// As it was written.
  let text: String
  /// The program to start and its arguments; none where nothing but blanks was written.
  let arguments: [String]

  /// The characters that mean something to a shell, as git knows them (`run-command.c`), but for
  /// the blanks, at which a plain command is split here.
  private static let shellCharacters = "|&;<>()$`\\\"'*?[#~=%\n"

  init(_ text: String) {
    self.text = text
    let needsShell = text.unicodeScalars.contains {
      Self.shellCharacters.unicodeScalars.contains($0)
    }
    arguments =
      needsShell
      ? ["/bin/sh", "-c", text]
      : text.split { $0 == " " || $0 == "\t" }.map(String.init)
  }

  /// What pagers need to be told, each only where the reader has not told them otherwise:
  /// `less` to end at once where one screen holds all (F) and to pass styling on (R), `lv` the
  /// latter (-c), and `less` that the text is UTF-8, whatever the locale is.
  static func variables(in environment: Environment) -> [(name: String, value: String)] {
    [("LESS", "FR"), ("LV", "-c"), ("LESSCHARSET", "utf-8")].filter { environment[$0.0] == nil }
  }
}
