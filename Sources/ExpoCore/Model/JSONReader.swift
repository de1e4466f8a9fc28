/// Reads models from a JSON text, and notes its faults.
///
/// A value that is missing, or of another type, is noted and replaced by an empty one, so that one pass finds
/// all faults.
final class JSONReader {
  /// The most lines of a text: each takes memory on a page.
  private static let maxLines = 100_000

  let tree: JSONTree
  /// The value that is the whole text; nil if the text is malformed, and then no values are read.
  let root: JSONNode?
  private var faults = FaultList()

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let parser = JSONParser(bytes)
    tree = parser.tree
    root = parser.fault == nil ? .root : nil
    if let fault = parser.fault {
      faults.append(.error, self.fault(.malformed(fault.kind), at: fault.offset, of: fault.node))
    }
  }

  /// The faults that were found until now, in the order of the text.
  func faults(in file: String) -> FaultList {
    var faults = faults
    faults.locate(in: file, tree.bytes)
    return faults
  }

  /// Throws the first error in the order of the text.
  func throwFirstError(in file: String) throws(CatalogueFault) {
    if hasErrors, let first = faults(in: file).kept.first(where: { $0.severity == .error }) {
      throw first
    }
  }

  var hasErrors: Bool { faults.count(of: .error) > 0 }

  func add(_ kind: CatalogueFault.Kind, at node: JSONNode) {
    faults.append(kind.severity, fault(kind, at: tree.start(of: node), of: node))
  }

  /// A fault of a value, or of none for the text as a whole.
  private func fault(
    _ kind: CatalogueFault.Kind, at offset: Int, of node: JSONNode?
  ) -> CatalogueFault {
    var fault = CatalogueFault(kind, at: offset, path: node.map(tree.path) ?? "")
    fault.item = node.flatMap(item)
    return fault
  }

  /// The most keys among which the name of an item is looked for.
  private static let maxKeys = 50

  /// The item around a value or the value itself, in a list of items.
  private func item(around node: JSONNode) -> FaultItem? {
    var node = node
    while let parent = tree.parent(of: node), parent != .root { node = parent }
    guard node != .root, tree.type(of: .root) == .array else { return nil }
    let key = Item.CodingKeys.name.stringValue
    let name = tree.keys(of: node).prefix(Self.maxKeys).first { tree.clippedString($0) == key }
      .map(tree.value)
    return FaultItem(
      number: tree.index(of: node) + 1,
      name: name.flatMap { tree.isText($0) ? tree.clippedString($0) : nil })
  }

  /// Reads an object; without one, every member is an empty value.
  func object<Model: JSONModel>(_ node: JSONNode?) -> Model {
    let members = JSONMembers<Model.CodingKeys>(of: self.node(node, ofType: .object), in: self)
    return Model(members: members)
  }

  func objects<Model: JSONModel>(_ node: JSONNode?) -> [Model] {
    elements(self.node(node, ofType: .array)) { object($0) }
  }

  func lines(_ node: JSONNode?) -> [String] {
    elements(self.node(node, ofType: .array)) { text($0) }
  }

  /// Reads an object whose values are lists of texts.
  func lists(_ node: JSONNode?) -> [String: [String]] {
    guard let object = self.node(node, ofType: .object) else { return [:] }
    var lists: [String: [String]] = [:]
    for key in tree.keys(of: object) {
      if lists.updateValue(lines(tree.value(of: key)), forKey: tree.string(key)) != nil {
        add(.duplicateKey(tree.clippedString(key)), at: key)
      }
    }
    return lists
  }

  /// Reads the elements of an array, and keeps those before the first error; the others are never shown.
  private func elements<Element>(
    _ array: JSONNode?, _ read: (JSONNode) -> Element?
  ) -> [Element] {
    let children = tree.children(of: array)
    var elements: [Element] = []
    elements.reserveCapacity(children.count { _ in true })
    for child in children {
      if let element = read(child), !hasErrors { elements.append(element) }
    }
    return elements
  }

  func text(_ node: JSONNode?) -> String {
    guard let node = self.node(node, ofType: .string) else { return "" }
    let text = tree.string(node)
    if text.isBlank { add(.emptyText, at: node) }
    let (bytes, limit) = (text.utf8, Self.maxLines)
    if bytes.count >= limit, bytes.count(where: { $0 == 0x0A || $0 == 0x0D }) >= limit {
      add(.tooManyLines(limit: limit), at: node)
    }
    return text
  }

  func integer(_ node: JSONNode?) -> Int {
    guard let integer = self.node(node, ofType: .integer) else { return 0 }
    if let value = Int(tree.text(ofNumber: integer)) { return value }
    add(.wrongType(expected: .integer, found: .number), at: integer)
    return 0
  }

  /// The node if it has a type; nil, and a fault, if it has another one.
  func node(_ node: JSONNode?, ofType expected: JSONType) -> JSONNode? {
    guard let node else { return nil }
    let found = tree.type(of: node)
    if found == expected { return node }
    add(.wrongType(expected: expected, found: found), at: node)
    return nil
  }
}

/// Reads the members of one object; without an object every member is an empty value.
private struct JSONMembers<Key: CodingKey & CaseIterable & Equatable>: MemberReader {
  private let reader: JSONReader
  private let object: JSONNode?
  /// The values of the known keys.
  private var values: [(key: Key, node: JSONNode)] = []

  init(of object: JSONNode?, in reader: JSONReader) {
    self.reader = reader
    self.object = object
    guard let object else { return }
    values.reserveCapacity(Key.allCases.count)
    for node in reader.tree.keys(of: object) {
      let text = reader.tree.clippedString(node)
      if let key = Key(stringValue: text) {
        if member(key) == nil {
          values.append((key, reader.tree.value(of: node)))
        } else {
          reader.add(.duplicateKey(text), at: node)
        }
      } else {
        let names = Key.allCases.map(\.stringValue)
        let near = text.nearest(among: names).map { names[$0] }
        reader.add(.unknownKey(text, near: near), at: node)
      }
    }
  }

  private func member(_ key: Key) -> JSONNode? { values.first { $0.key == key }?.node }

  /// The value of a required key.
  private func required(_ key: Key) -> JSONNode? {
    let value = member(key)
    if value == nil, let object { reader.add(.missingKey(key.stringValue), at: object) }
    return value
  }

  func hasValue(_ key: Key) throws(Never) -> Bool {
    member(key).map { reader.tree.type(of: $0) != .null } ?? false
  }
  func text(_ key: Key) throws(Never) -> String { reader.text(required(key)) }
  func integer(_ key: Key) throws(Never) -> Int { reader.integer(required(key)) }
  func lines(_ key: Key) throws(Never) -> [String] { reader.lines(required(key)) }
  func object<Model: JSONModel>(_ key: Key) throws(Never) -> Model { reader.object(required(key)) }
  func objects<Model: JSONModel>(_ key: Key) throws(Never) -> [Model] {
    reader.objects(required(key))
  }
}
