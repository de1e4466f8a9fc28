import ExpoCore
import TerminalText

/// The source line around a fault, with a caret under it.
enum FaultExcerpt {
  /// The two lines, fit for a terminal of so many columns.
  ///
  ///     12 |     "image_name": 5,
  ///        |                   ^
  ///
  /// What the line holds besides is clipped at either end.
  static func lines(
    of excerpt: SourceExcerpt,
    columns: Int,
    measure: CellMeasure
  ) -> [[Inline]] {
    let scalars = excerpt.text.unicodeScalars
    let gutter = "  \(excerpt.line) | "
    let room = max(1, columns - gutter.utf8.count)
    var before = ControlEscaping.escaped(String(scalars.prefix(excerpt.caret)))
    if excerpt.isClippedAtStart || measure.width(of: before) > room * 2 / 3 {
      before = "…" + measure.end(of: before, in: room * 2 / 3 - measure.width(of: "…"))
    }
    let caretColumn = measure.width(of: before)
    let after = String(scalars.dropFirst(excerpt.caret))
    let margin = String(repeating: " ", count: gutter.utf8.count - 2) + "| "
    return [
      [
        Inline(gutter, .label), Inline(before),
        Inline(after + (excerpt.isClippedAtEnd ? "…" : ""))
          .clipped(to: max(1, room - caretColumn), measure: measure),
      ],
      [
        Inline(margin, .label),
        Inline(String(repeating: " ", count: caretColumn)),
        Inline("^", .error),
      ],
    ]
  }
}
