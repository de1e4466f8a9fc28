/// What a key does in the built-in pager.
enum PagerAction: Equatable {
  case scroll(ScrollState.Move)
  case help
  case quit

  /// The action of a key, or nil where it has none.
  ///
  /// The Hangul letter that stands on the same key in the usual layout (두벌식) does the same:
  /// readers of Korean text often have the keyboard in Korean.
  init?(_ key: Key) {
    switch key {
    case .scalar(" "), .scalar("f"), .scalar("ㄹ"), .pageDown, .right: self = .scroll(.pageDown)
    case .scalar("b"), .scalar("ㅠ"), .pageUp, .left: self = .scroll(.pageUp)
    case .scalar("\r"), .scalar("\n"), .scalar("j"), .scalar("ㅓ"), .down: self = .scroll(.lineDown)
    case .scalar("k"), .scalar("ㅏ"), .up: self = .scroll(.lineUp)
    case .scalar("g"), .scalar("ㅎ"), .home: self = .scroll(.top)
    case .scalar("G"), .end: self = .scroll(.bottom)
    case .scalar("h"), .scalar("ㅗ"), .scalar("?"): self = .help
    case .scalar("q"), .scalar("Q"), .scalar("ㅂ"), .scalar("ㅃ"): self = .quit
    case .scalar: return nil
    }
  }
}
