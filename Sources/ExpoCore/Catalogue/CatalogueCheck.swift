/// Looks for probably unintended values in well-formed JSON.
///
/// Passes over values of a wrong type, which ``JSONScanner`` reports. Works on the bytes: nearly all
/// texts need no more than a look at their first.
struct CatalogueCheck {
  /// Those of one value are together, not always in the order of the text.
  private(set) var warnings: [LocatedFault] = []
  /// Whether the value has a key that the format does not have.
  var checksKeys = true
  private var names: FirstPlaces
  private var imageNames: FirstPlaces
  private var aliases = FirstPlaces(.aliases, capacity: 0)
  /// The names of the catalogue's pictures, if items should have one.
  var pictures: Set<ExactText> = []
  /// The `image_name`s of the items that a file translates; nil if it is no translation.
  var originals: [ExactText]? {
    didSet { originalNames = Set(originals ?? []) }
  }
  private var originalNames: Set<ExactText> = []
  /// The `image_name`s of a translation so far.
  private var translated: Set<ExactText> = []

  init(itemCount: Int) {
    names = FirstPlaces(.name, capacity: itemCount)
    imageNames = FirstPlaces(.imageName, capacity: itemCount)
  }

  mutating func removeWarnings() -> [LocatedFault] {
    defer { warnings.removeAll() }
    return warnings
  }

  mutating func checkExposition(_ view: JSONView) {
    typealias Key = Exposition.CodingKeys
    let exposition = JSONObject<Key>(view)
    checkKeys(of: view, Key.self)
    for key in [Key.title, .location, .duration, .description, .imageDescription, .itemsTitle] {
      checkText(exposition[key])
    }
    for key in [Key.location, .duration, .itemsTitle] { checkLine(exposition[key]) }
    if let aliases = exposition[.aliases] {
      for alias in aliases.elements {
        checkText(alias)
        checkLine(alias)
      }
    }
    if let visitors = exposition[.visitors], case .success(..<0) = visitors.integer {
      warn(.negativeVisitors, at: visitors)
    }
    checkDuration(exposition[.duration])
    checkDetails(exposition[.details])
    checkLinks(exposition[.links])
  }

  mutating func checkItem(_ view: JSONView, index: Int) {
    guard view.isObject else { return }
    typealias Key = Item.CodingKeys
    let item = JSONObject<Key>(view)
    for key in [
      Key.name, .imageName, .shortDescription, .description, .category, .imageDescription,
      .evidenceNote,
    ] {
      checkText(item[key])
    }
    for key in [Key.name, .imageName, .shortDescription, .category] { checkLine(item[key]) }
    checkKeys(of: view, Key.self)
    checkImageName(item[.imageName])
    if item[.imageDescription]?.isNull ?? true { warn(.missingImageDescription, at: view) }
    checkDetails(item[.details])
    checkLinks(item[.links])
    if let evidence = item[.evidence], let word = evidence.string,
      case .unknown = Evidence(rawValue: word)
    {
      warn(.unknownEvidence(CodingPaths.clipped(word)), at: evidence)
    }
    add(names.duplicate(item[.name], item: index))
    add(imageNames.duplicate(item[.imageName], item: index))
    guard let list = item[.aliases] else { return }
    for (element, alias) in list.elements.enumerated() {
      checkText(alias)
      checkLine(alias)
      add(aliases.duplicate(alias, item: index, element: element))
    }
  }

  /// Warns of the items that a translation lacks, at its end, where they can be added.
  mutating func checkEnd(ofFileAt offset: Int) {
    for name in originals ?? [] where !translated.contains(name) {
      add(LocatedFault(.untranslatedItem(CodingPaths.clipped(name.text)), at: offset))
    }
  }

  private mutating func checkText(_ text: JSONView?) {
    if let text, text.isBlankString { warn(.emptyText, at: text) }
  }

  /// Warns of a line break in a text that pages show on one line.
  private mutating func checkLine(_ text: JSONView?) {
    guard let text, let content = text.content,
      JSONString.hasEscape(content),
      JSONString.text(content).contains(where: \.isNewline)
    else { return }
    warn(.lineBreak, at: text)
  }

  private mutating func checkImageName(_ value: JSONView?) {
    guard let value, let text = value.string, !text.isEmpty else { return }
    let name = ExactText(text)
    if text.utf8.first == UInt8(ascii: ".") || text.utf8.contains(UInt8(ascii: "/")) {
      warn(.imageNameIsNotFileName, at: value)
    } else if !pictures.isEmpty, !pictures.contains(name) {
      warn(.missingPicture, at: value)
    }
    guard originals != nil else { return }
    if !originalNames.contains(name) { warn(.unknownItem, at: value) }
    translated.insert(name)
  }

  /// Warns of unknown keys that are nearly one that the object lacks.
  private mutating func checkKeys<Key: CodingKey & CaseIterable>(
    of object: JSONView, _ keys: Key.Type
  ) {
    guard checksKeys else { return }
    for (key, _) in object.members {
      if Key.allCases.contains(where: { key.isString($0.stringValue) }) { continue }
      guard let word = key.string,
        let meant = Key.allCases.first(where: { KeyWord(word).isNear(KeyWord($0.stringValue)) }),
        object.member(meant) == nil
      else { continue }
      warn(.unknownKey(CodingPaths.clipped(word), meant: meant.stringValue), at: key)
    }
  }

  private mutating func checkDuration(_ value: JSONView?) {
    guard let value, !value.isBlankString, let duration = value.string else { return }
    if let period = Period(duration) {
      if period.end < period.start { warn(.durationEndsBeforeItBegins, at: value) }
    } else {
      warn(.durationIsNotTwoDates, at: value)
    }
  }

  private mutating func checkDetails(_ details: JSONView?) {
    guard let details else { return }
    for detail in details.elements {
      checkKeys(of: detail, Detail.CodingKeys.self)
      let members = JSONObject<Detail.CodingKeys>(detail)
      checkLine(members[.label])
      for key in [Detail.CodingKeys.label, .value] { checkText(members[key]) }
    }
  }

  private mutating func checkLinks(_ links: JSONView?) {
    guard let links else { return }
    for link in links.elements {
      checkKeys(of: link, Link.CodingKeys.self)
      let members = JSONObject<Link.CodingKeys>(link)
      checkLine(members[.label])
      checkText(members[.label])
      if let url = members[.url], let address = url.string,
        !Link(label: "", url: address).isHTTP
      {
        warn(.linkIsNotHTTP, at: url)
      }
    }
  }

  private mutating func warn(_ warning: CatalogueFault, at value: JSONView) {
    add(LocatedFault(warning, at: value.range.lowerBound))
  }

  private mutating func add(_ warning: LocatedFault?) {
    if let warning { warnings.append(warning) }
  }
}

extension JSONView {
  fileprivate var isBlankString: Bool {
    guard let content else { return false }
    guard let first = content.first else { return true }
    // Most texts begin with an ASCII letter or a Hangul syllable.
    let isLetter =
      (0x21...0x7E).contains(first) && first != UInt8(ascii: "\\") || (0xEA...0xED).contains(first)
    return !isLetter
      && JSONString.text(content).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}

/// A key without case and underscores, to be compared with another.
private struct KeyWord {
  private let letters: [UInt8]

  init(_ key: String) {
    letters = key.utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
      .map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  /// Whether one is the other with a letter inserted, replaced or swapped with its neighbour, or
  /// without its last two letters.
  func isNear(_ other: KeyWord) -> Bool {
    guard abs(letters.count - other.letters.count) <= 2 else { return false }
    let start = zip(letters, other.letters).prefix { $0 == $1 }.count
    var (rest, otherRest) = (letters[start...], other.letters[start...])
    if start >= 4, rest.isEmpty { return true }
    while let last = rest.last, last == otherRest.last {
      rest.removeLast()
      otherRest.removeLast()
    }
    return rest.count <= 1 && otherRest.count <= 1
      || rest.count == 2 && rest.elementsEqual(otherRest.reversed())
  }
}

/// Where each text under a key was first seen; texts in different Unicode forms are the same.
///
/// The texts stay in the file: a table of 400,000 strings is a third of a file of 150 MB.
private struct FirstPlaces {
  private struct Place {
    /// Where the text begins in the file, which is at most 1 GiB long.
    let offset: UInt32
    let item: UInt32
    /// The number of an element; that of no element is the largest.
    let element: UInt32
  }

  private let key: Item.CodingKeys
  /// By the hash of the text, or, if another text has that, by the next one that is free.
  private var places: [Int: Place] = [:]

  /// - Parameter capacity: The expected number of texts: growing a table moves all of them.
  init(_ key: Item.CodingKeys, capacity: Int) {
    self.key = key
    places.reserveCapacity(capacity)
  }

  /// The warning if a text was seen before; nil, and its place is kept, if it is new, empty or no text.
  mutating func duplicate(_ value: JSONView?, item: Int, element: Int? = nil) -> LocatedFault? {
    guard let value, let text = value.string, !text.isEmpty else { return nil }
    let comparable = StreamSafeText.text(text)
    var hash = comparable.hashValue
    while let first = places[hash] {
      if let seen = JSONView(value.text, at: Int(first.offset))?.string,
        StreamSafeText.text(seen) == comparable
      {
        let element = first.element == .max ? "" : "[\(first.element)]"
        return LocatedFault(
          .duplicate(
            CodingPaths.clipped(text), firstPath: "[\(first.item)].\(key.rawValue)\(element)"),
          at: value.range.lowerBound)
      }
      hash &+= 1
    }
    places[hash] = Place(
      offset: UInt32(value.range.lowerBound), item: UInt32(item),
      element: element.map { UInt32($0) } ?? .max)
    return nil
  }
}
