/// The values of a JSON text in its order, each before its contents; the contents of an object are
/// its keys and values in turn.
///
/// Refers to bytes that it does not own. The tree of a malformed text ends at the fault.
struct JSONTree {
  /// Twenty bytes, so that the tree of the smallest values takes little more than ten times the
  /// size of its text.
  private struct Value {
    var type: JSONType
    /// Whether the value is a string with escapes.
    var hasEscapes = false
    /// The offset of the first byte.
    let start: UInt32
    /// The end of a finished value: for an array or object the number of the node after its
    /// contents, for any other value the offset after its last byte. 0 while the value is being
    /// parsed.
    var end = 0 as UInt32
    /// The number of the array or object around the value; the root is in itself.
    let parent: UInt32
    /// The number of values before this one in its parent, keys included.
    let index: UInt32
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private var values: [Value] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // A value and the separator after it take two bytes or more. Unused memory is never touched.
    values.reserveCapacity(bytes.count / 2 + 1)
  }

  private subscript(_ node: JSONNode) -> Value {
    get { values[Int(node.number)] }
    set { values[Int(node.number)] = newValue }
  }

  func type(of node: JSONNode) -> JSONType { self[node].type }

  /// The index of an element in its array.
  func index(of node: JSONNode) -> Int { Int(self[node].index) }

  /// The offset of a value's first byte.
  func start(of node: JSONNode) -> Int { Int(self[node].start) }

  /// The array or object around a value; nil for the root.
  func parent(of node: JSONNode) -> JSONNode? {
    node == .root ? nil : JSONNode(number: self[node].parent)
  }
}

/// Building.
extension JSONTree {
  /// Appends a value that begins at an offset of the text.
  ///
  /// - Parameters:
  ///   - parent: The array or object around it; nil for the root.
  ///   - previous: The value before it there.
  mutating func append(
    at start: Int, in parent: JSONNode?, after previous: JSONNode?
  ) -> JSONNode {
    let node = JSONNode(number: UInt32(values.count))
    values.append(
      Value(
        type: .null, start: UInt32(start), parent: (parent ?? node).number,
        index: previous.map { self[$0].index + 1 } ?? 0))
    return node
  }

  mutating func open(_ node: JSONNode, _ type: JSONType) { self[node].type = type }

  mutating func close(_ node: JSONNode) { self[node].end = UInt32(values.count) }

  mutating func finish(_ node: JSONNode, _ type: JSONType, at end: Int, hasEscapes: Bool) {
    self[node].type = type
    self[node].end = UInt32(end)
    self[node].hasEscapes = hasEscapes
  }
}

/// Reading.
extension JSONTree {
  /// The values directly in an array or object; none without one.
  func children(of container: JSONNode?) -> Children {
    guard let container, isContainer(container) else {
      return Children(tree: self, number: 0, end: 0)
    }
    return Children(tree: self, number: container.number + 1, end: endOfContents(of: container))
  }

  /// The elements of an array; none of any other value.
  func elements(of array: JSONNode?) -> Children {
    children(of: array.flatMap { type(of: $0) == .array ? $0 : nil })
  }

  private func isContainer(_ node: JSONNode) -> Bool {
    type(of: node) == .array || type(of: node) == .object
  }

  private func endOfContents(of container: JSONNode) -> UInt32 {
    self[container].end > 0 ? self[container].end : UInt32(values.count)
  }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: JSONTree
    fileprivate var number: UInt32
    fileprivate let end: UInt32

    mutating func next() -> JSONNode? {
      guard number < end else { return nil }
      let node = JSONNode(number: number)
      number = tree.isContainer(node) ? tree.endOfContents(of: node) : number + 1
      return node
    }
  }

  /// The finished keys of an object; none for any other value.
  func keys(of object: JSONNode) -> some Sequence<JSONNode> {
    children(of: type(of: object) == .object ? object : nil).lazy
      .filter { self[$0].index.isMultiple(of: 2) && self[$0].end > 0 }
  }

  /// The value of an object's member.
  func value(of key: String, in object: JSONNode) -> JSONNode? {
    keys(of: object).first { string($0) == key }.map(value(of:))
  }

  /// The value of a finished key.
  func value(of key: JSONNode) -> JSONNode { JSONNode(number: key.number + 1) }

  /// The text of an object's member if it is one, and its place.
  func text(of key: some CodingKey, in object: JSONNode) -> (text: String, node: JSONNode)? {
    value(of: key.stringValue, in: object).flatMap { isText($0) ? (string($0), $0) : nil }
  }

  /// The text of a finished string, with at most thirty combining marks in a row.
  func string(_ node: JSONNode) -> String {
    let content = content(of: node)
    let text =
      self[node].hasEscapes
      ? JSONString.bytes(of: content).withUnsafeBufferPointer(String.init(wellFormed:))
      : String(wellFormed: content)
    return text.limitingMarks
  }

  /// The bytes of a finished string between its quotation marks.
  func content(of node: JSONNode) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[(start(of: node) + 1)..<(Int(self[node].end) - 1)])
  }

  /// A finished number as it is written.
  func text(ofNumber node: JSONNode) -> String {
    String(decoding: bytes[start(of: node)..<Int(self[node].end)], as: UTF8.self)
  }
}

/// Texts.
extension JSONTree {
  /// The offset of the first place where a string contains a part; that of the string if the part is
  /// written with an escape.
  func start(of part: String, in string: JSONNode) -> Int {
    let (content, part) = (content(of: string), Array(part.utf8))
    let offset = content.indices.first { content[$0...].starts(with: part) }
    return offset.map { start(of: string) + 1 + $0 } ?? start(of: string)
  }
}

/// Paths.
extension JSONTree {
  /// Whether there is a finished string.
  func isText(_ node: JSONNode) -> Bool {
    node.number < values.count && type(of: node) == .string && self[node].end > 0
  }

  /// The path to a value, or to its key, as other tools write it: `[3].image_name`,
  /// `details[0].label`.
  func path(to node: JSONNode) -> String {
    var steps: [String] = []
    var node = node
    while let parent = parent(of: node) {
      steps.append(step(to: node, in: parent))
      node = parent
    }
    let path = steps.reversed().joined()
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }

  /// The step from an array or object to a value in it; empty if its key is not whole.
  private func step(to node: JSONNode, in parent: JSONNode) -> String {
    let index = self[node].index
    if type(of: parent) == .array { return "[\(index)]" }
    let key = index.isMultiple(of: 2) ? node : JSONNode(number: node.number - 1)
    guard isText(key) else { return "" }
    let text = string(key).clipped
    return text.isEmpty ? "[\"\"]" : ".\(text)"
  }
}

/// A value of a ``JSONTree``: its number in the order of the text.
struct JSONNode: Equatable {
  let number: UInt32

  /// The value that is the whole text.
  static let root = JSONNode(number: 0)
}

/// A type of JSON value.
package enum JSONType: UInt8, Sendable {
  case string
  case number
  case array
  case object
  case boolean
  case null
}

extension String {
  /// The most Unicode scalars of a text from a file that a fault repeats.
  private static let maxClippedScalars = 40

  /// The text, cut with an ellipsis if it is too long to repeat.
  var clipped: String {
    if utf8.count <= Self.maxClippedScalars { return self }
    let head = unicodeScalars.prefix(Self.maxClippedScalars)
    return head.endIndex == unicodeScalars.endIndex ? self : String(head) + "…"
  }
}
