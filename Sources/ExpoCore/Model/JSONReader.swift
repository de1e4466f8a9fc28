/// Reads models from a JSON text, and notes its faults.
///
/// A value that is missing, or of another type, is noted and replaced by an empty one, so that one pass
/// finds all faults; a value that was read without an error is whole.
final class JSONReader {
  /// The most lines of a text: each takes memory on a page.
  private static let maxLines = 100_000

  let tree: JSONTree
  /// The value that is the whole text; nil if the text is malformed, and then no values are read.
  let root: JSONNode?
  private var faults = FaultList()
  /// Whether a line break in a text of one line is noted, which all such texts are read for once more.
  var looksForLineBreaks = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let parser = JSONParser(bytes)
    tree = parser.tree
    root = parser.fault == nil ? .root : nil
    if let fault = parser.fault {
      faults.append(.error, self.fault(.malformed(fault.kind), at: fault.offset, of: fault.node))
    }
    for object in tree.objects { noteRepeatedKeys(of: object) }
  }

  /// Notes the keys that an object has twice: equal are those whose bytes are after escapes are resolved
  /// (RFC 8259, section 8.3).
  private func noteRepeatedKeys(of object: JSONNode) {
    var known: Set<ExactText> = []
    for key in tree.keys(of: object) where !known.insert(ExactText(tree.string(key))).inserted {
      add(.duplicateKey(tree.clippedString(key)), at: key)
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

  private var hasErrors: Bool { faults.count(of: .error) > 0 }

  func add(_ kind: CatalogueFault.Kind, at node: JSONNode) {
    faults.append(kind.severity, fault(kind, at: tree.start(of: node), of: node))
  }

  /// Adds a warning, which is worked out only if it is kept.
  func warn(_ kind: @autoclosure () -> CatalogueFault.Kind, at node: JSONNode) {
    faults.append(.warning, fault(kind(), at: tree.start(of: node), of: node))
  }

  /// Adds a fault whose place is the end of the text.
  func addAtEnd(_ kind: CatalogueFault.Kind) {
    let end = tree.bytes.lastIndex { !$0.isBlank } ?? 0
    faults.append(kind.severity, CatalogueFault(kind, at: end))
  }

  /// A fault of a value, or of none for the text as a whole.
  private func fault(
    _ kind: CatalogueFault.Kind, at offset: Int, of node: JSONNode?
  ) -> CatalogueFault {
    var fault = CatalogueFault(kind, at: offset, path: node.map(tree.path) ?? "")
    fault.item = node.flatMap(item)
    return fault
  }

  /// How many keys of an item are looked at for its name.
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
      number: tree.place(of: node) + 1,
      name: name.flatMap { tree.isText($0) ? tree.clippedString($0) : nil })
  }

  /// Reads an object; without one, every member is an empty value.
  func object<Model: JSONModel>(_ node: JSONNode?) -> Model {
    Model(members: JSONMembers(of: self.node(node, ofType: .object), in: self))
  }

  func objects<Model: JSONModel>(_ node: JSONNode?) -> [Model] {
    elements(node, .object) { object($0) }
  }

  func lines(_ node: JSONNode?) -> [String] { elements(node, .string) { line($0) } }

  /// Reads the elements of an array. Those after an error, which are never shown, are not kept.
  private func elements<Element>(
    _ node: JSONNode?, _ type: JSONType, _ read: (JSONNode) -> Element
  ) -> [Element] {
    let children = children(ofArray: node)
    var elements: [Element] = []
    elements.reserveCapacity(children.count { _ in true })
    for child in children {
      guard let child = self.node(child, ofType: type) else { continue }
      let element = read(child)
      if !hasErrors { elements.append(element) }
    }
    return elements
  }

  /// The elements of an array; none, with a fault, of any other value.
  func children(ofArray node: JSONNode?) -> JSONTree.Children {
    tree.children(of: self.node(node, ofType: .array))
  }

  func text(_ node: JSONNode?, _ rule: (String) -> CatalogueFault.Kind? = { _ in nil }) -> String {
    guard let node = self.node(node, ofType: .string) else { return "" }
    let text = tree.string(node)
    if let kind = text.isBlank ? .emptyText : rule(text) { add(kind, at: node) }
    let (bytes, limit) = (text.utf8, Self.maxLines)
    if bytes.count >= limit, bytes.count(where: { $0 == 0x0A || $0 == 0x0D }) >= limit {
      add(.tooManyLines(limit: limit), at: node)
    }
    return text
  }

  func line(_ node: JSONNode?, _ rule: (String) -> CatalogueFault.Kind? = { _ in nil }) -> String {
    text(node) { line in
      if let node, looksForLineBreaks, line.unicodeScalars.contains(where: \.breaksLine) {
        add(.lineBreak, at: node)
      }
      return rule(line)
    }
  }

  func integer(_ node: JSONNode, _ rule: (Int) -> CatalogueFault.Kind?) -> Int {
    guard let node = self.node(node, ofType: .integer) else { return 0 }
    guard let value = Int(tree.number(node)) else {
      add(.numberOutOfRange, at: node)
      return 0
    }
    if let kind = rule(value) { add(kind, at: node) }
    return value
  }

  /// A node of a type; nil, with a fault, if it has another one.
  func node(_ node: JSONNode?, ofType expected: JSONType) -> JSONNode? {
    guard let node else { return nil }
    let found = tree.type(of: node)
    if found == expected { return node }
    add(
      node == .root
        ? .wrongRoot(expected: expected, found: found)
        : .wrongType(expected: expected, found: found),
      at: node)
    return nil
  }
}

/// Reads the members of one object; without an object every member is an empty value.
private struct JSONMembers<Key: CodingKey & CaseIterable & Equatable>: MemberReader {
  private let reader: JSONReader
  private let object: JSONNode?
  /// The values of the keys that the format has.
  private var values: [(key: Key, node: JSONNode)] = []

  init(of object: JSONNode?, in reader: JSONReader) {
    self.reader = reader
    self.object = object
    guard let object else { return }
    values.reserveCapacity(Key.allCases.count)
    var unknown: [JSONNode] = []
    for node in reader.tree.keys(of: object) {
      let text = reader.tree.clippedString(node)
      if let key = Key.allCases.first(where: { $0.stringValue == text }) {
        if member(key) == nil { values.append((key, reader.tree.value(of: node))) }
      } else {
        unknown.append(node)
      }
    }
    for key in unknown { reader.warn(unknownKey(key), at: key) }
  }

  /// A key that the format does not have, with the missing key that it is near.
  private func unknownKey(_ key: JSONNode) -> CatalogueFault.Kind {
    let text = reader.tree.clippedString(key)
    let missing = Key.allCases.filter { member($0) == nil }.map(\.stringValue)
    let near = Similarity.nearest(to: text, among: missing)
    return .unknownKey(text, meant: near.map { missing[$0] })
  }

  private func member(_ key: Key) -> JSONNode? { values.first { $0.key == key }?.node }

  private func required(_ key: Key) -> JSONNode? {
    if let value = member(key) { return value }
    if let object { reader.add(.missingKey(key.stringValue), at: object) }
    return nil
  }

  /// The value of a member that is there and not null.
  private func present(_ key: Key) -> JSONNode? {
    member(key).flatMap { reader.tree.type(of: $0) == .null ? nil : $0 }
  }

  func line(_ key: Key, _ rule: Rule<String>) throws(Never) -> String {
    reader.line(required(key), rule)
  }
  func text(_ key: Key) throws(Never) -> String { reader.text(required(key)) }
  func optionalInteger(_ key: Key, _ rule: Rule<Int>) throws(Never) -> Int? {
    present(key).map { reader.integer($0, rule) }
  }
  func objects<Model: JSONModel>(_ key: Key) throws(Never) -> [Model] {
    reader.objects(required(key))
  }
  func optionalLine(_ key: Key, _ rule: Rule<String>) throws(Never) -> String? {
    present(key).map { reader.line($0, rule) }
  }
  func optionalText(_ key: Key) throws(Never) -> String? { present(key).map { reader.text($0) } }
  func optionalLines(_ key: Key) throws(Never) -> [String] {
    reader.lines(present(key))
  }
  func optionalObject<Model: JSONModel>(_ key: Key) throws(Never) -> Model? {
    present(key).map { reader.object($0) }
  }
  func optionalObjects<Model: JSONModel>(_ key: Key) throws(Never) -> [Model] {
    reader.objects(present(key))
  }
}
