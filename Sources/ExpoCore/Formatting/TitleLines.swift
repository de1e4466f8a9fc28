/// A title in two lines: the name, and below it the parentheses.
public enum TitleLines {
  /// The lines of a title, broken before its first opening parenthesis.
  ///
  /// Blanks and line feeds around the break are dropped and a line feed elsewhere becomes a space,
  /// so that there are at most two lines, none of them empty. A title without a parenthesis, or one
  /// that begins with it, is a single line.
  ///
  ///     TitleLines.of("파리 만국박람회 1900(L'Exposition de Paris 1900)")
  ///     // ["파리 만국박람회 1900", "(L'Exposition de Paris 1900)"]
  public static func of(_ title: String) -> [String] {
    let split = title.utf8.firstIndex(of: UInt8(ascii: "(")) ?? title.endIndex
    return [joinedWords(title.utf8[..<split]), joinedWords(title.utf8[split...])]
      .filter { !$0.isEmpty }
  }

  package static func joined(_ title: String) -> String {
    of(title).reduce("") { $0.isEmpty ? $1 : "\($0) \($1)" }
  }

  /// The part on one line, its words a single blank apart.
  private static func joinedWords(_ part: Substring.UTF8View) -> String {
    var line: [UInt8] = []
    for byte in part {
      if !isBlank(byte) {
        line.append(byte)
      } else if let last = line.last, !isBlank(last) {
        line.append(UInt8(ascii: " "))
      }
    }
    if let last = line.last, isBlank(last) { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Space, tab, line feed and their like.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
