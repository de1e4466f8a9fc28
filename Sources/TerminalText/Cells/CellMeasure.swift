/// Measures text in cells, the columns of a terminal.
///
/// The width is the sum over the text's clusters, each of them 1 or 2 cells (see `ClusterScanner`).
/// Widths come from Unicode's East_Asian_Width (UAX #11) and Emoji_Presentation (UTS #51). The text
/// should be neutralised before: control characters have no width that one could name.
///
///     CellMeasure().width(of: "거문고 玄琴")  // 11
///     CellMeasure().width(of: "\u{1100}\u{1161}")  // 2: two Jamo that make one syllable
package struct CellMeasure: Sendable, Equatable {
  /// Whether characters of ambiguous width (UAX #11, class A) take two cells, as East Asian
  /// terminal fonts may draw them.
  package let ambiguousIsWide: Bool

  package init(ambiguousIsWide: Bool = false) {
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// The cells that the text takes; linear in its length.
  package func width(of text: String) -> Int {
    withScanner(of: text) { $0.passAll() }
  }

  /// Lends a scanner over the text, good only until `body` returns.
  @inline(__always)
  func withScanner<Result>(of text: String, _ body: (inout ClusterScanner) -> Result) -> Result {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = ClusterScanner(bytes: bytes, measure: self)
      return body(&scanner)
    }
  }

  /// The cells of one scalar by itself, 0 for one that joins the scalar before it.
  func width(ofScalar scalar: UInt32) -> Int {
    if (0x20...0x7E).contains(scalar) { return 1 }
    return switch ScalarWidth(of: scalar) {
    case .zero: 0
    case .narrow: 1
    case .wide: 2
    case .ambiguous: ambiguousIsWide ? 2 : 1
    }
  }
}
