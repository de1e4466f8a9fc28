/// A key that was pressed.
enum Key: Equatable {
  case scalar(Unicode.Scalar)
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
}

/// What a key does in the built-in pager.
enum PagerAction: Equatable {
  case scroll(ScrollState.Move)
  case help
  case quit

  /// The action of a key; nil if it has none.
  ///
  /// The Hangul letter on the same key of the usual layout (두벌식) does the same: readers of Korean
  /// text often have the keyboard set to Korean.
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

/// Decodes the bytes that a terminal sends for keys: UTF-8, and the escape sequences of xterm and
/// similar terminals (ECMA-48 CSI and SS3). Ignores unknown sequences as a whole.
///
///     var decoder = KeyDecoder()
///     decoder.keys(from: [0x1B, 0x5B, 0x41])  // [.up]
struct KeyDecoder {
  private enum State {
    case ground
    /// After ESC.
    case escape
    /// After `ESC [`: the first parameter, and whether it is still being read.
    case control(parameter: Int, isOpen: Bool)
    /// After `ESC O`.
    case singleShift
    /// In a string that ends with BEL or ST: a terminal's reply to a query.
    case string
    /// In a scalar that lacks some of its bytes.
    case scalar(value: UInt32, missing: Int)
  }

  private var state = State.ground

  /// The keys that the bytes complete; an incomplete key waits for the next bytes.
  mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    bytes.compactMap { take($0) }
  }

  private mutating func take(_ byte: UInt8) -> Key? {
    switch state {
    case .string where byte != 0x07 && byte != 0x1B:
      return nil
    case _ where byte == 0x1B:
      state = .escape
      return nil
    case .ground:
      return takeFirst(byte)
    case .escape:
      return takeAfterEscape(byte)
    case .control(let parameter, let isOpen):
      return takeControl(byte, parameter: parameter, isOpen: isOpen)
    case .singleShift:
      state = .ground
      return Self.key(final: byte, parameter: 0)
    case .string:
      state = .ground
      return nil
    case .scalar(let value, let missing):
      return takeContinuation(byte, value: value, missing: missing)
    }
  }

  private mutating func takeFirst(_ byte: UInt8) -> Key? {
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2..<0xE0: state = .scalar(value: UInt32(byte & 0x1F), missing: 1)
    case 0xE0..<0xF0: state = .scalar(value: UInt32(byte & 0x0F), missing: 2)
    case 0xF0..<0xF5: state = .scalar(value: UInt32(byte & 0x07), missing: 3)
    default: break
    }
    return nil
  }

  /// A key after ESC that begins no sequence counts by itself: the reader pressed both keys.
  private mutating func takeAfterEscape(_ byte: UInt8) -> Key? {
    state = .ground
    switch byte {
    case UInt8(ascii: "["): state = .control(parameter: 0, isOpen: true)
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): state = .string
    default: return takeFirst(byte)
    }
    return nil
  }

  private mutating func takeControl(_ byte: UInt8, parameter: Int, isOpen: Bool) -> Key? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9") where isOpen:
      let value = min(parameter * 10 + Int(byte - UInt8(ascii: "0")), 999)
      state = .control(parameter: value, isOpen: true)
    case 0x20..<0x40:
      state = .control(parameter: parameter, isOpen: false)
    case 0x40..<0x7F:
      state = .ground
      return Self.key(final: byte, parameter: parameter)
    default:
      state = .ground
      return takeFirst(byte)
    }
    return nil
  }

  private mutating func takeContinuation(_ byte: UInt8, value: UInt32, missing: Int) -> Key? {
    guard (0x80..<0xC0).contains(byte) else {
      state = .ground
      return takeFirst(byte)
    }
    let value = value << 6 | UInt32(byte & 0x3F)
    state = missing == 1 ? .ground : .scalar(value: value, missing: missing - 1)
    return missing == 1 ? Unicode.Scalar(value).map(Key.scalar) : nil
  }

  private static func key(final: UInt8, parameter: Int) -> Key? {
    switch (final, parameter) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): .end
    case (UInt8(ascii: "~"), 5): .pageUp
    case (UInt8(ascii: "~"), 6): .pageDown
    default: nil
    }
  }
}
