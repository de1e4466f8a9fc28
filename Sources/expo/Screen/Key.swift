import ExpoCore

/// A key press, or a pasted text.
enum Key: Hashable, ExpressibleByUnicodeScalarLiteral {
  /// A character, also a control character such as Enter (`\r`) or Ctrl-F (`\u{6}`).
  case scalar(Unicode.Scalar)
  case escape
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case delete
  /// The left arrow with Ctrl or Alt.
  case wordLeft
  /// The right arrow with Ctrl or Alt.
  case wordRight
  /// A text between the marks of a bracketed paste.
  case paste(String)

  init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self = .scalar(scalar)
  }
}

extension Key {
  /// The key in one form: terminals send Enter and Backspace in two.
  var unified: Key {
    switch self {
    case "\n": "\r"
    case "\u{8}": "\u{7F}"
    default: self
    }
  }

  /// The key on a Latin layout; tables of keys are written in it.
  ///
  /// Readers of Korean text often have the keyboard set to Korean: a Hangul letter stands for the
  /// key that types it, with Shift or without.
  var onLatinLayout: Key {
    guard case .scalar(let scalar) = unified else { return self }
    return .scalar(KoreanKeyboard.key(typing: scalar) ?? scalar)
  }

  /// Whether the key types text where text is asked for.
  var isText: Bool {
    if case .scalar(let scalar) = self { return scalar.properties.generalCategory != .control }
    if case .paste = self { return true }
    return false
  }

  /// The name of the key in the help.
  var name: String {
    switch unified {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .escape: "Esc"
    case .delete: "Delete"
    case .wordLeft: "Ctrl-←"
    case .wordRight: "Ctrl-→"
    case .paste(let text): text
    case .scalar(" "): "Space"
    case .scalar("\r"): "Enter"
    case .scalar("\t"): "Tab"
    case .scalar("\u{7F}"): "Backspace"
    case .scalar(let scalar) where scalar.value < 0x20:
      "Ctrl-\(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))"
    case .scalar(let scalar): String(Character(scalar))
    }
  }

  /// The key and what it does, as the last row shows them: `q quit`.
  func hint(_ words: String) -> String { "\(name) \(words)" }
}
