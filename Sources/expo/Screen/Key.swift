import ExpoCore
import TerminalText

/// A key of the keyboard, as a terminal sends it.
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

  init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self = .scalar(scalar)
  }
}

extension Key {
  /// The key under which tables list this one.
  ///
  /// Readers of Korean text often have the keyboard set to Korean: a Hangul letter stands for the
  /// key that types it, with Shift or without. Terminals send Enter and Backspace in two forms.
  var listed: Key {
    switch self {
    case .scalar("\n"): .scalar("\r")
    case .scalar("\u{8}"): .scalar("\u{7F}")
    case .scalar(let scalar): .scalar(KoreanKeyboard.key(typing: scalar) ?? scalar)
    default: self
    }
  }

  /// The name of the key in the help.
  var name: String {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .escape: "Esc"
    case .scalar(" "): "Space"
    case .scalar("\r"), .scalar("\n"): "Enter"
    case .scalar("\t"): "Tab"
    case .scalar("\u{7F}"), .scalar("\u{8}"): "Backspace"
    case .scalar(let scalar) where scalar.value < 0x20:
      "Ctrl-\(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))"
    case .scalar(let scalar): String(Character(scalar))
    }
  }
}
