/// Reads models from a JSON text, and notes its faults with their places.
///
/// A value that is missing, or of another type, is noted and replaced by an empty one, so that one pass
/// finds all faults; a value that was read without a fault is whole.
final class JSONReader {
  let tree: JSONTree
  /// The keys that an object has twice.
  private let duplicates: FaultList
  /// The fault that ends a malformed text, whose values are not read.
  let end: LocatedFault?
  /// What is wrong with the values that were read.
  private var faults = FaultList()
  /// Whether warnings are noted, too, and reading goes on after a fault.
  private let findsAll: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, findsAll: Bool = false) {
    let parser = JSONParser(bytes)
    tree = parser.tree
    duplicates = parser.duplicates
    end = parser.end
    self.findsAll = findsAll
  }

  /// Reads a value.
  ///
  /// - Throws: The first fault in the order of the text.
  func value<Value>(_ read: (JSONReader) -> Value) throws(LocatedFault) -> Value {
    if end != nil, let first = allFaults.first { throw first }
    let value = read(self)
    if let first = allFaults.first { throw first }
    return value
  }

  /// All faults that were found, in the order of the text.
  var allFaults: FaultList {
    var all = duplicates
    if let end { all.append(end) }
    all.merge(faults)
    return all
  }

  /// Reads an object.
  func object<Model: JSONModel>(_ node: Int) -> Model {
    Model(members: JSONMembers(reader: self, object: self.node(node, .object)))
  }

  /// Reads the objects of an array. Those after a fault are not kept.
  func objects<Model: JSONModel>(_ node: Int?) -> [Model] {
    guard let array = self.node(node, .array) else { return [] }
    var models: [Model] = []
    models.reserveCapacity(tree.children(of: array).count { _ in true })
    for element in tree.children(of: array) {
      let model: Model = object(element)
      if faults.isEmpty {
        models.append(model)
      } else if array == 0, !findsAll {
        break
      }
    }
    return models
  }

  func note(_ fault: CatalogueFault, at node: Int) {
    note(LocatedFault(fault, at: tree.nodes[node].start))
  }

  func note(_ fault: LocatedFault) { faults.append(fault) }

  /// A node of a type; nil, with a fault, if it has another one.
  fileprivate func node(_ node: Int?, _ expected: JSONType) -> Int? {
    guard let node else { return nil }
    let found = tree.nodes[node].type
    if found == expected { return node }
    if node == 0 {
      note(.wrongRoot(expected: expected, found: found), at: node)
    } else if found == .null {
      note(.null(expected: expected), at: node)
    } else {
      note(.wrongType(expected: expected, found: found), at: node)
    }
    return nil
  }

  fileprivate func text(_ node: Int?) -> String {
    guard let node = self.node(node, .string) else { return "" }
    let text = tree.string(node)
    if findsAll, text.isBlank { note(.emptyText, at: node) }
    return text
  }

  fileprivate func line(_ node: Int?) -> String {
    let line = text(node)
    if findsAll, let node, !line.isBlank, line.unicodeScalars.contains(where: \.breaksLine) {
      note(.lineBreak, at: node)
    }
    return line
  }

  fileprivate func lines(_ node: Int?) -> [String] {
    guard let array = self.node(node, .array) else { return [] }
    var lines: [String] = []
    lines.reserveCapacity(tree.children(of: array).count { _ in true })
    for element in tree.children(of: array) {
      let line = line(element)
      if faults.isEmpty { lines.append(line) }
    }
    return lines
  }

  fileprivate func integer(_ node: Int?) -> Int {
    if let node, tree.nodes[node].type == .number {
      note(.numberNotWhole, at: node)
    } else if let node = self.node(node, .integer) {
      if let value = Int(tree.number(node)) { return value }
      note(.numberOutOfRange, at: node)
    }
    return 0
  }
}

/// Reads the members of one object; without an object every member is an empty value.
private struct JSONMembers<Key: CodingKey>: MemberReader {
  let reader: JSONReader
  let object: Int?

  private func member(_ key: Key) -> Int? { object.flatMap { reader.tree.member(key, of: $0) } }

  private func required(_ key: Key) -> Int? {
    if let value = member(key) { return value }
    if let object { reader.note(.missingKey(key.stringValue), at: object) }
    return nil
  }

  /// The value of a member that is there and not null.
  private func present(_ key: Key) -> Int? {
    member(key).flatMap { reader.tree.nodes[$0].type == .null ? nil : $0 }
  }

  func line(_ key: Key) throws(Never) -> String { reader.line(required(key)) }
  func text(_ key: Key) throws(Never) -> String { reader.text(required(key)) }
  func integer(_ key: Key) throws(Never) -> Int { reader.integer(required(key)) }
  func objects<Model: JSONModel>(_ key: Key) throws(Never) -> [Model] {
    reader.objects(required(key))
  }
  func optionalLine(_ key: Key) throws(Never) -> String? { present(key).map(reader.line) }
  func optionalText(_ key: Key) throws(Never) -> String? { present(key).map(reader.text) }
  func optionalLines(_ key: Key) throws(Never) -> [String] { reader.lines(present(key)) }
  func optionalObject<Model: JSONModel>(_ key: Key) throws(Never) -> Model? {
    present(key).map { reader.object($0) }
  }
  func optionalObjects<Model: JSONModel>(_ key: Key) throws(Never) -> [Model] {
    reader.objects(present(key))
  }
}

extension String {
  /// Whether the text has nothing but blanks.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension Unicode.Scalar {
  /// Whether the scalar ends a line (UAX #14: BK, CR, LF, NL).
  fileprivate var breaksLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
