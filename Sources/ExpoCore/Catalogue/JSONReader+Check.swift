/// What is probably unintended about the values of a file together: what one value by itself lacks is noted
/// as it is read.
extension JSONReader {
  /// Where each text stands first.
  private typealias Places = [CanonicalText: JSONNode]

  /// Checks a file of items, and returns what other files are compared with; nil if that is nothing.
  ///
  /// - Parameter pictures: The names of the catalogue's pictures.
  func checkItems(pictures: Set<ExactText>) -> [CheckedItem]? {
    var items: [CheckedItem] = []
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
      if item.imageDescription == nil { add(.missingImageDescription, at: node) }
      if !item.imageName.isBlank { items.append(CheckedItem(node: node, item: item)) }
    }
    if let root, tree.type(of: root) == .array,
      !tree.children(of: root).contains(where: { _ in true })
    {
      add(.emptyList, at: root)
    }
    compare(items, with: pictures)
    return items.isEmpty ? nil : items
  }

  /// Notes the items without a picture if others have one, or if a picture has nearly their name.
  private func compare(_ items: [CheckedItem], with pictures: Set<ExactText>) {
    let withoutPicture = items.filter { !pictures.contains($0.pictureName) }
    let unused = pictures.subtracting(items.map(\.pictureName)).map(\.text).sorted()
    // Comparing many names with many pictures takes too long.
    let areFew = withoutPicture.count * unused.count <= Self.maxComparisons
    for item in withoutPicture where PictureFile.canHave(name: item.item.imageName) {
      let name = item.pictureName.text.clipped
      if areFew, let near = Similarity.nearest(to: name, among: unused) {
        add(.pictureIsCalled(unused[near]), at: Item.CodingKeys.imageName, of: item.node)
      } else if withoutPicture.count < items.count {
        // If no item has a picture, none is missing.
        add(.missingPicture, at: Item.CodingKeys.imageName, of: item.node)
      }
    }
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

  /// Compares the exposition of a translation with the original: values that are no words and others than
  /// there, and texts that it lacks or repeats.
  func compare(
    _ exposition: Exposition, with original: Exposition, _ counts: inout TranslationCounts
  ) {
    guard !hasErrors, let root = root else { return }
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
    for (own, other) in zip(original.translatedTexts, exposition.translatedTexts) {
      compare(other.texts, at: other.key, of: root, with: own.texts, &counts)
    }
  }

  /// Compares the items of a translation with the originals: those that only one of the two has, values that
  /// are no words and others than there, and texts that it lacks or repeats.
  func compare(
    _ items: [CheckedItem], with originals: [CheckedItem], _ counts: inout TranslationCounts
  ) {
    if hasErrors { return }
    let known = Dictionary(originals.map { ($0.pictureName, $0.item) }) { first, _ in
      first
    }
    var categories: [ExactText: String] = [:]
    for item in items {
      guard let original = known[item.pictureName] else {
        add(.unknownItem, at: Item.CodingKeys.imageName, of: item.node)
        continue
      }
      compare(item, with: original, &counts)
      if let category = item.item.category, let own = original.category {
        let first = categories[ExactText(own)] ?? category
        categories[ExactText(own)] = first
        if ExactText(first) != ExactText(category) {
          add(.categoryTranslatedTwice(first.clipped), at: Item.CodingKeys.category, of: item.node)
        }
      }
    }
    let translated = Set(items.map(\.pictureName))
    for original in originals where !translated.contains(original.pictureName) {
      // An empty list is one fault.
      if !items.isEmpty { addAtEnd(.untranslatedItem(original.item.imageName.clipped)) }
      counts.addMissing(original.item.translatedTexts.map(\.texts))
    }
  }

  private func compare(
    _ item: CheckedItem, with original: Item, _ counts: inout TranslationCounts
  ) {
    if let evidence = item.item.evidence, let own = original.evidence, evidence != own {
      add(.otherThanOriginal(own.rawValue.clipped), at: Item.CodingKeys.evidence, of: item.node)
    }
    let (links, ownLinks) = (item.item.links.count, original.links.count)
    if links > 0, links != ownLinks {
      add(.otherThanOriginal("\(ownLinks)"), at: Item.CodingKeys.links, of: item.node)
    }
    for (own, other) in zip(original.translatedTexts, item.item.translatedTexts) {
      compare(other.texts, at: other.key, of: item.node, with: own.texts, &counts)
    }
  }

  /// Notes texts that a translation lacks, or that are the original's and have words to translate.
  private func compare(
    _ texts: [String], at key: some CodingKey, of object: JSONNode, with originals: [String],
    _ counts: inout TranslationCounts
  ) {
    if originals.allSatisfy(\.isBlank) { return }
    let lacking = originals.indices.filter { index in
      !originals[index].isBlank && (!texts.indices.contains(index) || texts[index].isBlank)
    }
    if !lacking.isEmpty {
      counts.missing += 1
      guard let node = tree.value(of: key, in: object) else {
        return add(.untranslatedKey(key.stringValue), at: object)
      }
      // A value that holds no text has a fault of its own.
      if texts.allSatisfy(\.isBlank) { return }
      let isLegend = tree.type(of: node) == .object
      for part in lacking {
        let name = isLegend ? Evidence.known[part].rawValue : "\(key.stringValue)[\(part)]"
        add(.untranslatedKey(name), at: node)
      }
    } else if texts.map(ExactText.init) == originals.map(ExactText.init),
      texts.contains(where: Self.hasWordsToTranslate)
    {
      counts.unchanged += 1
      add(.sameAsOriginal, at: key, of: object)
    } else {
      counts.translated += 1
    }
  }

  /// Whether a text is more than a few words, or in another script than the Latin one: a short one such as
  /// a name in Latin letters may stay as it is.
  private static func hasWordsToTranslate(_ text: String) -> Bool {
    let isOther = { (scalar: Unicode.Scalar) in
      scalar.value > 0x24F && scalar.properties.isAlphabetic
    }
    return text.unicodeScalars.contains(where: isOther)
      || text.utf8.split(whereSeparator: \.isBlank).count > 4
  }

  /// Adds a fault at a member of an object, if it has one.
  private func add(_ kind: CatalogueFault.Kind, at key: some CodingKey, of object: JSONNode) {
    if let node = tree.value(of: key, in: object) { add(kind, at: node) }
  }
}

/// An item of a file that is checked.
struct CheckedItem {
  let node: JSONNode
  let item: Item

  /// The name of its picture: an ending is a fault of its own.
  var pictureName: ExactText {
    let name = item.imageName
    return ExactText(PictureFile.isPicture(name) ? PictureFile.stem(of: name) : name)
  }
}
