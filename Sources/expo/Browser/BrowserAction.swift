/// What a key does in the browser while nothing is being typed.
enum BrowserAction: Equatable {
  case move(PageView.Move)
  case open
  case back
  case next
  case previous
  case find
  case repeatBackward
  case favourite
  case link
  case random
  case category
  case sort
  case pictures
  case language
  case help
  case quit
  case repaint
  case digit(Int)

  /// The action of a key, or nil if it has none.
  ///
  /// The Hangul letter of the same key in the usual layout (두벌식) does the same: readers of Korean
  /// text often have the keyboard set to Korean. Shift does not change the letters of g, l and n, so
  /// that G, L and N have none.
  init?(_ key: Key) {
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
    case "\r", "\n", "l", "ㅣ": self = .open
    case "h", "ㅗ": self = .back
    case "n", "ㅜ": self = .next
    case "p", "ㅔ", "ㅖ": self = .previous
    case "/": self = .find
    case "N": self = .repeatBackward
    case "f", "ㄹ": self = .favourite
    case "o", "ㅐ", "ㅒ": self = .link
    case "r", "ㄱ", "ㄲ": self = .random
    case "c", "ㅊ": self = .category
    case "s", "ㄴ": self = .sort
    case "v", "ㅍ": self = .pictures
    case "L": self = .language
    case "?": self = .help
    case "q", "Q", "ㅂ", "ㅃ": self = .quit
    case "\u{C}": self = .repaint
    case "0"..."9": self = .digit(Int(scalar.value) - 0x30)
    default: return nil
    }
  }
}

/// What the browser asks of the world around it.
enum BrowserEffect: Equatable {
  case quit
  /// Add the item to the favourites, or remove it.
  case toggleFavourite(Int)
  case openLink(BrowserEntry)
  /// Draw the whole screen again, also the rows that did not change.
  case repaint
}
