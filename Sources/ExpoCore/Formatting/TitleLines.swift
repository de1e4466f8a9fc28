/// A title set in two lines: the name, and below it what the parentheses hold.
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
    let scalars = title.unicodeScalars
    let split = scalars.firstIndex(of: "(") ?? scalars.endIndex
    return [scalars[..<split], scalars[split...]].map(joinedWords).filter { !$0.isEmpty }
  }

  private static func joinedWords(_ part: Substring.UnicodeScalarView) -> String {
    part.split(whereSeparator: \.properties.isWhitespace).map { String($0) }
      .joined(separator: " ")
  }
}
