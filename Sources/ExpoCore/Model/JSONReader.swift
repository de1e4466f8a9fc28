/// Reads models from a JSON text, and notes its faults.
///
/// A value that is missing, or of another type, is noted and replaced by an empty one, so that one
/// pass finds all faults.
final class JSONReader {
  let tree: JSONTree
  /// The value that is the whole text; nil if the text is malformed, and then no values are read.
  let root: JSONNode?
  /// Whether the text is that of the English edition, in which an item without a required text
  /// gives way to the original.
  let isTranslation: Bool
  /// Whether the item or exposition that is being read is a translation without a required text.
  private var isIncomplete = false
  private var report = CatalogueReport()

  init(_ bytes: UnsafeBufferPointer<UInt8>, isTranslation: Bool = false) {
    let parser = JSONParser(bytes)
    tree = parser.tree
    root = parser.fault == nil ? .root : nil
    self.isTranslation = isTranslation
    if let kind = parser.fault {
      report.add(.error, fault(kind: .malformed(kind), at: parser.faultOffset, parser.faultNode))
    }
  }

  /// The faults that were found until now, in the order of the text.
  func report(on file: String) -> CatalogueReport {
    var report = report
    report.locate(in: file, tree.bytes)
    return report
  }

  /// Throws the first error in the order of the text.
  func throwFirstError(in file: String) throws(CatalogueFault) {
    if hasErrors, let first = report(on: file).faults.first(where: { $0.severity == .error }) {
      throw first
    }
  }

  var hasErrors: Bool { report.count(of: .error) > 0 }

  /// Notes what keeps the file from being read.
  func fail(_ kind: @autoclosure () -> CatalogueFault.Kind, at node: JSONNode) {
    report.add(.error, fault(kind: kind(), at: tree.start(of: node), node))
  }

  /// Notes what was probably not meant, but can be read, at a value or at an offset in it.
  func warn(
    _ kind: @autoclosure () -> CatalogueFault.Kind, at node: JSONNode, offset: Int? = nil
  ) {
    report.add(
      .warning, fault(kind: kind(), at: offset ?? tree.start(of: node), node, severity: .warning))
  }

  /// Notes that a required text says nothing. A translation without it gives way to the original.
  func lacks(
    _ key: @autoclosure () -> String, _ kind: @autoclosure () -> CatalogueFault.Kind,
    at node: JSONNode
  ) {
    guard isTranslation else { return fail(kind(), at: node) }
    isIncomplete = true
    warn(.untranslatedText(key: key()), at: node)
  }

  /// A fault of a value; of the text as a whole if the value is nil.
  private func fault(
    kind: CatalogueFault.Kind, at offset: Int, _ node: JSONNode?,
    severity: CatalogueFault.Severity = .error
  ) -> CatalogueFault {
    var fault = CatalogueFault(
      kind, severity: severity, at: offset, path: node.map(tree.path) ?? "")
    fault.item = node.flatMap(item)
    return fault
  }

  /// The item around a value or the value itself, in a list of items.
  private func item(around node: JSONNode) -> FaultItem? {
    var node = node
    while let parent = tree.parent(of: node), parent != .root { node = parent }
    guard node != .root, tree.type(of: .root) == .array else { return nil }
    let name = tree.text(of: Item.CodingKeys.name, in: node)
    return FaultItem(number: tree.index(of: node) + 1, name: name?.text.clipped)
  }

  /// Whether a key is the author's own: `$schema`, which editors read, and any that begins with
  /// `_`.
  static func isAuthors(key: String) -> Bool { key == "$schema" || key.utf8.first == 0x5F }
}

/// Values of the format.
extension JSONReader {
  /// Reads the text as an exposition; nil for a translation that lacks a required text.
  func exposition() -> Exposition? {
    complete(root.map { object($0) })
  }

  /// Reads the text as a list of items, each under an identifier of its own; without those of a
  /// translation that lack a required text.
  func items() -> [Item] {
    var first: [String: Int] = [:]
    return elements(root) { node in
      let item: Item = object(node)
      if item.pictureName.isBlank { return complete(item) }
      if let number = first[item.pictureName] {
        fail(
          .duplicateIdentifier(item.pictureName.clipped, number: number), at: identifier(of: node))
      } else {
        first[item.pictureName] = tree.index(of: node) + 1
      }
      if !Picture.isFileName(item.pictureName) {
        fail(.unsafeIdentifier, at: identifier(of: node))
      }
      return complete(item)
    }
  }

  private func identifier(of item: JSONNode) -> JSONNode {
    tree.value(of: Item.CodingKeys.pictureName.stringValue, in: item) ?? item
  }

  /// The value; nil if it is a translation without a required text.
  private func complete<Value>(_ value: Value?) -> Value? {
    defer { isIncomplete = false }
    return isIncomplete ? nil : value
  }

  func object<Model: JSONModel>(_ node: JSONNode) -> Model {
    Model(reading: ObjectReader(self.node(node, ofType: .object), in: self))
  }

  func objects<Model: JSONModel>(_ node: JSONNode?) -> [Model] { elements(node) { object($0) } }

  func texts(_ node: JSONNode?) -> [String] { elements(node, text) }

  /// Reads favourites: the identifiers of items by the name of their exposition.
  func favourites() -> [String: [String]] {
    guard let object = node(root, ofType: .object) else { return [:] }
    var lists: [String: [String]] = [:]
    if let version = tree.value(of: "version", in: object), tree.type(of: version) == .number {
      // Version 6 of the program wrote one list, in which each favourite has its catalogue's title.
      for favourite in elements(tree.value(of: "favourites", in: object), favouriteOfVersion6) {
        lists[favourite.catalogue.name, default: []].append(favourite.pictureName)
      }
      return lists
    }
    for key in tree.keys(of: object) {
      if lists.updateValue(texts(tree.value(of: key)), forKey: tree.string(key)) != nil {
        fail(.duplicateKey(tree.string(key).clipped), at: key)
      }
    }
    return lists
  }

  private enum FavouriteKeys: String, CodingKey, CaseIterable {
    case catalogue, name
    case pictureName = "image_name"
  }

  private func favouriteOfVersion6(
    _ node: JSONNode
  ) -> (catalogue: Exposition, pictureName: String) {
    let object = ObjectReader<FavouriteKeys>(self.node(node, ofType: .object), in: self)
    let title = object.text(.catalogue)
    return (
      Exposition(title: title, location: "", text: ""), object.text(.pictureName)
    )
  }

  /// Reads the elements of an array, and keeps those before the first error; the others are never
  /// shown.
  private func elements<Element>(
    _ array: JSONNode?, _ read: (JSONNode) -> Element?
  ) -> [Element] {
    let children = tree.children(of: node(array, ofType: .array))
    var elements: [Element] = []
    elements.reserveCapacity(children.count { _ in true })
    for child in children {
      if let element = read(child), !hasErrors { elements.append(element) }
    }
    return elements
  }

  /// Reads a text, and warns of one that says nothing.
  func text(_ node: JSONNode) -> String {
    let text = string(node)
    if let text, text.isBlank { warn(.emptyText, at: node) }
    return text ?? ""
  }

  /// Reads the text of a required key, which must say something.
  func requiredText(_ node: JSONNode, _ key: String) -> String {
    let text = string(node)
    if let text, text.isBlank { lacks(key, .emptyText, at: node) }
    return text ?? ""
  }

  private func string(_ node: JSONNode) -> String? {
    self.node(node, ofType: .string).map(tree.string)
  }

  /// Reads a whole number, which may be written as `1234.0` or `1.234e3`.
  func integer(_ node: JSONNode) -> Int {
    guard let node = self.node(node, ofType: .number) else { return 0 }
    let text = tree.text(ofNumber: node)
    if let number = Int(text) { return number }
    // `Int(exactly:)` would link the mathematical library.
    if let number = Double(text), number.magnitude < 0x1p63, Double(Int(number)) == number {
      return Int(number)
    }
    fail(.notWhole, at: node)
    return 0
  }

  /// The node if it has a type; nil, and a fault, if it has another one.
  private func node(_ node: JSONNode?, ofType expected: JSONType) -> JSONNode? {
    guard let node else { return nil }
    let found = tree.type(of: node)
    if found == expected { return node }
    fail(.wrongType(expected: expected, found: found), at: node)
    return nil
  }
}
