/// A strict parser of one JSON text (RFC 8259): grammar, UTF-8, escapes and depth.
///
/// Takes time linear in the length of the text, and no stack for nesting.
struct JSONParser {
  /// The deepest nesting that is accepted, in arrays and objects; the same as in `JSONDecoder`.
  static let deepest = 512

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private(set) var tree: JSONTree
  /// The fault of a malformed text, at which the tree ends.
  private(set) var fault: JSONFault?
  /// The innermost array or object that is open, and how many are open.
  private(set) var container: JSONNode?
  private var depth = 0
  /// The value or the key in it that began last; outside of arrays and objects the root.
  private(set) var last: JSONNode?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tree = JSONTree(bytes)
    do throws(JSONFault) {
      skipBlanks()
      try parseValue()
      while let container { try parseNextPart(of: container) }
      skipBlanks()
      if !isAtEnd { throw fault(.textAfterEnd) }
    } catch {
      fault = error
    }
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position as a character; NUL, which JSON does not use, at the end.
  var next: Unicode.Scalar { isAtEnd ? "\0" : Unicode.Scalar(bytes[position]) }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// Parses the next member or element, or the end of the container.
  private mutating func parseNextPart(of container: JSONNode) throws(JSONFault) {
    let isObject = tree.type(of: container) == .object
    skipBlanks()
    if next == (isObject ? "}" : "]") { return close(container) }
    if last != nil {
      guard next == "," else { throw faultInPlaceOfComma() }
      let comma = position
      position += 1
      skipBlanks()
      if next == (isObject ? "}" : "]") { throw fault(.trailingComma, at: comma) }
    }
    if isObject {
      guard next == "\"" else {
        begin()
        throw faultOfStrayText()
      }
      try parseValue()
      skipBlanks()
      guard next == ":" else { throw faultInPlaceOfColon() }
      position += 1
      skipBlanks()
    }
    try parseValue()
  }

  private mutating func parseValue() throws(JSONFault) {
    let node = begin()
    let type: JSONType
    var hasEscapes = false
    switch next {
    case "\"":
      type = .string
      hasEscapes = try parseString()
    case "{": return try open(node, .object)
    case "[": return try open(node, .array)
    case "-", "0"..."9": type = try parseNumber()
    case "t": type = try parse("true", .boolean)
    case "f": type = try parse("false", .boolean)
    case "n": type = try parse("null", .null)
    default: throw faultOfStrayText()
    }
    tree.finish(node, type, at: position, hasEscapes: hasEscapes)
  }

  @discardableResult
  private mutating func begin() -> JSONNode {
    let node = tree.append(at: position, in: container, after: last)
    last = node
    return node
  }

  private mutating func open(_ node: JSONNode, _ type: JSONType) throws(JSONFault) {
    guard depth < Self.deepest else { throw fault(.tooDeep(limit: Self.deepest)) }
    tree.open(node, type)
    container = node
    depth += 1
    last = nil
    position += 1
  }

  private mutating func close(_ node: JSONNode) {
    position += 1
    tree.close(node)
    container = tree.parent(of: node)
    depth -= 1
    last = node
  }
}
