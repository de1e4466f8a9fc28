import ExpoCore
import TerminalText

extension SourceExcerpt {
  /// The source line around a fault, with a caret under it, fit for a terminal of `columns` columns.
  ///
  ///     12 |     "image_name": 5,
  ///        |                   ^
  ///
  /// The line is clipped at either end.
  func lines(columns: Int, measure: CellMeasure) -> [[Inline]] {
    let scalars = text.unicodeScalars
    let gutter = "  \(line) | "
    let room = max(1, columns - gutter.utf8.count)
    var before = ControlEscaping.escaped(String(scalars.prefix(caret)))
    if measure.width(of: before) > room * 2 / 3 {
      before = "…" + measure.end(of: before, in: room * 2 / 3 - measure.width(of: "…"))
    }
    let caretColumn = measure.width(of: before)
    let after = String(scalars.dropFirst(caret))
    let margin = String(repeating: " ", count: gutter.utf8.count - 2) + "| "
    return [
      [
        Inline(gutter, .label), Inline(before),
        Inline(after).clipped(to: max(1, room - caretColumn), measure: measure),
      ],
      [
        Inline(margin, .label),
        Inline(String(repeating: " ", count: caretColumn)),
        Inline("^", .error),
      ],
    ]
  }
}
