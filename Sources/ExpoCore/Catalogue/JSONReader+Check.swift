/// Proof-reads a file: notes what can be read, but was probably not meant so.
extension JSONReader {
  /// Reads a file, and proof-reads it.
  func check(as kind: CatalogueFileKind) {
    switch kind {
    case .exposition:
      let _: Exposition = object(root)
      root.map(proofreadLinks)
    case .items:
      let _: [Item] = objects(root)
      proofreadItems()
    }
  }

  /// The first place of each text.
  private typealias Places = [CanonicalText: JSONNode]

  private func proofreadItems() {
    var (names, imageNames, aliases) = (Places(), Places(), Places())
    for item in tree.elements(of: root) {
      note(text(at: Item.CodingKeys.name, of: item), ifIn: &names)
      note(text(at: Item.CodingKeys.imageName, of: item), ifIn: &imageNames)
      for alias in tree.elements(of: tree.value(of: Item.CodingKeys.aliases, in: item)) {
        note(text(at: alias), ifIn: &aliases)
      }
      if let evidence = text(at: Item.CodingKeys.evidence, of: item),
        !Evidence.known.contains(Evidence(rawValue: evidence.text))
      {
        add(.unknownEvidence(evidence.text.clipped), at: evidence.node)
      }
      proofreadLinks(of: item)
    }
  }

  /// Notes the links that no browser opens. Both models have them under the same key.
  private func proofreadLinks(of object: JSONNode) {
    for link in tree.elements(of: tree.value(of: Item.CodingKeys.links, in: object)) {
      if let url = text(at: WebLink.CodingKeys.url, of: link),
        WebLink(label: "", url: url.text).safeAddress == nil
      {
        add(.linkIsNotHTTP, at: url.node)
      }
    }
  }

  /// A text and its place.
  typealias Found = (text: String, node: JSONNode)

  /// Notes a text that an earlier place has.
  private func note(_ found: Found?, ifIn places: inout Places) {
    guard let (text, node) = found else { return }
    let canonical = CanonicalText(text)
    if let first = places[canonical] {
      add(.duplicate(text.clipped, firstPath: tree.path(to: first)), at: node)
    } else {
      places[canonical] = node
    }
  }

  /// The text at a node; nil if it has another type or is blank, which is a fault of its own.
  private func text(at node: JSONNode?) -> Found? {
    guard let node, tree.isText(node), case let text = tree.string(node), !text.isBlank
    else { return nil }
    return (text, node)
  }

  private func text(at key: some CodingKey, of object: JSONNode) -> Found? {
    text(at: tree.value(of: key, in: object))
  }
}

/// Editions.
extension JSONReader {
  /// The identifiers of a list of items, each with its place.
  var imageNames: [Found] {
    tree.elements(of: root).compactMap { text(at: Item.CodingKeys.imageName, of: $0) }
  }

  /// Notes the items of a translation that the catalogue's own list lacks, and those that the translation lacks.
  func compare(with originals: [CanonicalText]) {
    guard let root, tree.type(of: root) == .array else { return }
    let (translated, known) = (imageNames, Set(originals))
    for (name, node) in translated where !known.contains(CanonicalText(name)) {
      add(.unknownItem, at: node)
    }
    let missing = known.subtracting(translated.map { CanonicalText($0.text) })
    for name in originals where missing.contains(name) {
      add(.untranslatedItem(name.text.clipped), at: root)
    }
  }
}
