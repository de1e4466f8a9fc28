/// Decodes the bytes that a terminal sends for keys: UTF-8, and the escape sequences of xterm and
/// similar terminals (ECMA-48 CSI and SS3). Ignores unknown sequences as a whole.
///
///     var decoder = KeyDecoder()
///     decoder.keys(from: [0x1B, 0x5B, 0x41])  // [.up]
struct KeyDecoder {
  private static let escape: UInt8 = 0x1B
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  /// The keys that a terminal sends as Alt with a letter or Backspace, as line editors read them.
  private static let altKeys: [UInt8: Key] = [
    UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, 0x7F: "\u{17}", 0x08: "\u{17}",
  ]
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The bytes so far of a scalar, of an escape sequence, or of a pasted text from its start on.
  private var pending: [UInt8] = []
  /// Whether the last byte of an earlier call was an ESC.
  private var escapeCameFirst = false

  private var isPasting: Bool { pending.starts(with: Self.pasteStart) }

  /// The keys and pasted texts that the bytes complete; an incomplete one waits for the next bytes.
  mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    defer { escapeCameFirst = pending == [Self.escape] }
    return bytes.flatMap { byte in
      isPasting ? paste(byte).map { [.paste($0)] } ?? [] : decode(byte)
    }
  }

  /// How long to wait for the next byte before calling ``flush()``, in milliseconds; -1 for ever.
  ///
  /// The bytes of a sequence may come 200 milliseconds apart over a slow line; an ESC without more
  /// is the key of that name.
  var timeout: Int32 {
    if pending.first != Self.escape { return -1 }
    if pending.last == Self.escape { return 300 }
    // A paste may pause on a slow line. Until it ends no byte of it is a key, except an Esc that
    // nothing follows, which ends it.
    return isPasting ? 10_000 : 500
  }

  /// Ends a sequence whose rest does not come.
  mutating func flush() -> [Key] {
    if isPasting {
      if pending.last == Self.escape { pending.removeLast() }
      return [.paste(endPaste())]
    }
    defer { pending = [] }
    return pending == [Self.escape] ? [.escape] : []
  }

  /// Returns the text if the byte ends it.
  private mutating func paste(_ byte: UInt8) -> String? {
    pending.append(byte)
    guard pending.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) else { return nil }
    pending.removeLast(Self.pasteEnd.count)
    return endPaste()
  }

  private mutating func endPaste() -> String {
    defer { pending = [] }
    return String(decoding: pending.dropFirst(Self.pasteStart.count), as: UTF8.self)
  }

  private mutating func decode(_ byte: UInt8) -> [Key] {
    if byte == Self.escape {
      // The first of two is a key by itself.
      defer { pending = [byte] }
      return pending == [byte] ? [.escape] : []
    }
    func keys(_ key: Key?) -> [Key] { key.map { [$0] } ?? [] }
    guard pending.first == Self.escape else { return keys(decodeText(byte)) }
    pending.append(byte)
    switch pending[1] {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      return pending.count > 2 ? keys(decodeControl(byte)) : []
    case UInt8(ascii: "\\"):
      // The end of a reply.
      pending = []
      return []
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      // A terminal's reply to a query, up to BEL or ESC.
      pending = byte == 0x07 ? [] : Array(pending.prefix(2))
      return []
    default:
      // A byte after ESC that begins no sequence: Alt with a key, or the reader pressed both, one
      // soon after the other.
      pending = []
      if !escapeCameFirst, let key = Self.altKeys[byte] { return [key] }
      return [.escape] + keys(decodeText(byte))
    }
  }

  /// Decodes UTF-8 byte by byte, and drops malformed bytes.
  private mutating func decodeText(_ byte: UInt8) -> Key? {
    pending.append(byte)
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = pending.makeIterator()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let scalar):
      pending = []
      return .scalar(Unicode.UTF8.decode(scalar))
    case .error(let length) where length < pending.count:
      pending = []
      return decodeText(byte)
    case .error, .emptyInput:
      return nil
    }
  }

  /// Returns the key if the byte ends a sequence of `ESC [` or `ESC O` that is one.
  private mutating func decodeControl(_ byte: UInt8) -> Key? {
    let parameters = pending[2...].dropLast()
    switch byte {
    case 0x20..<0x40,
      // The Linux console sends `ESC [ [ A` to `E` for F1 to F5.
      UInt8(ascii: "[") where parameters.isEmpty:
      return nil
    case UInt8(ascii: "~") where isPasting:
      return nil
    case 0x40..<0x7F:
      pending = []
      if parameters == [UInt8(ascii: "[")] { return nil }
      let numbers = parameters.split(separator: UInt8(ascii: ";"))
        .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
      // The second number is 1 for no modifier and 2 for Shift.
      let isPlain = numbers.dropFirst().allSatisfy { $0 < 3 }
      return Self.key(final: byte, parameter: numbers.first, isPlain: isPlain)
    default:
      pending = []
      return decodeText(byte)
    }
  }

  /// The key of a sequence. Shift is not told apart; with Alt or Ctrl only the arrows that go by
  /// words are known.
  private static func key(final: UInt8, parameter: Int?, isPlain: Bool) -> Key? {
    switch (Unicode.Scalar(final), parameter) {
    case ("C", _) where !isPlain: .wordRight
    case ("D", _) where !isPlain: .wordLeft
    case _ where !isPlain: nil
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", 1), ("~", 7): .home
    case ("F", _), ("~", 4), ("~", 8): .end
    case ("~", 3): .delete
    case ("~", 5): .pageUp
    case ("~", 6): .pageDown
    default: nil
    }
  }
}
