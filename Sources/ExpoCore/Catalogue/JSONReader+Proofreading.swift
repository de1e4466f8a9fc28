/// Proof-reading notes what can be read, but was probably not meant so.
extension JSONReader {
  /// The keys of texts that may have line breaks.
  private static let proseKeys: Set = [
    "desc", "description", "image_desc", "evidence_note", "visitors_note", "meaning",
  ]
  /// The keys of names, lines, categories and labels, which in English have a Latin letter.
  private static let lineKeys: Set = [
    "name", "short_desc", "category", "label", "title", "location", "items_title", "evidence_label",
    "word",
  ]

  /// Warns of texts that are not as readers should see them.
  func proofread() {
    guard let root else { return }
    proofread(root, in: "")
    noteSimilarIdentifiers()
  }

  /// Warns of the texts in a value, except the author's own.
  private func proofread(_ node: JSONNode, in key: String) {
    switch tree.type(of: node) {
    case .string:
      let text = tree.string(node)
      if !text.isBlank { proofread(text, at: node, key) }
    case .object:
      for child in tree.keys(of: node) {
        let key = tree.string(child)
        if !Self.isAuthors(key: key) { proofread(tree.value(of: child), in: key) }
      }
    default:
      for child in tree.elements(of: node) { proofread(child, in: key) }
    }
  }

  private func proofread(_ text: String, at node: JSONNode, _ key: String) {
    let scalars = text.unicodeScalars
    if scalars.contains("\u{FFFD}") {
      warn(.lostLetters, at: node, offset: tree.start(of: "\u{FFFD}", in: node))
    }
    if let markup = text.markup {
      warn(.markup(markup.clipped), at: node, offset: tree.start(of: markup, in: node))
    }
    if let scalar = text.invisibleScalar {
      warn(.invisible(scalar), at: node, offset: tree.start(of: String(scalar), in: node))
    }
    if scalars.contains(where: \.breaksLine), !Self.proseKeys.contains(key) {
      warn(.lineBreak, at: node, offset: tree.start(of: #"\n"#, in: node))
    }
    if key == "url", WebLink(label: "", address: text).safeAddress == nil {
      warn(.badAddress, at: node)
    }
    if key == "duration", text.isBrokenPeriod { warn(.badPeriod, at: node) }
    if isTranslation, Self.lineKeys.contains(key), !scalars.contains(where: \.isLatin) {
      warn(.notLatin, at: node)
    }
  }

  private func noteSimilarIdentifiers() {
    var first: [String: String] = [:]
    for (name, node) in identifiers {
      let other = first[name.lowercased(), default: name]
      first[name.lowercased()] = other
      if other != name { warn(.similarIdentifier(other.clipped), at: node) }
    }
  }

  /// Warns of the words of evidence that are none of these grades, if there are any.
  func checkGrades(against grades: [Grade]) {
    if grades.isEmpty { return }
    let known = grades.map(\.word)
    for (word, node) in texts(of: .evidence) where !known.contains(word) {
      warn(.unknownGrade(word.clipped, known: known), at: node)
    }
  }

  /// The identifiers of a list of items, each with its place.
  var identifiers: [(text: String, node: JSONNode)] { texts(of: .pictureName) }

  /// The texts that the items of a list have under a key, each with its place.
  private func texts(of key: Item.CodingKeys) -> [(text: String, node: JSONNode)] {
    tree.elements(of: root).compactMap { tree.text(of: key, in: $0) }.filter { !$0.text.isBlank }
  }
}

/// Comparing an edition with the original.
extension JSONReader {
  /// Warns of the items of a translation that the original lacks, of those that the translation
  /// lacks, and of texts that are the original's.
  func compare(with originals: [Item]) {
    guard let root, tree.type(of: root) == .array else { return }
    let known = Dictionary(originals.map { ($0.pictureName, $0) }) { first, _ in first }
    for (name, node) in identifiers {
      if let original = known[name], let item = tree.parent(of: node) {
        compare(item, with: original.json)
      } else {
        warn(.unknownItem, at: node)
      }
    }
    let translated = Set(identifiers.map(\.text))
    for original in originals where !translated.contains(original.pictureName) {
      warn(.untranslatedItem(original.name.clipped), at: root)
    }
  }

  /// Warns of texts of a translation that are the original's, and of another number of grades.
  func compare(with original: Exposition) {
    guard let root else { return }
    compare(root, with: original.json)
    if let grades = tree.value(of: Exposition.CodingKeys.grades.stringValue, in: root) {
      let count = Array(tree.elements(of: grades)).count
      if count != original.grades.count {
        warn(.otherGrades(count: count, original: original.grades.count), at: grades)
      }
    }
  }

  private func compare(_ node: JSONNode, with original: JSONValue, under key: String = "") {
    switch original {
    case .integer: break
    case .array(let elements):
      for (child, element) in zip(tree.elements(of: node), elements) {
        compare(child, with: element, under: key)
      }
    case .object(let members):
      for (key, member) in members {
        if let value = tree.value(of: key, in: node) { compare(value, with: member, under: key) }
      }
    case .string(let text):
      // A fact, such as a year or a size, may be the same in every language if it has no letters of
      // another script; so may a source. Lines have a warning of their own.
      let scalars = text.unicodeScalars
      let isForeign =
        key == "value" && scalars.contains { $0.properties.isAlphabetic && !$0.isLatin }
      guard isForeign || Self.proseKeys.contains(key), tree.isText(node),
        tree.string(node) == text
      else { return }
      warn(.sameAsOriginal, at: node)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a Latin letter, with or without accents.
  fileprivate var isLatin: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x24F, 0x1E00...0x1EFF: properties.isAlphabetic
    default: false
    }
  }
}

extension String {
  /// The first scalar that a terminal shows by its code point, because it cannot be seen.
  fileprivate var invisibleScalar: Unicode.Scalar? {
    let shown = ControlEscaping.escaped(self)
    if shown.utf8.count == utf8.count { return nil }
    return unicodeScalars.first { ControlEscaping.escaped(String($0)) != String($0) }
  }

  /// The first tag or entity of HTML, such as `<br>` or `&nbsp;`.
  fileprivate var markup: String? {
    var rest = utf8[...]
    while let start = rest.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
    {
      let isTag = rest[start] == UInt8(ascii: "<")
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(of: UInt8(ascii: isTag ? ">" : ";")) else { continue }
      let body = String(self[rest.startIndex..<end])
      if isTag ? Self.isTag(body) : Self.isEntity(body) { return String(self[start...end]) }
    }
    return nil
  }

  /// The elements that texts copied from pages have.
  private static let elements: Set = [
    "a", "b", "br", "cite", "code", "div", "em", "font", "h1", "h2", "h3", "h4", "hr", "i", "img",
    "li", "ol", "p", "q", "s", "small", "span", "strong", "sub", "sup", "table", "td", "th", "tr",
    "u", "ul",
  ]

  private static func isTag(_ body: String) -> Bool {
    let name = (body.hasPrefix("/") ? body.dropFirst() : body[...])
      .prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return elements.contains(name.lowercased())
  }

  private static func isEntity(_ body: String) -> Bool {
    let name = body.hasPrefix("#") ? body.dropFirst() : body[...]
    return (2...10).contains(name.utf8.count)
      && name.utf8.allSatisfy { $0.isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
  }

  /// Whether a duration has two dates in digits, but is no period that could have been.
  fileprivate var isBrokenPeriod: Bool {
    guard contains("."), contains("-"), utf8.allSatisfy({ $0.isDigit || ".- ".utf8.contains($0) })
    else { return false }
    guard let period = Period(self) else { return true }
    let days = [period.start, period.end].map { ($0.year, $0.month, $0.day) }
    return days[1] < days[0]
  }
}
