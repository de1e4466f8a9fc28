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
  private let checksTexts: Bool
  private let isStrict: Bool
  /// The unknown keys that were read in place of missing ones, at most as many as the errors that are kept.
  fileprivate var misspelt: [JSONNode] = []

  /// - Parameters:
  ///   - checksTexts: Whether to note the flaws of texts, too.
  ///   - isStrict: Whether a text that a translation lacks is a warning.
  init(_ bytes: UnsafeBufferPointer<UInt8>, checksTexts: Bool = false, isStrict: Bool = false) {
    self.checksTexts = checksTexts
    self.isStrict = isStrict
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

  /// Whether another error would be kept.
  var keepsErrors: Bool { faults.keeps(.error) }

  var hasErrors: Bool { faults.count(of: .error) > 0 }

  /// - Parameter meant: The JSON that was probably meant, worked out only if the fault is kept.
  func add(
    _ kind: CatalogueFault.Kind, meant: @autoclosure () -> String? = nil, at node: JSONNode
  ) {
    let severity = kind.severity(isStrict: isStrict)
    faults.append(severity, fault(kind, meant: meant(), at: tree.start(of: node), of: node))
  }

  /// A fault of a value, or of none for the text as a whole.
  private func fault(
    _ kind: CatalogueFault.Kind, meant: String? = nil, at offset: Int, of node: JSONNode?
  ) -> CatalogueFault {
    var fault = CatalogueFault(
      kind, severity: kind.severity(isStrict: isStrict), at: offset,
      path: node.map(tree.path) ?? "")
    fault.item = node.flatMap(item)
    // A fault repeats no long text.
    fault.replacement = meant.flatMap { $0.utf8.count <= Self.maxMeantBytes ? $0 : nil }
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
    let node = self.node(node, ofType: .object) { objects(Model.self, meantBy: $0) }
    let members = JSONMembers<Model.CodingKeys>(of: node, in: self)
    if keepsErrors, let node, let key = members.firstIfAllAreOthers,
      let meant = objects(Model.self, meantBy: node)
    {
      add(.missingKey(key.stringValue), meant: meant, at: node)
      return Model(members: JSONMembers(of: nil, in: self))
    }
    let model = Model(members: members)
    members.noteUnknownKeys()
    return model
  }

  func objects<Model: JSONModel>(_ node: JSONNode?) -> [Model] {
    let array = self.node(node, ofType: .array) { node in
      objects(Model.self, meantBy: node).map { "[\($0)]" }
    }
    return elements(array) { object($0) }
  }

  /// The JSON of the objects that an author probably meant by a text or by other keys: `재료: 나무`,
  /// `{"재료": "나무"}`.
  private func objects<Model: JSONModel>(_: Model.Type, meantBy node: JSONNode) -> String? {
    if let text = tree.writtenText(node) {
      let parts = text.split(separator: ":", maxSplits: 1)
        .map { MendedText(String($0), isLine: true).text }
      let isPair = parts.count == 2 && !parts[1].hasPrefix("//") && !parts.contains("")
      let model = isPair ? Model.meant(by: parts[1], at: parts[0]) : Model.meant(by: text, at: nil)
      return model.map(JSONWriter.line)
    }
    let keys = Array(tree.keys(of: node))
    let texts = keys.compactMap { tree.writtenText(tree.value(of: $0)) }
    if keys.isEmpty || texts.count < keys.count { return nil }
    let members = zip(keys.map(tree.clippedString), texts)
    let known = keys.count { Model.CodingKeys(stringValue: tree.clippedString($0)) != nil }
    if known > 0 {
      // One object of a list, without the brackets.
      return known == keys.count && known == Model.CodingKeys.allCases.count
        ? JSONWriter.line(.object(members.map { ($0, .string($1)) })) : nil
    }
    let models = members.compactMap { Model.meant(by: $1, at: $0) }
    return models.count == keys.count
      ? models.map(JSONWriter.line).joined(separator: ", ") : nil
  }

  func lines(_ node: JSONNode?) -> [String] {
    let array = self.node(node, ofType: .array) { node in
      tree.writtenText(node).map { JSONWriter.line(.array([.string($0)])) }
    }
    return elements(array) { element in text(element, isLine: true) }
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

  /// - Parameter isLine: Whether the text is shown on one line.
  func text(
    _ node: JSONNode?, isLine: Bool, _ rule: TextRule = { _ in nil }
  ) -> String {
    let string = self.node(node, ofType: .string) { node in
      // The author may have left out the quotation marks, or written an array of parts.
      let parts = tree.type(of: node) == .array ? Array(tree.children(of: node)) : [node]
      let texts = parts.compactMap(tree.writtenText)
      guard !texts.isEmpty, texts.count == parts.count else { return nil }
      let text = MendedText(texts.joined(separator: isLine ? ", " : "\n"), isLine: isLine).text
      if text.isEmpty { return nil }
      let flaw = rule(text)
      return (flaw == nil ? text : flaw?.meant).map { JSONWriter.line(.string($0)) }
    }
    guard let node = string else { return "" }
    let text = tree.string(node)
    if checksTexts, let flaw = flaw(in: text, isLine: isLine, rule) {
      add(flaw.kind, meant: flaw.meant.map { JSONWriter.line(.string($0)) }, at: node)
    }
    let (bytes, limit) = (text.utf8, Self.maxLines)
    if bytes.count >= limit, bytes.count(where: { $0 == 0x0A || $0 == 0x0D }) >= limit {
      add(.tooManyLines(limit: limit), at: node)
    }
    return text
  }

  /// The flaw of a text.
  private func flaw(in text: String, isLine: Bool, _ rule: TextRule) -> Flaw? {
    if text.saysNothing { return (.emptyText, nil) }
    let mended = MendedText(text, isLine: isLine)
    let flaw = rule(mended.text)
    return mended.flaw.map { ($0, flaw == nil ? mended.text : flaw?.meant) } ?? flaw
  }

  func integer(_ node: JSONNode?) -> Int {
    let integer = self.node(node, ofType: .integer) { number(meantBy: $0).map { "\($0)" } }
    guard let integer else { return 0 }
    if let value = Int(tree.writtenText(integer) ?? "") {
      if value < 0 { add(.negativeVisitors, at: integer) }
      return value
    }
    add(.wrongType(expected: .integer, found: .number), at: integer)
    return 0
  }

  /// The whole number in a text or a fraction: 18423 in `18,423명` and in 18423.5; nil if words may change it, as
  /// in `1만 8천`.
  private func number(meantBy node: JSONNode) -> Int? {
    let isFraction = tree.type(of: node) == .number
    let text = (tree.writtenText(node) ?? "").filter { $0 != "," }
    let numbers = text.split { isFraction ? $0 == "." : !("0"..."9").contains($0) }
    let isAlone = isFraction || numbers.count == 1 && !text.contains(where: "십백천만억조.".contains)
    return isAlone && !text.lowercased().contains { ("a"..."z").contains($0) }
      ? numbers.first.flatMap { Int($0) } : nil
  }

  /// The node if it has a type; nil, and a fault, if it has another one.
  ///
  /// - Parameter meant: The JSON that was probably meant by a value of another type.
  func node(
    _ node: JSONNode?, ofType expected: JSONType, meant: (JSONNode) -> String? = { _ in nil }
  ) -> JSONNode? {
    guard let node else { return nil }
    let found = tree.type(of: node)
    if found == expected { return node }
    if node == .root {
      let isExposition = tree.value(of: Exposition.CodingKeys.title, in: node) != nil
      let list = tree.keys(of: node).first { tree.type(of: tree.value(of: $0)) == .array }
      let isWrapped = expected == .array && !isExposition
      let key = isWrapped ? list.map(tree.clippedString) : nil
      add(.wrongRoot(expected: expected, found: found, list: key), at: node)
    } else {
      add(.wrongType(expected: expected, found: found), meant: meant(node), at: node)
    }
    return nil
  }

  /// The longest JSON that a fault says was meant, in bytes.
  private static let maxMeantBytes = 200
}

/// Reads the members of one object; without an object every member is an empty value.
private struct JSONMembers<Key: CodingKey & CaseIterable & Equatable>: MemberReader {
  private let reader: JSONReader
  private let object: JSONNode?
  /// The values of the known keys.
  private var values: [(key: Key, node: JSONNode)] = []
  /// The keys that the format does not have.
  private var unknown: [JSONNode] = []

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
        unknown.append(node)
      }
    }
  }

  /// The first key of the format, if the object has only unknown keys that mean none of it.
  var firstIfAllAreOthers: Key? {
    guard values.isEmpty, (1...Self.maxMisspelt).contains(unknown.count),
      unknown.allSatisfy({ key(meantBy: reader.tree.clippedString($0)) == nil })
    else { return nil }
    return Key.allCases.first
  }

  /// Notes the unknown keys that stand for no required one.
  func noteUnknownKeys() {
    func meant(_ key: JSONNode) -> Key? { self.key(meantBy: reader.tree.clippedString(key)) }
    // Each missing key is proposed once.
    var taken = unknown.filter(reader.misspelt.contains).compactMap(meant)
    for key in unknown where !reader.misspelt.contains(key) {
      let meant = meant(key).flatMap { taken.contains($0) ? nil : $0 }
      taken += meant.map { [$0] } ?? []
      reader.add(
        .unknownKey(reader.tree.clippedString(key)), meant: meant.map(Self.json), at: key)
    }
  }

  private static func json(_ key: Key) -> String { JSONWriter.line(.string(key.stringValue)) }

  /// The missing key that is meant by another word for it, its beginning or a misspelling.
  private func key(meantBy text: String) -> Key? {
    let missing = Key.allCases.filter { member($0) == nil }
    let names = missing.map(\.stringValue)
    let near =
      Similarity.nearest(to: text, among: names)
      ?? names.firstIndex {
        min($0.utf8.count, text.utf8.count) > 3 && ($0.hasPrefix(text) || text.hasPrefix($0))
      } ?? names.firstIndex { keysOfOtherFormats[text.lowercased()]?.contains($0) == true }
    return near.map { missing[$0] }
  }

  private func member(_ key: Key) -> JSONNode? { values.first { $0.key == key }?.node }

  /// The most unknown keys of an object that may stand for a required one.
  private static var maxMisspelt: Int { 20 }

  /// The value of a required key, or of a misspelt one in its place.
  private func required(_ key: Key) -> JSONNode? {
    if let value = member(key) { return value }
    guard let object else { return nil }
    let misspelt =
      reader.keepsErrors
      ? unknown.prefix(Self.maxMisspelt).first {
        !reader.misspelt.contains($0) && self.key(meantBy: reader.tree.clippedString($0)) == key
      } : nil
    guard let misspelt else {
      reader.add(.missingKey(key.stringValue), at: object)
      return nil
    }
    reader.misspelt.append(misspelt)
    let text = reader.tree.clippedString(misspelt)
    reader.add(
      .misspeltKey(text, meant: key.stringValue), meant: Self.json(key), at: misspelt)
    return reader.tree.value(of: misspelt)
  }

  func hasValue(_ key: Key) throws(Never) -> Bool {
    member(key).map { reader.tree.type(of: $0) != .null } ?? false
  }
  func text(_ key: Key, isLine: Bool, _ rule: TextRule) throws(Never) -> String {
    reader.text(required(key), isLine: isLine, rule)
  }
  func integer(_ key: Key) throws(Never) -> Int { reader.integer(required(key)) }
  func lines(_ key: Key) throws(Never) -> [String] { reader.lines(required(key)) }
  func object<Model: JSONModel>(_ key: Key) throws(Never) -> Model { reader.object(required(key)) }
  func objects<Model: JSONModel>(_ key: Key) throws(Never) -> [Model] {
    reader.objects(required(key))
  }
}

/// The keys that may be meant by words of other formats.
private let keysOfOtherFormats = [
  "href": ["url"], "uri": ["url"], "link": ["url"], "address": ["url"], "title": ["name", "label"],
  "name": ["title", "label"], "text": ["desc", "description", "value"], "caption": ["image_desc"],
  "summary": ["short_desc"], "id": ["image_name"], "place": ["location"], "period": ["duration"],
]
