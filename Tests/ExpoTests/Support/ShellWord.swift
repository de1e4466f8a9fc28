/// Words of a command line.
enum ShellWord {
  /// The words of a line, as shells split it at blanks and read its quotation marks; a mark without
  /// its partner stands for itself.
  ///
  ///     ShellWord.words(of: "items '옛 책'")  // ["items", "옛 책"]
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var rest = Substring(line)
    while let character = rest.popFirst() {
      if character.isWhitespace {
        words += word.map { [$0] } ?? []
        word = nil
      } else if "'\"".contains(character), let end = rest.firstIndex(of: character) {
        word = (word ?? "") + rest[..<end]
        rest = rest[rest.index(after: end)...]
      } else {
        let isEscape = character == "\\"
        word = (word ?? "") + String(isEscape ? rest.popFirst() ?? character : character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
