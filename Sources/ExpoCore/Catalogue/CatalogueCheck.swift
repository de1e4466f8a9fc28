/// Reads a file's values as every command does, and notes what is probably unintended about them together:
/// what one value by itself lacks the reader says.
struct CatalogueCheck {
  private let reader: JSONReader
  private var tree: JSONTree { reader.tree }
  private var names: [CanonicalText: Place] = [:]
  private var imageNames: [CanonicalText: Place] = [:]
  private var aliases: [CanonicalText: Place] = [:]

  /// Where a text of a kind stands first: the numbers of the item and of the alias, from 0.
  fileprivate struct Place {
    let item: UInt32
    var alias = 0 as UInt32
  }

  init(_ reader: JSONReader) {
    self.reader = reader
  }

  /// Checks the file of an exposition, and returns what was read.
  func checkExposition() -> Exposition { reader.object(reader.root) }

  /// Checks a file of items, and returns what other files are compared with.
  ///
  /// - Parameter pictures: The names of the catalogue's pictures.
  mutating func checkItems(pictures: Set<ExactText>) -> [CheckedItem] {
    var items: [CheckedItem] = []
    var (hasPictures, withoutPicture) = (false, [JSONNode]())
    reader.readObjects(of: reader.root) { (item: Item, index, node) in
      check(item, index, at: node)
      if item.imageName.isBlank { return }
      let checked = CheckedItem(item, at: node)
      items.append(checked)
      if pictures.contains(checked.imageName) {
        hasPictures = true
      } else if Catalogue.faultOfPicture(named: item.imageName) == nil {
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

  private mutating func check(_ item: Item, _ index: Int, at node: JSONNode) {
    let place = Place(item: UInt32(index))
    if let first = names.earlier(item.name, at: place) {
      add(
        .duplicate(item.name.clipped, firstPath: "[\(first.item)].name"), at: Item.CodingKeys.name,
        of: node)
    }
    if let first = imageNames.earlier(item.imageName, at: place) {
      add(
        .duplicate(item.imageName.clipped, firstPath: "[\(first.item)].image_name"),
        at: Item.CodingKeys.imageName, of: node)
    }
    if !item.aliases.isEmpty, let array = tree.value(of: Item.CodingKeys.aliases, in: node) {
      aliases.reserveCapacity(aliases.count + item.aliases.count)
      for (number, (alias, node)) in zip(item.aliases, tree.children(of: array)).enumerated() {
        let place = Place(item: place.item, alias: UInt32(number))
        if let first = aliases.earlier(alias, at: place) {
          let path = "[\(first.item)].aliases[\(first.alias)]"
          reader.add(.duplicate(alias.clipped, firstPath: path), at: node)
        }
      }
    }
    if item.imageDescription == nil, tree.type(of: node) == .object {
      reader.add(.missingImageDescription, at: node)
    }
  }

  /// Notes values of a translation that are no words, and not those of the original.
  func compare(_ exposition: Exposition, with original: Exposition) {
    guard let root = reader.root else { return }
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
          add(
            .categoryTranslatedTwice(first.clipped), at: Item.CodingKeys.category, of: item.node)
        }
      }
    }
    for item in originals where !translated.contains(item.imageName) {
      reader.addAtEnd(.untranslatedItem(item.imageName.text.clipped))
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
    if let node = tree.value(of: key, in: object) { reader.add(kind, at: node) }
  }
}

extension [CanonicalText: CatalogueCheck.Place] {
  /// The earlier place of a text that is not blank; if there is none, this one becomes the first.
  fileprivate mutating func earlier(
    _ text: String, at place: CatalogueCheck.Place
  ) -> CatalogueCheck.Place? {
    if text.isBlank { return nil }
    let text = CanonicalText(text)
    if let first = self[text] { return first }
    self[text] = place
    return nil
  }
}

/// What of an item another file is compared with.
struct CheckedItem {
  let imageName: ExactText
  let node: JSONNode
  let evidence: Evidence?
  let linkCount: Int
  let category: String?

  init(_ item: Item, at node: JSONNode) {
    imageName = ExactText(item.imageName)
    self.node = node
    evidence = item.evidence
    linkCount = item.links.count
    category = item.category
  }
}
