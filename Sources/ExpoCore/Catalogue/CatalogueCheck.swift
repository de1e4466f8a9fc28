/// Looks for probably unintended values in well-formed JSON.
///
/// Passes over values of a wrong type, which ``ShapeValidator`` reports. Works on the bytes: nearly all
/// texts need no more than a look at their first.
struct CatalogueCheck {
  /// Those of one value are together, not always in the order of the text.
  private(set) var warnings: [LocatedFault] = []
  private var names: FirstPlaces
  private var imageNames: FirstPlaces
  private var aliases = FirstPlaces(.aliases, capacity: 0)

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
    for key in [Key.title, .location, .duration, .description, .imageDescription, .itemsTitle] {
      checkText(exposition[key])
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
      add(aliases.duplicate(alias, item: index, element: element))
    }
  }

  private mutating func checkText(_ text: JSONView?) {
    if let text, text.isBlankString { warn(.emptyText, at: text) }
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
      for key in [Detail.CodingKeys.label, .value] { checkText(detail.member(key)) }
    }
  }

  private mutating func checkLinks(_ links: JSONView?) {
    guard let links else { return }
    for link in links.elements {
      checkText(link.member(Link.CodingKeys.label))
      if let url = link.member(Link.CodingKeys.url), let address = url.string,
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
  /// Whether the value is a string of blanks.
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

/// Where each text under a key was first seen; texts in different Unicode forms are the same.
private struct FirstPlaces {
  private let key: Item.CodingKeys
  private var places: [String: (item: Int, element: Int?)] = [:]

  /// - Parameter capacity: The expected number of texts: growing a table hashes all of them again.
  init(_ key: Item.CodingKeys, capacity: Int) {
    self.key = key
    places.reserveCapacity(capacity)
  }

  /// The warning if a text was seen before; nil, and its place is kept, if it is new, empty or no text.
  mutating func duplicate(_ value: JSONView?, item: Int, element: Int? = nil) -> LocatedFault? {
    guard let value, let text = value.string, !text.isEmpty else { return nil }
    let comparable = StreamSafeText.text(text)
    guard let first = places[comparable] else {
      places[comparable] = (item, element)
      return nil
    }
    let path = "[\(first.item)].\(key.rawValue)" + (first.element.map { "[\($0)]" } ?? "")
    return LocatedFault(
      .duplicate(CodingPaths.clipped(text), firstPath: path), at: value.range.lowerBound)
  }
}
