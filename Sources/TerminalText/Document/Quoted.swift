/// Foreign text inside a message.
extension String {
  /// How much of a foreign text a message repeats, in cells.
  private static let maxQuotedCells = 60
  /// How much of it is looked at from either end: far more, even of letters with many marks.
  private static let maxQuotedScalars = 1_000

  /// The text on one line, with its blanks, neutralised, between quotation marks.
  ///
  /// A long text is cut in the middle, so that a path keeps the name of its file.
  package var quoted: String {
    func line(_ scalars: Substring.UnicodeScalarView) -> String { Inline(String(scalars)).text }
    let (most, cells) = (Self.maxQuotedScalars, Self.maxQuotedCells)
    let start = line(unicodeScalars.prefix(most))
    let measure = CellMeasure()
    if unicodeScalars.count <= most, measure.width(of: start) <= cells { return "‘\(start)’" }
    let end = measure.end(of: line(unicodeScalars.suffix(most)), in: cells / 2)
    return "‘\(measure.start(of: start, in: cells / 2 - 1))…\(end)’"
  }
}

extension DefaultStringInterpolation {
  /// Foreign text between quotation marks.
  package mutating func appendInterpolation(quoting foreign: String) {
    appendInterpolation(foreign.quoted)
  }
}
