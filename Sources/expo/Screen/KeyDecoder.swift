/// Decodes the bytes that a terminal sends for keys: UTF-8, and the escape sequences of xterm and
/// similar terminals (ECMA-48 CSI and SS3). Ignores unknown sequences as a whole.
///
///     var decoder = KeyDecoder()
///     decoder.events(from: [0x1B, 0x5B, 0x41])  // [.key(.up)]
struct KeyDecoder {
  private enum State {
    /// In text: the bytes of a scalar that lacks some, mostly none.
    case text(pending: [UInt8])
    /// After ESC.
    case escape
    /// After `ESC [` or `ESC O`: the first parameter, and whether it is still being read.
    case control(parameter: Int, isOpen: Bool)
    /// After `ESC [ [`, by which the Linux console begins F1 to F5.
    case functionKey
    /// In a string that ends with BEL or ST: a terminal's reply to a query.
    case string
    /// In pasted text, which ends with ``pasteEnd``.
    case paste

    static let ground = text(pending: [])
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var pasted: [UInt8] = []

  /// The keys and pasted texts that the bytes complete; an incomplete one waits for the next bytes.
  mutating func events(from bytes: some Sequence<UInt8>) -> [ScreenEvent] {
    var events: [ScreenEvent] = []
    for byte in bytes {
      if case .paste = state {
        if let text = takePasted(byte) { events.append(.paste(text)) }
      } else if let key = take(byte) {
        events.append(.key(key))
      }
    }
    return events
  }

  /// How long to wait for the next byte before calling ``expire()``, in milliseconds; -1 for ever.
  ///
  /// A terminal sends a sequence at once, so that an ESC without more is the key of that name.
  var patience: Int32 {
    switch state {
    case .text: -1
    case .escape: 50
    case .control, .functionKey, .string: 500
    // Over a slow line a paste pauses; until its end nothing of it is a key.
    case .paste: 10_000
    }
  }

  /// Ends a sequence whose rest does not come.
  mutating func expire() -> [ScreenEvent] {
    defer { state = .ground }
    switch state {
    case .escape: return [.key(.escape)]
    case .paste: return [.paste(endPaste())]
    case .text, .control, .functionKey, .string: return []
    }
  }

  /// Returns the text if the byte ends it.
  private mutating func takePasted(_ byte: UInt8) -> String? {
    pasted.append(byte)
    guard pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else { return nil }
    pasted.removeLast(Self.pasteEnd.count)
    state = .ground
    return endPaste()
  }

  private mutating func endPaste() -> String {
    defer { pasted = [] }
    return String(decoding: pasted, as: UTF8.self)
  }

  private mutating func take(_ byte: UInt8) -> Key? {
    switch state {
    case .string where byte != 0x07 && byte != 0x1B:
      return nil
    case .escape where byte == 0x1B:
      // The first of two is a key by itself.
      return .escape
    case _ where byte == 0x1B:
      state = .escape
      return nil
    case .text(let pending):
      return takeText(byte, after: pending)
    case .escape:
      return takeAfterEscape(byte)
    case .control(let parameter, let isOpen):
      return takeControl(byte, parameter: parameter, isOpen: isOpen)
    case .functionKey:
      state = .ground
      return byte == UInt8(ascii: "A") ? .f1 : nil
    case .string, .paste:
      state = .ground
      return nil
    }
  }

  /// Bytes that can no longer become a scalar are dropped.
  private mutating func takeText(_ byte: UInt8, after pending: [UInt8] = []) -> Key? {
    let bytes = pending + [byte]
    state = .ground
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let scalar):
      return .scalar(Unicode.UTF8.decode(scalar))
    case .error(let length) where length < bytes.count:
      return takeText(byte)
    case .error, .emptyInput:
      state = .text(pending: bytes)
      return nil
    }
  }

  /// A key after ESC that begins no sequence counts by itself: the reader pressed both keys.
  private mutating func takeAfterEscape(_ byte: UInt8) -> Key? {
    state = .ground
    switch byte {
    case UInt8(ascii: "["): state = .control(parameter: 0, isOpen: true)
    case UInt8(ascii: "O"): state = .control(parameter: 0, isOpen: false)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): state = .string
    default: return takeText(byte)
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
    case UInt8(ascii: "[") where parameter == 0 && isOpen:
      state = .functionKey
    case 0x40..<0x7F:
      let beginsPaste = byte == UInt8(ascii: "~") && parameter == 200
      state = beginsPaste ? .paste : .ground
      return Self.key(final: byte, parameter: parameter)
    default:
      state = .ground
      return takeText(byte)
    }
    return nil
  }

  private static func key(final: UInt8, parameter: Int) -> Key? {
    switch (final, parameter) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "P"), _), (UInt8(ascii: "~"), 11): .f1
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): .end
    case (UInt8(ascii: "~"), 5): .pageUp
    case (UInt8(ascii: "~"), 6): .pageDown
    default: nil
    }
  }
}
