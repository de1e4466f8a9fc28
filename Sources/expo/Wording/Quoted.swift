import TerminalText

/// Foreign text inside a message.
enum Quoted {
  /// How much of a foreign text a message repeats, in cells.
  private static let maxCells = 60
  /// How much of it is looked at from either end: far more, even of letters with many marks.
  private static let maxScalars = 1_000

  /// The text on one line, with its blanks, neutralised, between quotation marks.
  ///
  /// A long text is cut in the middle, so that a path keeps the name of its file.
  static func text(_ foreign: String) -> String {
    let scalars = foreign.unicodeScalars
    let start = line(scalars.prefix(maxScalars))
    let measure = CellMeasure()
    if scalars.count <= maxScalars, measure.width(of: start) <= maxCells { return "‘\(start)’" }
    let end = measure.end(of: line(scalars.suffix(maxScalars)), in: maxCells / 2)
    return "‘\(measure.start(of: start, in: maxCells / 2 - 1))…\(end)’"
  }

  private static func line(_ scalars: Substring.UnicodeScalarView) -> String {
    Inline(String(scalars)).text
  }
}

extension DefaultStringInterpolation {
  /// Foreign text between quotation marks, as ``Quoted`` writes it.
  mutating func appendInterpolation(quoting foreign: String) {
    appendInterpolation(Quoted.text(foreign))
  }
}
