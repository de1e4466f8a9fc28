import ExpoCore

/// Measures text in cells, the columns of a terminal.
///
/// The width is the sum over the text's grapheme clusters. Widths come from
/// Unicode's East_Asian_Width (UAX #11) and Emoji_Presentation (UTS #51). Escape the text first:
/// control characters have no width.
///
///     CellMeasure().width(of: "거문고 玄琴")  // 11
///     CellMeasure().width(of: "\u{1100}\u{1161}")  // 2: two Jamo that make one syllable
package struct CellMeasure: Sendable, Equatable {
  /// Whether characters of ambiguous width (UAX #11, class A) take two cells, as in some East Asian
  /// terminal fonts.
  package let ambiguousIsWide: Bool

  package init(ambiguousIsWide: Bool = false) {
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// The width of the text in cells.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func width(of text: String) -> Int {
    GraphemeClusters(text, measure: self).reduce(0) { $0 + $1.width }
  }

  /// The width of a scalar alone, 0 for one that joins the scalar before it.
  func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: return 1
    case _ where scalar.isHanjaOrHangul: return 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0  // vowel and final Jamo
    default: break
    }
    switch scalar.properties.generalCategory {
    // Spacing marks keep their width, as in wcwidth(3).
    case .nonspacingMark, .enclosingMark: return 0
    case .format where scalar.properties.isDefaultIgnorableCodePoint: return 0
    default: break
    }
    // The last run that begins at the scalar or before it.
    let next = WidthTable.runs.partitioningIndex(where: { $0 > scalar.value << 2 | 3 })
    let width = Int(WidthTable.runs[next - 1] & 3)
    return width == WidthTable.ambiguous ? (ambiguousIsWide ? 2 : 1) : width
  }
}

extension CellMeasure {
  /// The longest start of a text of at most `columns` cells. It ends between two clusters.
  package func start(of text: String, in columns: Int) -> String {
    var room = columns
    for cluster in GraphemeClusters(text, measure: self) {
      room -= cluster.width
      if room < 0 { return text.slice(0..<cluster.range.lowerBound) }
    }
    return text
  }

  /// The longest end of a text of at most `columns` cells. It starts between two clusters.
  package func end(of text: String, in columns: Int) -> String {
    var rest = width(of: text)
    for cluster in GraphemeClusters(text, measure: self) {
      if rest <= columns { return text.slice(cluster.range.lowerBound..<text.utf8.count) }
      rest -= cluster.width
    }
    return ""
  }

  /// The text in at most `columns` cells, with an ellipsis at its end if it is cut.
  ///
  /// The text is cut between two clusters. If the ellipsis does not fit, the result is empty.
  func clipped(_ text: String, to columns: Int) -> String {
    if start(of: text, in: columns).utf8.count == text.utf8.count { return text }
    let ellipsis = "…"
    let room = columns - width(of: ellipsis)
    return room < 0 ? "" : start(of: text, in: room) + ellipsis
  }
}

extension String {
  /// The text between two UTF-8 offsets on scalar boundaries.
  func slice(_ range: Range<Int>) -> String {
    if range.count == utf8.count { return self }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
