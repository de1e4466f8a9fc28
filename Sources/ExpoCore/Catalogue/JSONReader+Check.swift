/// Compares the values of a file with each other and with other files; a value by itself is checked as it is
/// read.
extension JSONReader {
  /// The first place of each text.
  private typealias Places = [CanonicalText: JSONNode]

  /// Checks a file of items, and returns those that other files are compared with; nil if there are none.
  ///
  /// - Parameter pictures: The names of the catalogue's pictures; nil for a translation, which has none.
  func checkItems(pictures: Set<ExactText>?) -> [CheckedItem]? {
    var items: [CheckedItem] = []
    var (names, imageNames, aliases) = (Places(), Places(), Places())
    let list = self.node(root, ofType: .array)
    for node in tree.children(of: list) {
      guard let node = self.node(node, ofType: .object) else { continue }
      let item: Item = object(node)
      noteDuplicate(tree.value(of: Item.CodingKeys.name, in: node), of: &names)
      noteDuplicate(tree.value(of: Item.CodingKeys.imageName, in: node), of: &imageNames)
      if let array = tree.value(of: Item.CodingKeys.aliases, in: node),
        tree.type(of: array) == .array
      {
        for alias in tree.children(of: array) { noteDuplicate(alias, of: &aliases) }
      }
      if item.imageDescription == nil, pictures != nil { add(.missingImageDescription, at: node) }
      if !item.imageName.saysNothing { items.append(CheckedItem(node: node, item: item)) }
    }
    if let list, !tree.children(of: list).contains(where: { _ in true }) {
      let text = "…"
      let item = Item(name: text, imageName: text, shortDescription: text, description: text)
      add(.emptyList, meant: JSONWriter.line(.array([item.json])), at: list)
    }
    if let pictures { compare(&items, with: pictures) }
    return items.isEmpty ? nil : items
  }

  /// Notes the items without a picture if others have one. An unused picture with a similar name is noted
  /// instead, and counts as theirs.
  private func compare(_ items: inout [CheckedItem], with pictures: Set<ExactText>) {
    var unused = pictures.subtracting(items.map(\.pictureName)).map(\.text).sorted()
    let lacking = items.indices.filter { !pictures.contains(items[$0].pictureName) }
    if !Self.areFew(lacking.count * unused.count) { unused = [] }
    for index in lacking where !items[index].isMended {
      if let near = Similarity.nearest(to: items[index].pictureName.text.clipped, among: unused) {
        add(.pictureIsCalled, unused[near], at: Item.CodingKeys.imageName, of: items[index].node)
        items[index].pictureName = ExactText(unused[near])
      } else if lacking.count < items.count {
        // If no item has a picture, none is missing.
        add(.missingPicture, at: Item.CodingKeys.imageName, of: items[index].node)
      }
    }
  }

  /// Whether comparisons of names are so few that they take no time.
  private static func areFew(_ comparisons: Int) -> Bool { comparisons <= 10_000 }

  /// Notes a text, if it is not blank, that an earlier place has.
  private func noteDuplicate(_ node: JSONNode?, of places: inout Places) {
    guard let node, tree.type(of: node) == .string else { return }
    let text = tree.string(node)
    if text.saysNothing { return }
    let canonical = CanonicalText(text)
    if let first = places[canonical] {
      add(.duplicate(text.clipped, firstPath: tree.path(to: first)), at: node)
    } else {
      places[canonical] = node
    }
  }

  /// Compares the exposition of a translation with the original: notes another number of visitors, and texts
  /// that it lacks or repeats.
  func compare(
    _ exposition: Exposition, with original: Exposition, _ counts: inout TranslationCounts
  ) {
    guard !hasErrors, let root = root else { return }
    if let visitors = exposition.visitors, let own = original.visitors, visitors != own {
      add(.otherThanOriginal(own.groupedDigits), at: Exposition.CodingKeys.visitors, of: root)
    }
    if let duration = exposition.duration.flatMap(Period.init), let written = original.duration,
      let own = Period(written), duration != own
    {
      add(.otherThanOriginal(written.clipped), at: Exposition.CodingKeys.duration, of: root)
    }
    compareTexts(of: [(root, exposition.translatedTexts, original.translatedTexts)], &counts)
  }

  /// Compares the items of a translation with the originals: notes those that only one of the two has, another
  /// evidence, and texts that it lacks or repeats.
  func compare(
    _ items: [CheckedItem], with originals: [CheckedItem], _ counts: inout TranslationCounts
  ) {
    if hasErrors { return }
    let known = Dictionary(originals.map { ($0.pictureName, $0.item) }) { first, _ in first }
    let translated = Set(items.map(\.pictureName))
    var rest = originals.filter { !translated.contains($0.pictureName) }
    let areFew = Self.areFew(items.count * rest.count)
    var pairs: [(CheckedItem, original: Item)] = []
    for item in items {
      if let original = known[item.pictureName] {
        pairs.append((item, original))
        continue
      }
      let names = areFew ? rest.map(\.pictureName.text) : []
      let near = Similarity.nearest(to: item.pictureName.text.clipped, among: names)
      add(
        .unknownItem, near.map { names[$0] }, at: Item.CodingKeys.imageName, of: item.node)
      if let near { pairs.append((item, rest.remove(at: near).item)) }
    }
    for (item, original) in pairs {
      if let evidence = item.item.evidence, let own = original.evidence, evidence != own {
        let kind = CatalogueFault.Kind.otherThanOriginal(own.rawValue.clipped)
        add(kind, own.rawValue, at: Item.CodingKeys.evidence, of: item.node)
      }
    }
    compareTexts(
      of: pairs.map { ($0.node, $0.item.translatedTexts, $1.translatedTexts) }, &counts)
    for original in rest {
      // An empty list is one fault.
      if !items.isEmpty { add(.untranslatedItem(original.item.imageName.clipped), at: .root) }
      counts.addMissing(original.item.translatedTexts.map(\.texts))
    }
  }

  private typealias Texts<Key> = [(key: Key, texts: [String])]

  /// Counts the texts of a translation, and notes those that it lacks or repeats; if it translates none, that
  /// is one fault.
  private func compareTexts<Key: CodingKey>(
    of objects: [(node: JSONNode, texts: Texts<Key>, originals: Texts<Key>)],
    _ counts: inout TranslationCounts
  ) {
    var unchanged: [JSONNode] = []
    let translated = counts.translated
    for (object, texts, originals) in objects {
      for (text, original) in zip(texts, originals) where !original.texts.allSatisfy(\.isBlank) {
        let node = tree.value(of: text.key, in: object)
        let isWhole = original.texts.indices.allSatisfy { part in
          original.texts[part].isBlank
            || text.texts.indices.contains(part) && !text.texts[part].isBlank
        }
        if !isWhole {
          counts.missing += 1
          // A value that holds no text has a fault of its own.
          if node == nil || !text.texts.allSatisfy(\.isBlank) {
            add(.untranslatedKey(text.key.stringValue), at: node ?? object)
          }
        } else if zip(text.texts, original.texts).contains(where: Self.isUntranslated) {
          counts.unchanged += 1
          unchanged += node.map { [$0] } ?? []
        } else {
          counts.translated += 1
        }
      }
    }
    if counts.translated == translated, unchanged.count > 1 {
      add(.untranslatedCopy, at: .root)
    } else {
      for node in unchanged { add(.sameAsOriginal, at: node) }
    }
  }

  /// Whether a text is mostly in another script than Latin, or repeats an original of more than four words. A
  /// short one, such as a name, may stay as it is.
  private static func isUntranslated(_ text: String, _ original: String) -> Bool {
    var (latin, others) = (0, 0)
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      if scalar.value <= 0x24F { latin += 1 } else { others += 1 }
    }
    return others > latin
      || text.utf8.elementsEqual(original.utf8)
        && text.utf8.split(whereSeparator: \.isBlank).count > 4
  }

  /// Adds a fault at a member of an object, if it has one, with the text that was probably meant there.
  private func add(
    _ kind: CatalogueFault.Kind, _ meant: String? = nil, at key: some CodingKey, of object: JSONNode
  ) {
    guard let node = tree.value(of: key, in: object) else { return }
    add(kind, meant: meant.map { JSONWriter.line(.string($0)) }, at: node)
  }
}

/// An item of a file that is checked.
struct CheckedItem {
  let node: JSONNode
  let item: Item
  /// The name of its picture, mended, so that a wrong name is one fault.
  var pictureName: ExactText
  /// Whether the name in the file has a fault of its own.
  var isMended: Bool { pictureName != ExactText(item.imageName) }

  init(node: JSONNode, item: Item) {
    (self.node, self.item) = (node, item)
    let name = MendedText(item.imageName, isLine: true).text
    pictureName = ExactText(PictureFile.name(meantBy: name))
  }
}
