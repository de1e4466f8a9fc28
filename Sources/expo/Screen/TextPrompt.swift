import ExpoCore

/// A line of text that is being typed, as long as a query may be.
///
/// Keys append and delete at the end, as in `less`; there is no cursor to move.
struct TextPrompt {
  enum Change {
    case edited
    case accepted
    case cancelled
  }

  private(set) var text: String

  init(_ text: String = "") {
    self.text = text
  }

  /// Takes a key, or pasted text, whose line feeds and tabs become spaces; returns nil if the event
  /// does nothing here.
  mutating func take(_ event: ScreenEvent) -> Change? {
    switch event {
    case .key(.escape): return .cancelled
    case .key(.scalar(let scalar)): return take(scalar)
    case .paste(let text):
      // What is beyond the limit is not even looked at.
      for scalar in text.unicodeScalars.prefix(SearchQuery.maxBytes) {
        _ = append("\t\r\n".unicodeScalars.contains(scalar) ? " " : scalar)
      }
      return .edited
    case .key, .resize, .pause: return nil
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Change? {
    switch scalar {
    case "\r", "\n":
      return .accepted
    case "\u{7F}", "\u{8}":
      return text.popLast() == nil ? .cancelled : .edited
    case "\u{15}":  // Ctrl-U
      text = ""
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
    text += String(scalar)
    return true
  }

  private mutating func deleteWord() {
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.last?.isWhitespace == false { text.removeLast() }
  }
}
