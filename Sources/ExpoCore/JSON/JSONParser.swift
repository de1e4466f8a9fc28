/// A strict parser of one JSON text (RFC 8259): grammar, UTF-8, escapes, depth and duplicate keys.
///
/// Takes time linear in the length of the text, and no stack for nesting.
struct JSONParser {
  /// The deepest nesting that is accepted, in arrays and objects; the same as in `JSONDecoder`.
  static let deepest = 512

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private(set) var tree: JSONTree
  /// The arrays and objects that are open around the position.
  private var open: [Int] = []
  /// The duplicate keys.
  private(set) var duplicates = FaultList()
  /// The fault that ends a malformed text.
  private(set) var end: LocatedFault?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tree = JSONTree(bytes: bytes)
    do throws(LocatedFault) {
      skipBlanks()
      try checkRoot()
      // A value takes two bytes, with what separates it from the next. What is not used is not touched.
      tree.nodes.reserveCapacity(bytes.count / 2 + 1)
      try parseValue()
      while let container = open.last { try parseNextPart(of: container) }
      skipBlanks()
      if !isAtEnd { throw faultAfterEnd() }
    } catch {
      for container in open { findDuplicates(in: container) }
      // The path leads to the value that is missing at the end of the text.
      if let last = tree.nodes.last, !last.isFinished, !last.isContainer {
        tree.nodes[tree.nodes.count - 1] = JSONNode(.null, at: min(last.start, error.offset))
      }
      end = error
    }
  }

  var innermostType: JSONType { open.last.map { tree.nodes[$0].type } ?? .object }

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
  private mutating func parseNextPart(of container: Int) throws(LocatedFault) {
    let isObject = tree.nodes[container].type == .object
    skipBlanks()
    if next == (isObject ? "}" : "]") { return close(container) }
    if container < tree.nodes.count - 1 {
      guard next == "," else { throw faultInPlaceOfComma() }
      let comma = position
      position += 1
      skipBlanks()
      if next == (isObject ? "}" : "]") { throw fault(.trailingComma, at: comma) }
    }
    if isObject {
      guard next == "\"" else {
        tree.nodes.append(JSONNode(.null, at: position))
        throw faultInPlaceOfKey()
      }
      try parseValue()
      skipBlanks()
      guard next == ":" else { throw faultInPlaceOfColon() }
      position += 1
      skipBlanks()
    }
    try parseValue()
  }

  private mutating func parseValue() throws(LocatedFault) {
    let node = tree.nodes.count
    var value = JSONNode(.null, at: position)
    var hasEscapes = false
    tree.nodes.append(value)
    switch next {
    case "\"":
      value = JSONNode(.string, at: position)
      hasEscapes = try parseString()
    case "{": return try open(.object, node)
    case "[": return try open(.array, node)
    case "-", "0"..."9":
      let start = position
      value = JSONNode(try parseNumber(), at: start)
    case "t":
      value = JSONNode(.boolean, at: position)
      try parseWord("true")
    case "f":
      value = JSONNode(.boolean, at: position)
      try parseWord("false")
    case "n": try parseWord("null")
    default: throw faultInPlaceOfValue()
    }
    value.finish(at: position, hasEscapes: hasEscapes)
    tree.nodes[node] = value
  }

  private mutating func open(_ type: JSONType, _ node: Int) throws(LocatedFault) {
    guard open.count < Self.deepest else { throw fault(.tooDeep(limit: Self.deepest)) }
    tree.nodes[node] = JSONNode(type, at: position)
    open.append(node)
    position += 1
  }

  private mutating func close(_ container: Int) {
    position += 1
    open.removeLast()
    tree.nodes[container].finish(at: tree.nodes.count)
    findDuplicates(in: container)
  }

  /// Notes the keys that an object has twice: equal are those whose bytes are after escapes are resolved
  /// (RFC 8259, section 8.3).
  private mutating func findDuplicates(in object: Int) {
    guard tree.nodes[object].type == .object else { return }
    var keys: [Int] = []
    var children = tree.children(of: object)
    while let key = children.next(), tree.nodes[key].isFinished {
      keys.append(key)
      _ = children.next()
    }
    // Equal keys keep their order.
    keys.sort(by: tree.precedes)
    var repeated: [Int] = []
    for (key, next) in zip(keys, keys.dropFirst()) where !tree.precedes(key, next) {
      repeated.append(next)
    }
    repeated.sort()
    for key in repeated {
      let fault = CatalogueFault.duplicateKey(CodingPaths.clipped(tree.string(key)))
      duplicates.append(LocatedFault(fault, at: tree.nodes[key].start))
    }
  }
}
