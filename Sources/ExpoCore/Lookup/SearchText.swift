/// A text of an item or of the exposition that is searched.
package struct SearchText: Sendable {
  /// The key of its field in the data format.
  let key: String
  let text: String
  /// How much a match counts, 0 the most: names go before a summary, and that before all else.
  let level: Int

  init(_ key: some CodingKey, _ text: String, level: Int = 2) {
    self.key = key.stringValue
    self.text = text
    self.level = level
  }

  /// Whether the page of the topic shows it, so that a reader can go to its matches.
  var isOnPage: Bool { key != Item.CodingKeys.aliases.rawValue }

  /// Whether an excerpt is one of its sentences.
  var isProse: Bool {
    [Item.CodingKeys.text.rawValue, Exposition.CodingKeys.text.rawValue].contains(key)
  }
}

/// The texts in the order in which an excerpt is chosen: prose and facts before names and categories,
/// which readers see beside the excerpt, and sources and links last.
extension Item {
  package var searchTexts: [SearchText] {
    typealias Key = CodingKeys
    var texts = [
      SearchText(Key.text, plain(text)),
      SearchText(Key.shortDescription, shortDescription, level: 1),
    ]
    if let evidence { texts.append(SearchText(Key.evidence, evidence)) }
    if let evidenceNote { texts.append(SearchText(Key.evidenceNote, plain(evidenceNote))) }
    texts += details.map { SearchText(Key.details, plain($0.line)) }
    if let pictureDescription {
      texts.append(SearchText(Key.pictureDescription, pictureDescription))
    }
    texts.append(SearchText(Key.name, name, level: 0))
    texts += aliases.map { SearchText(Key.aliases, $0, level: 0) }
    if let category { texts.append(SearchText(Key.category, category, level: 1)) }
    texts += sources.map { SearchText(Key.sources, $0) }
    return texts + links.map { SearchText(Key.links, $0.label) }
  }
}

extension Exposition {
  package var searchTexts: [SearchText] {
    typealias Key = CodingKeys
    let visitors = [visitors?.groupedDigits, visitorsNote].compactMap(\.self)
    var texts = [
      SearchText(Key.text, plain(text ?? "")),
      SearchText(Key.location, location ?? "", level: 1),
    ]
    texts += details.map { SearchText(Key.details, plain($0.line)) }
    if let pictureDescription {
      texts.append(SearchText(Key.pictureDescription, pictureDescription))
    }
    texts.append(SearchText(Key.title, name, level: 0))
    texts += aliases.map { SearchText(Key.aliases, $0, level: 0) }
    texts.append(SearchText(Key.visitors, visitors.joined(separator: " ")))
    if let duration { texts.append(SearchText(Key.duration, duration)) }
    texts += sources.map { SearchText(Key.sources, $0) }
    return texts + links.map { SearchText(Key.links, $0.label) }
  }
}

extension CatalogueEntry {
  /// The text without the numbers of its notes.
  fileprivate func plain(_ text: String) -> String { text.withoutNoteNumbers(upTo: sources.count) }
}

extension Detail {
  fileprivate var line: String { "\(label): \(value)" }
}
