/// A fault of a text as JSON (RFC 8259), at which the parser stops.
package enum JSONFault: Error, Hashable, Sendable {
  /// A comma before a closing bracket.
  case trailingComma
  case missingComma
  /// Text outside of double quotation marks, or inside of others.
  case missingQuote
  /// A control character, such as a line feed, inside a string.
  case controlCharacter
  case badEscape
  /// Bytes that are not UTF-8, such as UTF-16.
  case notUTF8
  /// More text after the end of the JSON value, such as a second one.
  case textAfterEnd
  case tooDeep(limit: Int)
  /// Anything else that is not JSON, such as a text that ends too early.
  case notJSON
}

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
  /// The place of the fault in bytes.
  private(set) var faultOffset = 0
  /// The value or the key at the place of the fault; nil for the text as a whole.
  private(set) var faultNode: JSONNode?
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
      guard next == ":" else { throw fault(.notJSON, at: endOfLastToken) }
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
    case "-", "0"..."9":
      type = .number
      try parseNumber()
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

/// The faults, told apart where an author would do something else about them.
extension JSONParser {
  /// Returns a fault, and notes its place: an offset, by default the position.
  ///
  /// It belongs to the value or key that began last, or for a trailing comma to the array or object
  /// around it.
  mutating func fault(_ fault: JSONFault, at offset: Int? = nil) -> JSONFault {
    faultOffset = offset ?? position
    faultNode = fault == .trailingComma ? container : last ?? container
    return fault
  }

  private mutating func faultInPlaceOfComma() -> JSONFault {
    let stray = faultOfStrayText()
    switch next {
    case "\"", "{", "[", "-", "0"..."9": break
    // Text directly after a quotation mark, which should have been escaped.
    case _ where stray != .missingQuote || position == endOfLastToken: return stray
    default: break
    }
    return fault(.missingComma, at: endOfLastToken)
  }

  /// The fault of text that is no value, no key and no bracket, or of its end.
  mutating func faultOfStrayText() -> JSONFault {
    if isAtEnd { return fault(.notJSON, at: endOfLastToken) }
    guard let scalar = UTF8Decoder.scalar(in: bytes, at: position) else { return fault(.notUTF8) }
    let isText = scalar.properties.isAlphabetic || "'_$‘’“”".unicodeScalars.contains(scalar)
    return fault(isText && container != nil ? .missingQuote : .notJSON)
  }

  /// The end of the text before the position, without blanks.
  private var endOfLastToken: Int { (bytes[..<position].lastIndex { !$0.isBlank } ?? -1) + 1 }
}
