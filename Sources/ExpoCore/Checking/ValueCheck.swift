/// Judges the values of an exposition or of items, each by itself.
struct ValueCheck {
  private(set) var warnings: [LocatedWarning] = []

  mutating func judge(_ exposition: Exposition, at place: JSONCursor) {
    typealias Key = Exposition.CodingKeys
    judge(exposition.title, at: place, Key.title)
    if exposition.visitors < 0 { warn(.negativeVisitors, at: place, Key.visitors) }
    judge(exposition.location, at: place, Key.location)
    judge(duration: exposition.duration, at: place, Key.duration)
    judge(exposition.description, at: place, Key.description)
    judge(exposition.imageDescription, at: place, Key.imageDescription)
    judge(exposition.itemsTitle, at: place, Key.itemsTitle)
    judge(exposition.details, at: place, Key.details)
    judge(exposition.links, at: place, Key.links)
  }

  mutating func judge(_ item: Item, at place: JSONCursor) {
    typealias Key = Item.CodingKeys
    judge(item.name, at: place, Key.name)
    judge(item.imageName, at: place, Key.imageName)
    judge(item.shortDescription, at: place, Key.shortDescription)
    judge(item.description, at: place, Key.itemDescription)
    judge(item.category, at: place, Key.category)
    judge(item.imageDescription, at: place, Key.imageDescription)
    if item.imageDescription == nil {
      warnings.append(LocatedWarning(.missingImageDescription, at: place))
    }
    judge(item.aliases, at: place, Key.aliases)
    judge(item.details, at: place, Key.details)
    judge(item.links, at: place, Key.links)
    if case .unknown(let word) = item.evidence {
      warn(.unknownEvidence(CodingPathText.clipped(word)), at: place, Key.evidence)
    }
    judge(item.evidenceNote, at: place, Key.evidenceNote)
  }

  private mutating func judge(_ text: String?, at place: JSONCursor, _ key: some CodingKey) {
    if let text, text.isBlank { warn(.emptyText, at: place, key) }
  }

  private mutating func judge(
    duration: String,
    at place: JSONCursor,
    _ key: some CodingKey
  ) {
    if duration.isBlank {
      warn(.emptyText, at: place, key)
    } else if let period = Period(duration) {
      if period.end < period.start { warn(.durationEndsBeforeItBegins, at: place, key) }
    } else {
      warn(.durationIsNotTwoDates, at: place, key)
    }
  }

  private mutating func judge(_ texts: [String], at place: JSONCursor, _ key: some CodingKey) {
    guard texts.contains(where: \.isBlank) else { return }
    for (text, place) in zip(texts, place.elements(of: key)) where text.isBlank {
      warnings.append(LocatedWarning(.emptyText, at: place))
    }
  }

  private mutating func judge(_ details: [Detail], at place: JSONCursor, _ key: some CodingKey) {
    guard details.contains(where: { $0.label.isBlank || $0.value.isBlank }) else { return }
    for (detail, place) in zip(details, place.elements(of: key)) {
      judge(detail.label, at: place, Detail.CodingKeys.label)
      judge(detail.value, at: place, Detail.CodingKeys.value)
    }
  }

  private mutating func judge(_ links: [Link], at place: JSONCursor, _ key: some CodingKey) {
    guard links.contains(where: { $0.label.isBlank || !$0.isHTTP }) else { return }
    for (link, place) in zip(links, place.elements(of: key)) {
      judge(link.label, at: place, Link.CodingKeys.label)
      if !link.isHTTP { warn(.linkIsNotHTTP, at: place, Link.CodingKeys.url) }
    }
  }

  private mutating func warn(
    _ warning: CatalogueWarning,
    at place: JSONCursor,
    _ key: some CodingKey
  ) {
    if let place = place.member(key.stringValue) {
      warnings.append(LocatedWarning(warning, at: place))
    }
  }
}

extension JSONCursor {
  fileprivate func elements(of key: some CodingKey) -> [JSONCursor] {
    member(key.stringValue)?.elements ?? []
  }
}

extension String {
  fileprivate var isBlank: Bool {
    guard let first = utf8.first else { return true }
    // Most texts begin with a letter of ASCII or a Hangul syllable, which need no closer look.
    let isLetter = (0x21...0x7E).contains(first) || (0xEA...0xED).contains(first)
    return !isLetter && unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
