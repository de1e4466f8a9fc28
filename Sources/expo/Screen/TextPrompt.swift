import ExpoCore

/// A line of text that is being typed, as long as a query may be.
struct TextPrompt {
  enum Change {
    /// The text or its cursor has changed.
    case edited
    case accepted
    case cancelled
  }

  private(set) var beforeCursor: String
  private(set) var afterCursor = ""
  /// The query that was typed before this one.
  private let last: String

  init(_ text: String = "", last: String = "") {
    beforeCursor = text
    self.last = last
  }

  var text: String { beforeCursor + afterCursor }

  /// Handles a key, or pasted text, whose line feeds and tabs become spaces; returns nil if the event
  /// does nothing here.
  mutating func handle(_ event: ScreenEvent) -> Change? {
    switch event {
    case .key(.escape): return .cancelled
    case .key(.left): return moveCursor(to: beforeCursor.count - 1)
    case .key(.right): return moveCursor(to: beforeCursor.count + 1)
    case .key(.home): return moveCursor(to: 0)
    case .key(.end): return moveCursor(to: text.count)
    case .key(.up) where text.isEmpty && !last.isEmpty:
      beforeCursor = last
      return .edited
    case .key(.scalar(let scalar)): return type(scalar)
    case .paste(let text):
      // Text beyond the limit is not looked at.
      for scalar in text.unicodeScalars.prefix(SearchQuery.maxBytes) {
        _ = append("\t\r\n".unicodeScalars.contains(scalar) ? " " : scalar)
      }
      return .edited
    case .key, .resize, .pause: return nil
    }
  }

  /// Moves the cursor behind so many characters.
  private mutating func moveCursor(to count: Int) -> Change {
    let text = text
    beforeCursor = String(text.prefix(max(0, count)))
    afterCursor = String(text.dropFirst(beforeCursor.count))
    return .edited
  }

  private mutating func type(_ scalar: Unicode.Scalar) -> Change? {
    switch scalar {
    case "\r", "\n":
      return .accepted
    case "\u{7F}", "\u{8}":
      if text.isEmpty { return .cancelled }
      _ = beforeCursor.popLast()
      return .edited
    case "\u{15}":  // Ctrl-U
      beforeCursor = ""
      return .edited
    case "\u{17}":  // Ctrl-W
      deleteWord()
      return .edited
    default:
      return append(scalar) ? .edited : nil
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.generalCategory != .control,
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
