/// What is probably unintended about the values of a file together: what one value by itself lacks is noted
/// as it is read.
extension JSONReader {
  /// Where each text stands first.
  private typealias Places = [CanonicalText: JSONNode]

  /// Checks a file of items, and returns what other files are compared with.
  ///
  /// - Parameter pictures: The names of the catalogue's pictures.
  func checkItems(pictures: Set<ExactText>) -> [CheckedItem] {
    var items: [CheckedItem] = []
    var (hasPictures, withoutPicture) = (false, [JSONNode]())
    var (names, imageNames, aliases) = (Places(), Places(), Places())
    for node in children(ofArray: root) {
      guard let node = self.node(node, ofType: .object) else { continue }
      let item: Item = object(node)
      noteDuplicate(tree.value(of: Item.CodingKeys.name, in: node), of: &names)
      noteDuplicate(tree.value(of: Item.CodingKeys.imageName, in: node), of: &imageNames)
      if let array = tree.value(of: Item.CodingKeys.aliases, in: node),
        tree.type(of: array) == .array
      {
        for alias in tree.children(of: array) { noteDuplicate(alias, of: &aliases) }
      }
      if item.imageDescription == nil {
        add(.missingImageDescription, at: node)
      }
      if item.imageName.isBlank { continue }
      let checked = CheckedItem(
        imageName: ExactText(item.imageName), node: node, evidence: item.evidence,
        linkCount: item.links.count, category: item.category)
      items.append(checked)
      if pictures.contains(checked.imageName) {
        hasPictures = true
      } else if Item.fault(inImageName: item.imageName) == nil {
        withoutPicture.append(node)
      }
    }
    let unused = pictures.subtracting(items.map(\.imageName)).map(\.text).sorted()
    for node in withoutPicture {
      let value = tree.value(of: Item.CodingKeys.imageName, in: node)
      let name = value.map { Catalogue.pictureName(of: tree.clippedString($0)) }
      // Many are not compared with many.
      let near =
        withoutPicture.count * unused.count > Self.maxComparisons
        ? nil : Similarity.nearest(to: name ?? "", among: unused)
      if let near {
        add(.pictureIsCalled(unused[near]), at: Item.CodingKeys.imageName, of: node)
      } else if hasPictures {
        // If no item has a picture, none is missing.
        add(.missingPicture, at: Item.CodingKeys.imageName, of: node)
      }
    }
    return items
  }

  private static let maxComparisons = 10_000

  /// Notes a text that is not blank and stands at another place, too.
  private func noteDuplicate(_ node: JSONNode?, of places: inout Places) {
    guard let node, tree.type(of: node) == .string else { return }
    let text = tree.string(node)
    if text.isBlank { return }
    let canonical = CanonicalText(text)
    if let first = places[canonical] {
      warn(.duplicate(text.clipped, firstPath: tree.path(to: first)), at: node)
    } else {
      places[canonical] = node
    }
  }

  /// Notes values of a translation that are no words, and not those of the original.
  func compare(_ exposition: Exposition, with original: Exposition) {
    guard let root = root else { return }
    if let visitors = exposition.visitors, let own = original.visitors, visitors != own {
      add(.otherThanOriginal(own.groupedDigits), at: Exposition.CodingKeys.visitors, of: root)
    }
    if let period = exposition.duration.flatMap(Period.init),
      let own = original.duration.flatMap(Period.init),
      (period.start.year, period.end.year) != (own.start.year, own.end.year)
    {
      let duration = original.duration ?? ""
      add(.otherThanOriginal(duration.clipped), at: Exposition.CodingKeys.duration, of: root)
    }
  }

  /// Notes the items that a translation lacks, those that only it has, and values that are no words and
  /// not those of the original.
  func compare(_ items: [CheckedItem], with originals: [CheckedItem]) {
    let known = Dictionary(originals.map { ($0.imageName, $0) }) { first, _ in first }
    let translated = Set(items.map(\.imageName))
    var categories: [ExactText: String] = [:]
    for item in items {
      guard let original = known[item.imageName] else {
        add(.unknownItem, at: Item.CodingKeys.imageName, of: item.node)
        continue
      }
      compare(item, with: original)
      if let category = item.category, let own = original.category {
        let first = categories[ExactText(own)] ?? category
        categories[ExactText(own)] = first
        if ExactText(first) != ExactText(category) {
          add(.categoryTranslatedTwice(first.clipped), at: Item.CodingKeys.category, of: item.node)
        }
      }
    }
    for item in originals where !translated.contains(item.imageName) {
      addAtEnd(.untranslatedItem(item.imageName.text.clipped))
    }
  }

  private func compare(_ item: CheckedItem, with original: CheckedItem) {
    if let evidence = item.evidence, let own = original.evidence, evidence != own {
      add(.otherThanOriginal(own.rawValue.clipped), at: Item.CodingKeys.evidence, of: item.node)
    }
    if item.linkCount > 0, item.linkCount != original.linkCount {
      add(.otherThanOriginal("\(original.linkCount)"), at: Item.CodingKeys.links, of: item.node)
    }
  }

  /// Adds a fault at a member of an object, if it has one.
  private func add(_ kind: CatalogueFault.Kind, at key: some CodingKey, of object: JSONNode) {
    if let node = tree.value(of: key, in: object) { add(kind, at: node) }
  }
}

/// What of an item another file is compared with.
struct CheckedItem {
  let imageName: ExactText
  let node: JSONNode
  let evidence: Evidence?
  let linkCount: Int
  let category: String?
}
