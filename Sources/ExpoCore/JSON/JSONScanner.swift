/// What the strict scanner finds in a JSON text.
struct JSONOutline {
  /// The bytes of the whole value, as far as they were scanned; nil if the text has none.
  fileprivate(set) var root: ByteRange?
  /// The bytes of each element if the value is an array.
  fileprivate(set) var elements: [ByteRange] = []
  /// The elements that do not have their shape, by their numbers; if the value is no array, 0 is the
  /// value.
  fileprivate(set) var misshapen: [Int] = []
  /// The elements with a key that their shape does not have, by their numbers, in the same way.
  fileprivate(set) var withUnknownKeys: [Int] = []
  /// Every duplicate key, and last the fault that ended the scan, if any: in the text's order.
  fileprivate(set) var faults: [LocatedFault] = []
  /// Whether the text was scanned to its end.
  fileprivate(set) var isWellFormed = false

  /// Scans the text once.
  ///
  /// Takes time linear in the length of any text, and no stack for nesting.
  ///
  /// - Parameter shape: The shape of the whole value; nil for any.
  init(scanning bytes: UnsafeBufferPointer<UInt8>, as shape: JSONShape? = nil) {
    var scanner = JSONScanner(bytes, as: shape)
    do {
      try scanner.scan()
      scanner.outline.isWellFormed = true
    } catch {
      scanner.outline.faults.append(error)
    }
    self = scanner.outline
  }

  fileprivate init() {}
}

/// A strict pass over one JSON text (RFC 8259): grammar, UTF-8, escapes, depth, duplicate keys, and
/// whether each value has its shape.
///
/// The bytes are borrowed by pointer: keys and frames refer to them, and arrays cannot hold values
/// that must not escape.
struct JSONScanner {
  /// The deepest nesting that is accepted, in arrays and objects; the same as in `JSONDecoder`.
  static let deepest = 512

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// What has been found so far.
  fileprivate(set) var outline = JSONOutline()
  private(set) var frames: [Frame] = []
  private let shapes: JSONShapeTable
  /// The values that do not have their shape, in the outermost element so far.
  private var shapeFaults: [LocatedFault] = []
  /// Whether that has a key that its shape does not have.
  private var hasUnknownKeys = false
  /// The keys of the open objects that their shapes do not have.
  private var keys = JSONKeyRegister()

  /// An array or an object that is open around the position.
  struct Frame {
    let type: JSONType
    let start: Int
    /// The number of elements or members that have begun.
    var count = 0
    var key: JSONKey?
    /// The shape of the object, or of the elements of the array; nil for any.
    let shape: JSONShapeTable.Index?
    /// The members of the shape that the object has so far, a bit for each.
    var found: UInt64 = 0
    /// The member of the shape that most files have next.
    var probable = 0
  }

  /// - Parameter shape: The shape of the whole value; nil for any.
  init(_ bytes: UnsafeBufferPointer<UInt8>, as shape: JSONShape? = nil) {
    self.bytes = bytes
    shapes = JSONShapeTable(shape)
  }

  /// Scans the whole text; collects duplicate keys and throws the first other fault.
  mutating func scan() throws(LocatedFault) {
    let start = try scanRoot()
    while try scanNextPart() {}
    outline.root = ByteRange(start..<position)
    if !shapeFaults.isEmpty { outline.misshapen = [0] }
    if hasUnknownKeys { outline.withUnknownKeys = [0] }
    skipBlanks()
    if !isAtEnd { throw faultAfterEnd() }
  }

  /// Scans the outermost value, or opens it, and returns where it begins.
  @discardableResult
  private mutating func scanRoot() throws(LocatedFault) -> Int {
    skipBlanks()
    let start = position
    try checkRoot()
    outline.root = ByteRange(start..<bytes.count)
    try scanValue(as: shapes.root)
    return start
  }

  /// Scans the next member or element of the innermost array or object, or its end; returns false if
  /// none is open.
  private mutating func scanNextPart() throws(LocatedFault) -> Bool {
    guard let frame = frames.last else { return false }
    if frame.type == .object {
      try scanMember(isFirst: frame.count == 0)
    } else {
      try scanElement(isFirst: frame.count == 0)
    }
    return true
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position as a character; NUL, which JSON does not use, at the end.
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
    try scanValue(as: frames[frames.count - 1].shape)
    if frames.count == 1 { endElement(from: start) }
  }

  /// Notes an element of the outermost array.
  private mutating func endElement(from start: Int) {
    if !shapeFaults.isEmpty {
      outline.misshapen.append(outline.elements.count)
      shapeFaults.removeAll()
    }
    if hasUnknownKeys {
      outline.withUnknownKeys.append(outline.elements.count)
      hasUnknownKeys = false
    }
    outline.elements.append(ByteRange(start..<position))
  }

  private mutating func scanMember(isFirst: Bool) throws(LocatedFault) {
    if try closes(with: "}", isFirst: isFirst) { return }
    frames[frames.count - 1].count += 1
    frames[frames.count - 1].key = nil
    guard next == "\"" else { throw faultInPlaceOfKey() }
    let shape = try scanKey()
    skipBlanks()
    guard next == ":" else { throw faultInPlaceOfColon() }
    position += 1
    skipBlanks()
    try scanValue(as: shape)
  }

  /// Whether the innermost array or object ends here; skips the comma if it does not.
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
    if next == bracket { throw fault(.trailingComma, at: comma) }
    return false
  }

  /// Scans a key, and returns the shape of its value.
  ///
  /// Of several members with one key the first has to have the shape.
  private mutating func scanKey() throws(LocatedFault) -> JSONShapeTable.Index? {
    let start = position
    let hasEscapes = try scanString()
    let content = UnsafeBufferPointer(rebasing: bytes[(start + 1)..<(position - 1)])
    let key = JSONKey(bytes: content, hasEscapes: hasEscapes)
    let innermost = frames.count - 1
    frames[innermost].key = key
    var isNew = true
    var value: JSONShapeTable.Index?
    if let shape = frames[innermost].shape,
      let member = shapes.member(key, of: shape, probably: frames[innermost].probable)
    {
      isNew = frames[innermost].found & 1 << member == 0
      value = isNew ? shapes.value(of: member, in: shape) : nil
      frames[innermost].found |= 1 << member
      frames[innermost].probable = member + 1
    } else {
      isNew = keys.insert(key)
      hasUnknownKeys = hasUnknownKeys || frames[innermost].shape != nil
    }
    if !isNew { outline.faults.append(fault(.duplicateKey(key.clippedText), at: start)) }
    return value
  }

  private mutating func scanValue(as shape: JSONShapeTable.Index?) throws(LocatedFault) {
    let start = position
    switch next {
    case "\"": _ = try scanString()
    case "{": try open(.object, shape)
    case "[": try open(.array, shape)
    case "-", "0"..."9": try scanNumber()
    case "t": try scanWord("true")
    case "f": try scanWord("false")
    case "n": try scanWord("null")
    default: throw faultInPlaceOfValue()
    }
    if let shape,
      let mismatch = shapes.mismatch(of: JSONView(bytes, ByteRange(start..<position)), with: shape)
    {
      shapeFaults.append(fault(mismatch, at: start))
    }
  }

  private mutating func open(
    _ type: JSONType, _ shape: JSONShapeTable.Index?
  ) throws(LocatedFault) {
    guard frames.count < Self.deepest else { throw fault(.tooDeep(limit: Self.deepest)) }
    let content = shape.flatMap { shapes.content(of: $0, as: type) }
    frames.append(Frame(type: type, start: position, shape: content))
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
      if let shape = closed.shape {
        for key in shapes.missingKeys(of: shape, found: closed.found) {
          shapeFaults.append(fault(.missingKey(key), at: closed.start))
        }
      }
    }
    if frames.count == 1, frames[0].type == .array { endElement(from: closed.start) }
  }
}

extension JSONScanner {
  /// The values in a well-formed one that do not have their shape.
  ///
  /// A fault in one value keeps no other from being examined. Those of one object are together, not always
  /// in the order of the text.
  static func faults(of value: JSONView, as shape: JSONShape) -> [LocatedFault] {
    var scanner = JSONScanner(value.text, as: shape)
    scanner.position = value.range.lowerBound
    do {
      try scanner.scanValue(as: scanner.shapes.root)
      while try scanner.scanNextPart() {}
    } catch {
      preconditionFailure("The value is well-formed.")
    }
    return scanner.shapeFaults
  }
}

// MARK: Finding the way to a place

extension JSONScanner {
  /// Scans until a place has been passed, or until a fault.
  mutating func scan(past offset: Int) {
    do {
      if outline.root == nil { try scanRoot() }
      while position <= offset, try scanNextPart() {}
    } catch {}
  }

  /// Moves to the end of an element of the outermost array, of which so many have then been passed.
  mutating func skip(toEndOf element: ByteRange, count: Int) {
    if outline.root == nil { scan(past: 0) }
    guard position < element.upperBound, let outermost = frames.first else { return }
    keys = JSONKeyRegister()
    frames = [Frame(type: .array, start: outermost.start, count: count, shape: nil)]
    position = element.upperBound
  }
}
