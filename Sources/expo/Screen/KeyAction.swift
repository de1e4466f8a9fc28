/// What a key does while nothing is being typed: the one table of keys for the pager and the browser.
enum KeyAction: Equatable {
  /// Where the key is pressed.
  enum Place {
    case pager
    case browser
  }

  case move(PageView.Move)
  case find
  /// The next match of a search, or else the next item.
  case next
  case previous
  case previousMatch
  case help
  case quit
  case repaint

  // What only the browser can do.
  case open
  case back
  case favourite
  case link
  case random
  case category
  case evidence
  case sort
  case pictures
  case language
  case digit(Int)

  /// The action of a key, or nil if it has none.
  ///
  /// The Hangul letter of the same key in the usual layout (두벌식) does the same: readers of Korean
  /// text often have the keyboard set to Korean. Shift does not change the letters of g, l and n, so
  /// that G, L and N have none.
  init?(_ key: Key, in place: Place) {
    if place == .pager, let action = Self(keyOfLess: key) {
      self = action
      return
    }
    switch key {
    case .down: self = .move(.lineDown)
    case .up: self = .move(.lineUp)
    case .pageDown: self = .move(.pageDown)
    case .pageUp: self = .move(.pageUp)
    case .home: self = .move(.top)
    case .end: self = .move(.bottom)
    case .right: self = .open
    case .left: self = .back
    case .scalar(let scalar): self.init(scalar)
    }
  }

  /// The keys that mean in `less`, and so in the pager, what they cannot mean in the browser.
  private init?(keyOfLess key: Key) {
    switch key {
    case .scalar("f"), .scalar("ㄹ"), .right: self = .move(.pageDown)
    case .left: self = .move(.pageUp)
    case .scalar("\r"), .scalar("\n"): self = .move(.lineDown)
    case .scalar("h"), .scalar("ㅗ"): self = .help
    default: return nil
    }
  }

  private init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "j", "ㅓ": self = .move(.lineDown)
    case "k", "ㅏ": self = .move(.lineUp)
    case " ": self = .move(.pageDown)
    case "b", "ㅠ": self = .move(.pageUp)
    case "d", "ㅇ": self = .move(.halfDown)
    case "u", "ㅕ": self = .move(.halfUp)
    case "g", "ㅎ": self = .move(.top)
    case "G": self = .move(.bottom)
    case "/": self = .find
    case "n", "ㅜ": self = .next
    case "N": self = .previousMatch
    case "p", "ㅔ", "ㅖ": self = .previous
    case "?": self = .help
    case "q", "Q", "ㅂ", "ㅃ": self = .quit
    case "\u{C}": self = .repaint
    case "\r", "\n", "l", "ㅣ": self = .open
    case "h", "ㅗ": self = .back
    case "f", "ㄹ": self = .favourite
    case "o", "ㅐ", "ㅒ": self = .link
    case "r", "ㄱ", "ㄲ": self = .random
    case "c", "ㅊ": self = .category
    case "e", "ㄷ", "ㄸ": self = .evidence
    case "s", "ㄴ": self = .sort
    case "v", "ㅍ": self = .pictures
    case "L": self = .language
    case "0"..."9": self = .digit(Int(scalar.value) - 0x30)
    default: return nil
    }
  }
}
