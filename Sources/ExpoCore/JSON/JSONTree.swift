/// The values of a JSON text in its order, each before its contents; the contents of an object are its
/// keys and values in turn.
///
/// Refers to bytes that it does not own. The tree of a malformed text ends where the fault is.
struct JSONTree {
  let bytes: UnsafeBufferPointer<UInt8>
  var nodes: [JSONNode] = []

  /// The nodes directly in an array or object; none for any other value.
  func children(of container: Int) -> Children {
    let node = nodes[container]
    guard node.isContainer else { return Children(tree: self, place: 0, end: 0) }
    return Children(
      tree: self, place: container + 1, end: node.isFinished ? Int(node.end) : nodes.count)
  }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: JSONTree
    fileprivate var place: Int
    let end: Int

    mutating func next() -> Int? {
      guard place < end else { return nil }
      let node = tree.nodes[place]
      defer { place = !node.isContainer ? place + 1 : node.isFinished ? Int(node.end) : end }
      return place
    }
  }

  /// The elements of an array that is a member; none if there is no such array.
  func elements(_ key: some CodingKey, of object: Int) -> Children {
    guard let array = member(key, of: object), nodes[array].type == .array else {
      return Children(tree: self, place: 0, end: 0)
    }
    return children(of: array)
  }

  /// The value of the first member with a key; nil if there is none, or no object.
  func member(_ key: some CodingKey, of object: Int) -> Int? {
    guard nodes[object].type == .object else { return nil }
    let word = key.stringValue
    var children = children(of: object)
    while let key = children.next(), let value = children.next() {
      if hasText(key, word) { return value }
    }
    return nil
  }

  /// Whether a string has just the text's bytes.
  private func hasText(_ node: Int, _ text: String) -> Bool {
    withBytes(of: node) { $0.count == text.utf8.count && $0.elementsEqual(text.utf8) }
  }

  /// Orders strings by their length and their bytes; equal ones are in no order.
  func precedes(_ first: Int, _ second: Int) -> Bool {
    withBytes(of: first) { first in
      withBytes(of: second) { second in
        first.count == second.count
          ? first.lexicographicallyPrecedes(second) : first.count < second.count
      }
    }
  }

  /// Calls a body with the bytes of a string after its escapes are resolved.
  private func withBytes<Result>(
    of node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard nodes[node].hasEscapes else { return body(content(of: node)) }
    var text = string(node)
    return text.withUTF8(body)
  }

  /// The text of a string.
  func string(_ node: Int) -> String {
    nodes[node].hasEscapes
      ? JSONString.text(content(of: node)) : String(decoding: content(of: node), as: UTF8.self)
  }

  /// The bytes of a finished string between its quotation marks.
  private func content(of node: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[(nodes[node].start + 1)..<(Int(nodes[node].end) - 1)])
  }

  /// The digits of a finished number.
  func number(_ node: Int) -> String {
    String(decoding: bytes[nodes[node].start..<Int(nodes[node].end)], as: UTF8.self)
  }
}
