import ExpoCore
import TerminalText

/// The source line around a fault, with a caret under it.
enum FaultExcerpt {
  /// The two lines, fit for a terminal of so many columns.
  ///
  ///     12 |     "image_name": 5,
  ///        |                   ^
  ///
  /// What the line holds besides is clipped at either end; 0 columns clip nothing.
  static func lines(
    of excerpt: Excerpt,
    columns: Int,
    measure: CellMeasure
  ) -> [[Inline]] {
    let bytes = Array(excerpt.text.utf8)
    let gutter = "  \(excerpt.line) | "
    let room = columns == 0 ? Int.max : max(1, columns - gutter.utf8.count)
    let before = keepingEnd(
      of: excerpt.text(bytes[..<excerpt.caret]),
      to: room == .max ? room : room * 2 / 3,
      isCut: excerpt.isClippedAtStart,
      width: measure.width(of:)
    )
    let caretColumn = measure.width(of: before)
    let after = clip(
      excerpt.text(bytes[excerpt.caret...]) + (excerpt.isClippedAtEnd ? "…" : ""),
      to: room == .max ? room : max(1, room - caretColumn),
      measure: measure
    )
    let margin = String(repeating: " ", count: gutter.utf8.count - 2) + "| "
    return [
      [Inline(own: gutter, .label), Inline(own: before + after)],
      [
        Inline(own: margin, .label), Inline(own: String(repeating: " ", count: caretColumn)),
        Inline(own: "^", .error),
      ],
    ]
  }

  /// The end of a text that fits, after an ellipsis if it was cut.
  ///
  /// - Parameter width: Measures a text. Over all calls it reads each character at most twice.
  static func keepingEnd(
    of text: String,
    to columns: Int,
    isCut: Bool,
    width: (String) -> Int
  ) -> String {
    if !isCut, width(text) <= columns { return text }
    let ellipsis = "…"
    var room = columns - width(ellipsis)
    var start = text.endIndex
    while start > text.startIndex {
      let previous = text.index(before: start)
      room -= width(String(text[previous]))
      if room < 0 { break }
      start = previous
    }
    return ellipsis + text[start...]
  }
}

extension Excerpt {
  /// A part of the line, escaped.
  fileprivate func text(_ bytes: ArraySlice<UInt8>) -> String {
    ControlEscaping.escaped(String(decoding: bytes, as: UTF8.self))
  }
}
