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

  /// Checks the file of an exposition.
  func checkExposition() {
    let _: Exposition = reader.object(reader.root)
  }

  /// Checks a file of items, and returns their `image_name`s.
  ///
  /// - Parameter pictures: The names of the catalogue's pictures.
  mutating func checkItems(pictures: Set<ExactText>) -> [ExactText] {
    var imageNames: [ExactText] = []
    var (hasPictures, withoutPicture) = (false, [JSONNode]())
    for (index, node) in reader.children(ofArray: reader.root).enumerated() {
      let item: Item = reader.object(node)
      check(item, index, at: node)
      let name = ExactText(item.imageName)
      imageNames.append(name)
      if pictures.contains(name) {
        hasPictures = true
      } else if PictureFile.fault(inName: item.imageName) == nil {
        withoutPicture.append(node)
      }
    }
    // If no item has a picture, none is missing.
    if hasPictures {
      for node in withoutPicture { add(.missingPicture, at: Item.CodingKeys.imageName, of: node) }
    }
    return imageNames
  }

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

  /// Notes the items that a translation lacks, and those that only it has, by their `image_name`s.
  func compare(_ imageNames: [ExactText], with originals: [ExactText]) {
    let (known, translated) = (Set(originals), Set(imageNames))
    for (name, node) in zip(imageNames, reader.children(ofArray: reader.root))
    where !known.contains(name) {
      add(.unknownItem, at: Item.CodingKeys.imageName, of: node)
    }
    for name in originals where !translated.contains(name) {
      reader.addAtEnd(.untranslatedItem(name.text.clipped))
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
