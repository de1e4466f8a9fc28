/// A strict pass over one JSON text (RFC 8259): grammar, UTF-8, escapes, depth, duplicate keys.
///
/// `JSONDecoder` is no judge of a foreign file: it gives no position, and accepts trailing commas,
/// duplicate keys and, in values that it does not decode, much else.
struct JSONScanner {
  /// The deepest nesting that is read, in arrays and objects; as deep as `JSONDecoder` goes.
  static let deepest = 512

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// The bytes of the whole value, as far as it was scanned.
  private(set) var root: Range<Int>?
  /// The bytes of each element of the outermost array.
  private(set) var elements: [ByteRange] = []
  private(set) var duplicates: [LocatedFault] = []
  private(set) var frames: [Frame] = []
  private var keys = JSONKeyRegister()

  /// An array or an object that is open around the position.
  struct Frame {
    let type: JSONType
    let start: Int
    /// How many elements or members have been begun.
    var count = 0
    var key: JSONKey?
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Scans the whole text; duplicate keys are gathered, the first other fault is thrown.
  mutating func scan() throws(LocatedFault) {
    skipBlanks()
    let start = position
    try checkRoot()
    root = start..<bytes.count
    try scanValue()
    while let frame = frames.last {
      if frame.type == .object {
        try scanMember(isFirst: frame.count == 0)
      } else {
        try scanElement(isFirst: frame.count == 0)
      }
    }
    root = start..<position
    skipBlanks()
    if !isAtEnd { throw faultAfterEnd() }
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position as a character; NUL, which JSON has no use for, at the end.
  var next: Unicode.Scalar { isAtEnd ? "\0" : Unicode.Scalar(bytes[position]) }

  mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func scanElement(isFirst: Bool) throws(LocatedFault) {
    if try closes(with: "]", isFirst: isFirst) { return }
    frames[frames.count - 1].count += 1
    let start = position
    try scanValue()
    if frames.count == 1 {
      elements.append(ByteRange(start..<position))
    }
  }

  private mutating func scanMember(isFirst: Bool) throws(LocatedFault) {
    if try closes(with: "}", isFirst: isFirst) { return }
    frames[frames.count - 1].count += 1
    frames[frames.count - 1].key = nil
    guard next == "\"" else { throw faultInPlaceOfKey() }
    try scanKey()
    skipBlanks()
    guard next == ":" else { throw faultInPlaceOfColon() }
    position += 1
    skipBlanks()
    try scanValue()
  }

  /// Whether the innermost array or object ends here; passes the comma where it goes on.
  private mutating func closes(
    with bracket: Unicode.Scalar,
    isFirst: Bool
  ) throws(LocatedFault) -> Bool {
    skipBlanks()
    if next == bracket {
      close()
      return true
    }
    if isFirst { return false }
    guard next == "," else { throw faultInPlaceOfComma() }
    let comma = position
    position += 1
    skipBlanks()
    if next == bracket { throw fault(.trailingComma, at: comma, isOfContainer: true) }
    return false
  }

  private mutating func scanKey() throws(LocatedFault) {
    let start = position
    let hasEscapes = try scanString()
    let content = UnsafeBufferPointer(rebasing: bytes[(start + 1)..<(position - 1)])
    let key = JSONKey(bytes: content, hasEscapes: hasEscapes)
    frames[frames.count - 1].key = key
    if !keys.insert(key) {
      duplicates.append(fault(.duplicateKey(CodingPathText.clipped(key.text)), at: start))
    }
  }

  private mutating func scanValue() throws(LocatedFault) {
    switch next {
    case "\"": _ = try scanString()
    case "{": try open(.object)
    case "[": try open(.array)
    case "-", "0"..."9": try scanNumber()
    case "t": try scanWord("true")
    case "f": try scanWord("false")
    case "n": try scanWord("null")
    default: throw faultInPlaceOfValue()
    }
  }

  private mutating func open(_ type: JSONType) throws(LocatedFault) {
    guard frames.count < Self.deepest else { throw fault(.tooDeep(limit: Self.deepest)) }
    frames.append(Frame(type: type, start: position))
    if type == .object {
      keys.openObject()
    }
    position += 1
  }

  private mutating func close() {
    position += 1
    guard let closed = frames.popLast() else { return }
    if closed.type == .object {
      keys.closeObject()
    }
    if frames.count == 1, frames[0].type == .array {
      elements.append(ByteRange(closed.start..<position))
    }
  }
}
