/// Measures text in cells, the columns of a terminal.
///
/// The width is the sum over the text's grapheme clusters, at most 2 cells each. Widths come from
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
    text.withUTF8Bytes { bytes in
      var clusters = GraphemeClusters(bytes, measure: self)
      return clusters.skip()
    }
  }

  /// The width of a scalar alone, 0 for one that joins the scalar before it.
  func width(ofScalar scalar: UInt32) -> Int {
    switch scalar {
    case 0x20...0x7E: return 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: return 2  // Hanja, Hangul
    default: break
    }
    return switch ScalarWidth(of: scalar) {
    case .zero: 0
    case .narrow: 1
    case .wide: 2
    case .ambiguous: ambiguousIsWide ? 2 : 1
    }
  }
}

/// The width class of a scalar in `WidthTable`.
enum ScalarWidth: UInt32 {
  /// Joins the scalar before it: nonspacing marks, format characters, vowel and final Jamo.
  case zero
  case narrow
  case wide
  /// One cell or two, depending on the terminal's font (UAX #11, class A).
  case ambiguous

  /// Looks up the run of the scalar by bisection.
  init(of scalar: UInt32) {
    var low = 0
    var high = WidthTable.runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if WidthTable.runs[middle] >> 2 <= scalar {
        low = middle
      } else {
        high = middle
      }
    }
    self = ScalarWidth(rawValue: WidthTable.runs[low] & 3) ?? .narrow
  }
}

extension CellMeasure {
  /// The longest start of a text that fits in so many cells. It ends between two clusters.
  func start(of text: String, in columns: Int) -> String {
    text.withUTF8Bytes { bytes in
      var clusters = GraphemeClusters(bytes, measure: self)
      var room = columns
      _ = clusters.skip { cluster in
        room -= cluster.width
        return room >= 0
      }
      return bytes.text(0, clusters.offset)
    }
  }

  /// The longest end of a text that fits in so many cells. It starts between two clusters.
  package func end(of text: String, in columns: Int) -> String {
    text.withUTF8Bytes { bytes in
      var clusters = GraphemeClusters(bytes, measure: self)
      var rest = width(of: text)
      while rest > columns, let cluster = clusters.next() { rest -= cluster.width }
      return bytes.text(clusters.offset, bytes.count)
    }
  }
}

/// Returns the text if it takes at most `columns` cells, otherwise as much of its start as leaves
/// room for an ellipsis, and the ellipsis.
///
/// The text ends between two clusters. If not even the ellipsis fits, the result is empty.
///
///     clip("나전칠기", to: 6, measure: CellMeasure())  // "나전…"
package func clip(_ text: String, to columns: Int, measure: CellMeasure) -> String {
  if measure.width(of: text) <= columns { return text }
  let ellipsis = "…"
  let room = columns - measure.width(of: ellipsis)
  return room < 0 ? "" : measure.start(of: text, in: room) + ellipsis
}
