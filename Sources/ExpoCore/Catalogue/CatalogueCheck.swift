/// Looks for probably unintended values in a validated file.
///
/// Works on the bytes: nearly all texts need no more than a look at their first.
struct CatalogueCheck {
  /// A warning and its offset, before lines and columns are counted.
  struct Warning {
    let offset: Int
    let codingPath: String
    let warning: CatalogueWarning
  }

  /// A value and the path to it.
  private struct Place {
    let value: ByteRange
    let path: String
  }

  private typealias Key = CatalogueCodingKeys

  private let slicer: JSONSlicer
  /// The item or exposition that is being checked, and its keys and values in turn.
  private var object = ByteRange(0..<0)
  private var members: [ByteRange] = []
  private(set) var warnings: [Warning] = []
  private var names: FirstPlaces
  private var imageNames: FirstPlaces
  private var aliases = FirstPlaces(capacity: 0)

  init(_ slicer: JSONSlicer, itemCount: Int) {
    self.slicer = slicer
    names = FirstPlaces(capacity: itemCount)
    imageNames = FirstPlaces(capacity: itemCount)
  }

  mutating func checkExposition(_ exposition: ByteRange) {
    open(exposition)
    let place = Place(value: exposition, path: "")
    for key in [Key.title, .location, .description, .imageDescription, .itemsTitle] {
      checkText(key, in: place)
    }
    if let visitors = value(.visitors, in: exposition),
      slicer.bytes[visitors.lowerBound] == UInt8(ascii: "-"),
      slicer.bytes[visitors.range].contains(where: { ("1"..."9").contains(Unicode.Scalar($0)) })
    {
      warn(.negativeVisitors, .visitors, in: place)
    }
    checkDuration(in: place)
    checkDetails(in: place)
    checkLinks(in: place)
  }

  mutating func checkItem(_ item: ByteRange, index: Int) {
    open(item)
    let place = Place(value: item, path: CodingPathText.appending(index: index, to: ""))
    for key in [
      Key.name, .imageName, .shortDescription, .itemDescription, .category, .imageDescription,
      .evidenceNote,
    ] {
      checkText(key, in: place)
    }
    if value(.imageDescription, in: item).map(isNull) ?? true {
      warn(.missingImageDescription, at: place)
    }
    checkAliases(in: place, item: index)
    checkDetails(in: place)
    checkLinks(in: place)
    if let word = value(.evidence, in: item).flatMap(slicer.string),
      case .unknown = Evidence(word)
    {
      warn(.unknownEvidence(CodingPathText.clipped(word)), .evidence, in: place)
    }
    checkDuplicate(.name, in: place, item: index, \.names)
    checkDuplicate(.imageName, in: place, item: index, \.imageNames)
  }

  private mutating func checkText(_ key: Key, in place: Place) {
    if let value = value(key, in: place.value), isBlank(value) {
      warn(.emptyText, at: inner(place, key, value))
    }
  }

  private mutating func checkDuration(in place: Place) {
    guard let value = value(.duration, in: place.value), let duration = slicer.string(value) else {
      return
    }
    if isBlank(value) {
      warn(.emptyText, .duration, in: place)
    } else if let period = Period(duration) {
      if period.end < period.start { warn(.durationEndsBeforeItBegins, .duration, in: place) }
    } else {
      warn(.durationIsNotTwoDates, .duration, in: place)
    }
  }

  private mutating func checkDetails(in place: Place) {
    forEachElement(.details, in: place) { check, element, path in
      for key in [Key.label, .value] { check.checkText(key, in: element, path) }
    }
  }

  private mutating func checkLinks(in place: Place) {
    forEachElement(.links, in: place) { check, element, path in
      check.checkText(.label, in: element, path)
      let url = check.value(.url, in: element).flatMap(check.slicer.string) ?? ""
      if !Link(label: "", url: url).isHTTP {
        check.warn(.linkIsNotHTTP, .url, in: Place(value: element, path: path()))
      }
    }
  }

  private mutating func checkAliases(in place: Place, item: Int) {
    var index = 0
    forEachElement(.aliases, in: place) { check, element, path in
      if check.isBlank(element) {
        check.warn(.emptyText, at: Place(value: element, path: path()))
      }
      if let alias = check.slicer.string(element),
        let first = check.aliases.first(alias, else: (item, index))
      {
        check.warn(
          .duplicate(CodingPathText.clipped(alias), firstPath: Self.path(first, .aliases)),
          at: Place(value: element, path: path()))
      }
      index += 1
    }
  }

  private mutating func checkDuplicate(
    _ key: Key, in place: Place, item: Int, _ places: WritableKeyPath<Self, FirstPlaces>
  ) {
    guard let value = value(key, in: place.value), let text = slicer.string(value),
      let first = self[keyPath: places].first(text, else: (item, nil))
    else { return }
    warn(
      .duplicate(CodingPathText.clipped(text), firstPath: Self.path(first, key)),
      at: inner(place, key, value))
  }
}

extension CatalogueCheck {
  private mutating func open(_ object: ByteRange) {
    self.object = object
    members.removeAll(keepingCapacity: true)
    slicer.appendMembers(ofObjectAt: object.lowerBound, to: &members)
  }

  private func value(_ key: Key, in object: ByteRange) -> ByteRange? {
    object == self.object
      ? slicer.value(of: key.rawValue, in: members[...])
      : slicer.value(of: key.rawValue, inObjectAt: object.lowerBound)
  }

  private func isNull(_ value: ByteRange) -> Bool {
    slicer.bytes[value.lowerBound] == UInt8(ascii: "n")
  }

  /// Whether a value is a string of blanks.
  private func isBlank(_ value: ByteRange) -> Bool {
    guard let content = slicer.content(ofString: value) else { return false }
    guard let first = content.first else { return true }
    // Most texts begin with an ASCII letter or a Hangul syllable.
    let isLetter =
      (0x21...0x7E).contains(first) && first != UInt8(ascii: "\\") || (0xEA...0xED).contains(first)
    return !isLetter
      && JSONString.text(content).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// Calls a body with each element of a member that is an array, and with its path.
  private mutating func forEachElement(
    _ key: Key, in place: Place, _ body: (inout Self, ByteRange, () -> String) -> Void
  ) {
    guard let value = value(key, in: place.value), !isNull(value) else { return }
    var index = 0
    var position = slicer.firstPart(ofContainerAt: value.lowerBound)
    while let element = slicer.part(at: position) {
      body(&self, element) {
        CodingPathText.appending(
          index: index, to: CodingPathText.appending(key: key.rawValue, to: place.path))
      }
      position = slicer.skipSeparators(from: element.upperBound)
      index += 1
    }
  }

  private mutating func checkText(_ key: Key, in object: ByteRange, _ path: () -> String) {
    if let value = value(key, in: object), isBlank(value) {
      warn(.emptyText, at: inner(Place(value: object, path: path()), key, value))
    }
  }

  private mutating func warn(_ warning: CatalogueWarning, _ key: Key, in place: Place) {
    if let value = value(key, in: place.value) { warn(warning, at: inner(place, key, value)) }
  }

  private mutating func warn(_ warning: CatalogueWarning, at place: Place) {
    warnings.append(
      Warning(offset: place.value.lowerBound, codingPath: place.path, warning: warning))
  }

  private func inner(_ place: Place, _ key: Key, _ value: ByteRange) -> Place {
    Place(value: value, path: CodingPathText.appending(key: key.rawValue, to: place.path))
  }

  private static func path(_ place: FirstPlaces.Place, _ key: Key) -> String {
    let item = CodingPathText.appending(index: place.item, to: "")
    let path = CodingPathText.appending(key: key.rawValue, to: item)
    return place.element.map { CodingPathText.appending(index: $0, to: path) } ?? path
  }
}

/// Where each text of a file was first seen; texts in different Unicode forms are the same.
private struct FirstPlaces {
  typealias Place = (item: Int, element: Int?)

  private var places: [String: Place] = [:]

  /// - Parameter capacity: The expected number of texts: growing a table hashes all of them again.
  init(capacity: Int) {
    places.reserveCapacity(capacity)
  }

  /// The place where a text was seen before; nil, and `place` is kept, if it is new or empty.
  mutating func first(_ text: String, else place: Place) -> Place? {
    guard !text.isEmpty else { return nil }
    let text = StreamSafeText.text(text)
    if let first = places[text] { return first }
    places[text] = place
    return nil
  }
}
