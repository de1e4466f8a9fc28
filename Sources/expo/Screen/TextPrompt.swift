/// A line of text that is being typed.
///
/// Keys append and delete at the end, as in `less`; there is no cursor to move.
struct TextPrompt {
  enum Change {
    case edited
    case accepted
    case cancelled
  }

  /// So much is enough for every query; a large text that is pasted by mistake is cut.
  private static let maxScalars = 200

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
      for scalar in text.unicodeScalars {
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
      text.unicodeScalars.count < Self.maxScalars
    else { return false }
    text.unicodeScalars.append(scalar)
    return true
  }

  private mutating func deleteWord() {
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.last?.isWhitespace == false { text.removeLast() }
  }
}
