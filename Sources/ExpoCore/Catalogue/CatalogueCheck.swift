/// Notes values of a file that are probably unintended.
///
/// A rule gets a text together with its place; of a value that is missing, blank or of another type the
/// reader says what there is to say.
struct CatalogueCheck {
  private let reader: JSONReader
  private let tree: JSONTree
  /// Whether missing optional values are noted.
  private let withNotes: Bool
  private var names = Register()
  private var imageNames = Register()
  private var aliases = Register()

  /// Where each text of a kind stands first: the numbers of the item and of the alias, from 0.
  ///
  /// The keys are hashes, so that millions of aliases take less than ten times their own memory.
  private typealias Register = [Int: (item: UInt32, alias: UInt32)]

  init(_ reader: JSONReader, withNotes: Bool) {
    self.reader = reader
    tree = reader.tree
    self.withNotes = withNotes
  }

  /// Checks the file of an exposition.
  mutating func checkExposition() {
    typealias Key = Exposition.CodingKeys
    let exposition: Exposition = reader.object(0)
    checkKeys(of: 0, Key.self)
    if let legend = tree.member(Key.evidenceLegend, of: 0) {
      checkKeys(of: legend, EvidenceLegend.CodingKeys.self)
    }
    if exposition.visitors < 0, let node = tree.member(Key.visitors, of: 0) {
      reader.note(.negativeVisitors, at: node)
    }
    if let (duration, node) = text(Key.duration, of: 0) { checkDuration(duration, at: node) }
    checkParts(of: 0, details: Key.details, links: Key.links)
  }

  /// Checks a file of items.
  ///
  /// - Parameters:
  ///   - pictures: The names of the catalogue's pictures, if items should have one.
  ///   - originals: The `image_name`s of the items that the file translates; nil if it is no translation.
  mutating func checkItems(pictures: Set<ExactText>, originals: [ExactText]?) {
    let _: [Item] = reader.objects(0)
    guard tree.nodes[0].type == .array else { return }
    for (index, item) in tree.children(of: 0).enumerated() {
      checkItem(item, index, pictures: pictures)
    }
    if let originals { checkTranslation(of: originals) }
  }

  private mutating func checkItem(_ item: Int, _ index: Int, pictures: Set<ExactText>) {
    typealias Key = Item.CodingKeys
    checkKeys(of: item, Key.self)
    checkParts(of: item, details: Key.details, links: Key.links)
    if let (name, node) = text(Key.name, of: item),
      let first = Self.firstPlace(of: name, in: &names, index)
    {
      noteDuplicate(name, of: "[\(first.item)].name", at: node)
    }
    if let (name, node) = text(Key.imageName, of: item) {
      if let first = Self.firstPlace(of: name, in: &imageNames, index) {
        noteDuplicate(name, of: "[\(first.item)].image_name", at: node)
      }
      if name.hasPrefix(".") || name.utf8.contains(UInt8(ascii: "/")) {
        reader.note(.imageNameIsNotFileName, at: node)
      } else if withNotes, !pictures.isEmpty, !pictures.contains(ExactText(name)) {
        reader.note(.missingPicture, at: node)
      }
    }
    let nodes = tree.elements(Key.aliases, of: item)
    aliases.reserveCapacity(aliases.count + nodes.count { _ in true })
    for (number, node) in nodes.enumerated() {
      if let alias = text(node), let first = Self.firstPlace(of: alias, in: &aliases, index, number)
      {
        noteDuplicate(alias, of: "[\(first.item)].aliases[\(first.alias)]", at: node)
      }
    }
    if let (word, node) = text(Key.evidence, of: item) {
      let evidence = Evidence(rawValue: word)
      if case .unknown = evidence {
        reader.note(.unknownEvidence(CodingPaths.clipped(word)), at: node)
      } else if evidence.rawValue != word {
        reader.note(.formerEvidence(word, now: evidence.rawValue), at: node)
      }
    }
    if withNotes, tree.nodes[item].type == .object,
      tree.member(Key.imageDescription, of: item).map({ tree.nodes[$0].type == .null }) ?? true
    {
      reader.note(.missingImageDescription, at: item)
    }
  }

  /// Notes the items that a translation lacks, and those that only it has.
  private func checkTranslation(of originals: [ExactText]) {
    let known = Set(originals)
    var translated: Set<ExactText> = []
    for item in tree.children(of: 0) {
      guard let (name, node) = imageName(of: item) else { continue }
      if !known.contains(name) { reader.note(.unknownItem, at: node) }
      translated.insert(name)
    }
    // At the end of the file, where they can be added.
    let end = tree.bytes.lastIndex { $0 > 0x20 } ?? 0
    for name in originals where !translated.contains(name) {
      reader.note(LocatedFault(.untranslatedItem(CodingPaths.clipped(name.text)), at: end))
    }
  }

  private func checkDuration(_ duration: String, at node: Int) {
    guard let period = Period(duration) else {
      return reader.note(.durationIsNotTwoDates, at: node)
    }
    if period.end < period.start { reader.note(.durationEndsBeforeItBegins, at: node) }
  }

  private func checkParts<Key: CodingKey>(of object: Int, details: Key, links: Key) {
    for detail in tree.elements(details, of: object) {
      checkKeys(of: detail, Detail.CodingKeys.self)
    }
    for link in tree.elements(links, of: object) {
      checkKeys(of: link, Link.CodingKeys.self)
      if let (url, node) = text(Link.CodingKeys.url, of: link), !Link(label: "", url: url).isHTTP {
        reader.note(.linkIsNotHTTP, at: node)
      }
    }
  }

  /// Notes unknown keys that are nearly one that the object lacks.
  private func checkKeys<Key: CodingKey & CaseIterable>(of object: Int, _ type: Key.Type) {
    guard tree.nodes[object].type == .object else { return }
    lazy var missing = Key.allCases.filter { tree.member($0, of: object) == nil }.map(\.stringValue)
    lazy var words = missing.map(FoldedLetters.all)
    var children = tree.children(of: object)
    while let key = children.next(), children.next() != nil {
      let text = tree.string(key)
      guard Key(stringValue: text) == nil else { continue }
      let near = Similarity.nearest(
        to: FoldedLetters.all(of: text),
        among: words.enumerated().lazy.map { (word: $1, owner: $0) })
      if let meant = near.first {
        reader.note(.unknownKey(CodingPaths.clipped(text), meant: missing[meant]), at: key)
      }
    }
  }

  /// The text of a string that is not blank, and its place.
  private func text(_ key: some CodingKey, of object: Int) -> (text: String, node: Int)? {
    guard let node = tree.member(key, of: object), let text = text(node) else { return nil }
    return (text, node)
  }

  private func text(_ node: Int) -> String? {
    guard tree.nodes[node].type == .string else { return nil }
    let text = tree.string(node)
    return text.isBlank ? nil : text
  }

  /// The earlier place of a text; if there is none this is its first.
  private static func firstPlace(
    of text: String, in register: inout Register, _ item: Int, _ alias: Int = 0
  ) -> (item: UInt32, alias: UInt32)? {
    let hash = CanonicalText(text).hashValue
    if let first = register[hash] { return first }
    register[hash] = (UInt32(item), UInt32(alias))
    return nil
  }

  private func noteDuplicate(_ text: String, of firstPath: String, at node: Int) {
    reader.note(.duplicate(CodingPaths.clipped(text), firstPath: firstPath), at: node)
  }
}

extension CatalogueCheck {
  /// The `image_name`s of a file of items.
  var imageNamesOfItems: [ExactText] { tree.children(of: 0).compactMap { imageName(of: $0)?.name } }

  /// The `image_name` of an item, which may be blank, and its place.
  private func imageName(of item: Int) -> (name: ExactText, node: Int)? {
    guard let node = tree.member(Item.CodingKeys.imageName, of: item),
      tree.nodes[node].type == .string
    else { return nil }
    return (ExactText(tree.string(node)), node)
  }
}
