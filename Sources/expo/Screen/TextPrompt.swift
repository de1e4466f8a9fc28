import ExpoCore
import TerminalText

/// A line of text that is being typed at its end, as long as a query may be.
struct TextPrompt {
  private(set) var text = ""
  var takesDigitsOnly = false

  /// Types a key, or pasted text, whose line feeds and tabs become spaces; returns false if that
  /// changes nothing.
  mutating func type(_ event: ScreenEvent) -> Bool {
    switch event {
    case .key(let key) where key.unified == "\u{7F}": _ = text.popLast()
    case .key(.scalar("\u{15}")): text = ""  // Ctrl-U
    case .key(.scalar(let scalar)): return append(scalar)
    case .key: return false
    case .paste(let pasted):
      // Text beyond the limit is not looked at.
      for scalar in pasted.unicodeScalars.prefix(SearchQuery.maxBytes) {
        _ = append("\t\r\n".unicodeScalars.contains(scalar) ? " " : scalar)
      }
    }
    return true
  }

  private mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.generalCategory != .control,
      !takesDigitsOnly || "0"..."9" ~= scalar,
      text.utf8.count + UTF8.width(scalar) <= SearchQuery.maxBytes
    else { return false }
    text += String(scalar)
    return true
  }
}

extension TextPrompt {
  /// The row of a screen, with the cell of the cursor.
  ///
  /// - Parameters:
  ///   - label: What is asked for; left out if that leaves the text no eight cells.
  ///   - result: What is found so far, at the end of the row if there is room.
  func row(
    _ label: String, result: String, columns: Int, measure: CellMeasure
  ) -> (line: Line, cursor: Int) {
    let label = measure.width(of: label) + 8 > columns ? "" : label
    // A cell stays free for the cursor, where an input method shows what is composed.
    let room = columns - measure.width(of: label) - 1
    let end = measure.end(of: Inline(text).text, in: max(0, room))
    var line = Line([Inline(label, .command), Inline(end)])
    let cursor = line.width(measure: measure)
    let start = columns - measure.width(of: result)
    if !result.isEmpty, cursor + 3 <= start {
      line = line.fitted(to: start, measure: measure)
      line.append(Line([Inline(result, .label)]))
    }
    return (line, cursor)
  }
}
