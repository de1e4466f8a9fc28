/// The parts of an item or of an exposition that are searched.
public enum SearchField: Int, CaseIterable, Sendable {
  /// The name of an item, or the title of an exposition.
  case name
  case alias
  case category
  /// The short description of an item, or the location of an exposition.
  case shortDescription
  /// The number of visitors of an exposition, with its note.
  case visitors
  /// The period of an exposition.
  case duration
  case details
  case text
  /// The word of the grade of the evidence.
  case evidence
  case evidenceNote
  /// A description of the picture.
  case imageDescription
  /// One of the sources of the texts.
  case sources
  /// The label of a link.
  case links

  /// The fields from which an excerpt is taken first: they say more than a name or a category, which readers see
  /// beside the excerpt.
  private static let telling: [SearchField] = [
    .text, .shortDescription, .evidence, .evidenceNote, .details, .imageDescription,
  ]

  /// The place of the field in the order in which an excerpt is chosen.
  var placeInHit: Int { Self.telling.firstIndex(of: self) ?? Self.allCases.count + rawValue }
}

/// The texts of one field.
package struct SearchTexts {
  let field: SearchField
  /// The key of the field in the data format.
  let key: String
  /// Several if the field is a list.
  let texts: [String]

  init(_ field: SearchField, _ key: some CodingKey, _ texts: [String]) {
    self.field = field
    self.key = key.stringValue
    self.texts = texts
  }

  init(_ field: SearchField, _ key: some CodingKey, _ text: String?) {
    self.init(field, key, text.map { [$0] } ?? [])
  }
}

extension Item {
  package var searchTexts: [SearchTexts] {
    typealias Key = CodingKeys
    return [
      SearchTexts(.name, Key.name, name),
      SearchTexts(.alias, Key.aliases, aliases),
      SearchTexts(.category, Key.category, category),
      SearchTexts(.shortDescription, Key.shortDescription, shortDescription),
      SearchTexts(.details, Key.details, details.map(\.line)),
      SearchTexts(.text, Key.description, description),
      SearchTexts(.evidence, Key.evidence, evidence),
      SearchTexts(.evidenceNote, Key.evidenceNote, evidenceNote),
      SearchTexts(.imageDescription, Key.imageDescription, imageDescription),
      SearchTexts(.sources, Key.sources, sources),
      SearchTexts(.links, Key.links, links.map(\.label)),
    ]
  }
}

extension Exposition {
  package var searchTexts: [SearchTexts] {
    typealias Key = CodingKeys
    let visitors = [visitors?.groupedDigits, visitorsNote].compactMap(\.self)
    return [
      SearchTexts(.name, Key.title, name),
      SearchTexts(.alias, Key.aliases, aliases),
      SearchTexts(.shortDescription, Key.location, location),
      SearchTexts(.visitors, Key.visitors, visitors.joined(separator: " ")),
      SearchTexts(.duration, Key.duration, duration),
      SearchTexts(.details, Key.details, details.map(\.line)),
      SearchTexts(.text, Key.description, description),
      SearchTexts(.imageDescription, Key.imageDescription, imageDescription),
      SearchTexts(.sources, Key.sources, sources),
      SearchTexts(.links, Key.links, links.map(\.label)),
    ]
  }
}

extension Detail {
  fileprivate var line: String { "\(label): \(value)" }
}
