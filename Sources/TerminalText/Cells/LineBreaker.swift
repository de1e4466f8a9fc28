/// Breaks a paragraph into lines of so many cells.
///
/// Lines break at blanks, between words (어절), as Korean is set on screens; of UAX #14 that is the
/// style that keeps Hangul together like letters. A word that is wider than a line begins a line
/// and breaks between clusters; there no line starts with closing punctuation or ends with opening
/// punctuation, as far as the word has another place to break.
package struct LineBreaker: Sendable {
  private let measure: CellMeasure

  package init(measure: CellMeasure) {
    self.measure = measure
  }

  /// The lines' places in the text, in UTF-8 bytes; at least one line, if an empty one.
  ///
  /// The blanks at a break and those that end the text belong to no line, and neither do those
  /// that begin it where no word fits behind them. Only a cluster that is by itself wider than the
  /// columns makes a line too wide. The first line stays empty where not even its first cluster
  /// fits and the other lines have more columns. Linear in the text's length.
  ///
  ///     let breaker = LineBreaker(measure: CellMeasure())
  ///     breaker.lines(of: "한국의 출품작", columns: 6, firstColumns: 6)  // 0..<9, 10..<19
  ///
  /// - Parameters:
  ///   - text: one paragraph, neutralised and without line feeds.
  ///   - columns: the cells of a line; 0 keeps the text in one line, whole.
  ///   - firstColumns: the cells of the first line, where something already stands on it; 0 or
  ///     less where it is full.
  package func lines(of text: String, columns: Int, firstColumns: Int) -> LineRanges {
    guard columns > 0 else {
      var whole = LineRanges()
      whole.append(0, text.utf8.count)
      return whole
    }
    return measure.withScanner(of: text) { scanner in
      var paragraph = ParagraphSetter(
        scanner: scanner, columns: columns, firstColumns: firstColumns)
      return paragraph.setLines()
    }
  }
}
