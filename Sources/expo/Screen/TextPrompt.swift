import ExpoCore
import TerminalText

/// A line of text that is being typed, as long as a query may be, with the keys of a line editor.
struct TextPrompt {
  /// The text before the cursor.
  private var head = ""
  /// The text from the cursor on.
  private var tail = ""
  let takesDigitsOnly: Bool

  init(takesDigitsOnly: Bool = false) { self.takesDigitsOnly = takesDigitsOnly }

  var text: String { head + tail }

  /// Types a key; returns false if it means nothing to a line editor. Line feeds and tabs in a
  /// pasted text become spaces.
  mutating func type(_ key: Key) -> Bool {
    switch key.unified {
    case "\u{7F}": _ = head.popLast()
    case "\u{4}", .delete: tail = String(tail.dropFirst())
    case "\u{17}": head.removeLast(Self.word(at: head.reversed()))
    case "\u{15}": head = ""
    case "\u{B}": tail = ""
    case "\u{2}", .left: move(by: -1)
    case "\u{6}", .right: move(by: 1)
    case .wordLeft: move(by: -Self.word(at: head.reversed()))
    case .wordRight: move(by: Self.word(at: tail))
    case "\u{1}", .home: move(by: -head.count)
    case "\u{5}", .end: move(by: tail.count)
    case .scalar(let scalar): return insert(scalar)
    case .paste(let text):
      // Text beyond the limit is not looked at.
      for scalar in text.unicodeScalars.prefix(Query.maxBytes) {
        _ = insert("\t\r\n".unicodeScalars.contains(scalar) ? " " : scalar)
      }
    case .escape, .up, .down, .pageUp, .pageDown: return false
    }
    return true
  }

  /// Types a character unless the text is full; returns false if the prompt does not take it.
  private mutating func insert(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.generalCategory != .control, !takesDigitsOnly || "0"..."9" ~= scalar
    else { return false }
    if head.utf8.count + tail.utf8.count + UTF8.width(scalar) <= Query.maxBytes {
      head.unicodeScalars.append(scalar)
    }
    return true
  }

  /// Moves the cursor by characters, at most to an end of the text.
  private mutating func move(by count: Int) {
    let text = text
    let cursor = max(0, min(head.count + count, text.count))
    (head, tail) = (String(text.prefix(cursor)), String(text.dropFirst(cursor)))
  }

  /// The number of characters up to the end of the next word.
  private static func word(at text: some Collection<Character>) -> Int {
    text.count - text.drop { $0 == " " }.drop { $0 != " " }.count
  }
}

extension TextPrompt {
  /// The row of a screen, with the cell of the cursor.
  ///
  /// - Parameters:
  ///   - label: The words before the text; left out if they leave the text no eight cells.
  ///   - result: The result so far, at the end of the row if there is room.
  func row(
    _ label: String, result: String, columns: Int, measure: CellMeasure
  ) -> (line: Line, cursor: Int) {
    let label = measure.width(of: label) + 8 > columns ? "" : label
    // A cell stays free for the cursor, where an input method shows what is composed.
    let room = columns - measure.width(of: label) - 1
    let before = measure.end(of: Inline(head).text, in: max(0, room))
    var line = Line([Inline(label, .command), Inline(before)])
    let cursor = line.width(measure: measure)
    line.append(Line([Inline(tail)]))
    line = line.clipped(to: columns, measure: measure)
    let start = columns - measure.width(of: result)
    if !result.isEmpty, line.width(measure: measure) + 3 <= start {
      line = line.fitted(to: start, measure: measure)
      line.append(Line([Inline(result, .label)]))
    }
    return (line, cursor)
  }
}
