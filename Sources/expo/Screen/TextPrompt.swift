import ExpoCore
import TerminalText

/// A line of text that is being typed, as long as a query may be.
struct TextPrompt {
  private(set) var beforeCursor = ""
  private(set) var afterCursor = ""
  /// The text that was typed before this one, which ↑ brings back.
  var last = ""
  var takesDigitsOnly = false

  var text: String { beforeCursor + afterCursor }

  /// Types a key, or pasted text, whose line feeds and tabs become spaces; returns false if that
  /// changes nothing.
  mutating func type(_ event: ScreenEvent) -> Bool {
    switch event {
    case .key(.left): moveCursor(to: beforeCursor.count - 1)
    case .key(.right): moveCursor(to: beforeCursor.count + 1)
    case .key(.home): moveCursor(to: 0)
    case .key(.end): moveCursor(to: text.count)
    case .key(.up) where text.isEmpty && !last.isEmpty: beforeCursor = last
    case .key(.scalar("\u{7F}")), .key(.scalar("\u{8}")): _ = beforeCursor.popLast()
    case .key(.scalar("\u{15}")): beforeCursor = ""  // Ctrl-U
    case .key(.scalar("\u{17}")): deleteWord()
    case .key(.scalar(let scalar)): return append(scalar)
    case .key: return false
    case .paste(let text):
      // Text beyond the limit is not looked at.
      for scalar in text.unicodeScalars.prefix(SearchQuery.maxBytes) {
        _ = append("\t\r\n".unicodeScalars.contains(scalar) ? " " : scalar)
      }
    }
    return true
  }

  /// Moves the cursor behind so many characters.
  private mutating func moveCursor(to count: Int) {
    let text = text
    beforeCursor = String(text.prefix(max(0, count)))
    afterCursor = String(text.dropFirst(beforeCursor.count))
  }

  private mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.generalCategory != .control,
      !takesDigitsOnly || "0"..."9" ~= scalar,
      text.utf8.count + UTF8.width(scalar) <= SearchQuery.maxBytes
    else { return false }
    beforeCursor += String(scalar)
    return true
  }

  private mutating func deleteWord() {
    while beforeCursor.last?.isWhitespace == true { beforeCursor.removeLast() }
    while beforeCursor.last?.isWhitespace == false { beforeCursor.removeLast() }
  }
}

extension TextPrompt {
  /// The row of a screen, with the cell of the cursor.
  ///
  /// - Parameters:
  ///   - label: what is asked for; left out if that leaves the text no eight cells.
  ///   - result: what is found so far, at the end of the row if there is room.
  func row(
    _ label: String, result: String, columns: Int, measure: CellMeasure
  ) -> (line: Line, cursor: Int) {
    let label = measure.width(of: label) + 8 > columns ? "" : label
    // A cell stays free for the cursor, where an input method shows what is composed.
    let room = columns - measure.width(of: label) - 1
    let text = measure.end(of: Inline(beforeCursor).text, in: max(0, room))
    var line = Line([Inline(label, .command), Inline(text), Inline(afterCursor)])
    let cursor = measure.width(of: label) + measure.width(of: text)
    let start = columns - measure.width(of: result)
    if !result.isEmpty, cursor + 3 <= start {
      line = line.fitted(to: start, measure: measure)
      line.append(Line([Inline(result, .label)]))
    }
    return (line, cursor)
  }
}
