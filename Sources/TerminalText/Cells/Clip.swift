/// The text where it takes at most `columns` cells, else as much of its beginning as leaves room
/// for an ellipsis, and the ellipsis.
///
/// The cut falls between clusters. Where not even the ellipsis fits, nothing is left. Linear in
/// `columns`, however long the text.
///
///     clip("나전칠기", to: 6, measure: CellMeasure())  // "나전…"
package func clip(_ text: String, to columns: Int, measure: CellMeasure) -> String {
  let ellipsis = "…"
  let room = columns - measure.width(of: ellipsis)
  let kept: Int? = measure.withScanner(of: text) { scanner in
    var width = 0
    var kept = 0
    while let cluster = scanner.next() {
      width += cluster.width
      if width > columns { return kept }
      if width <= room { kept = cluster.end }
    }
    return nil
  }
  guard let kept else { return text }
  guard room >= 0 else { return "" }
  return String(text[..<text.utf8.index(text.startIndex, offsetBy: kept)]) + ellipsis
}
