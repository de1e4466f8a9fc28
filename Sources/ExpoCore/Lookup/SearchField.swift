/// The parts of an item or of an exposition that are searched, the most important first.
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
  /// The word for the evidence, in any language of the program.
  case evidence
  case evidenceNote
  /// A description of the picture.
  case imageDescription
  /// One of the sources of the texts.
  case sources
  /// The label of a link.
  case links

  /// Whether the field is what readers call the thing.
  var isName: Bool { rawValue <= Self.category.rawValue }
}

/// The texts of one field.
struct SearchTexts {
  /// The key of the field in the data format.
  let key: String
  /// Several if the field is a list.
  let texts: [String]

  init(_ key: some CodingKey, _ texts: [String]) {
    self.key = key.stringValue
    self.texts = texts
  }
}

/// What has texts to search.
protocol Searchable {
  func texts(of field: SearchField) -> SearchTexts?
}

extension Item: Searchable {
  func texts(of field: SearchField) -> SearchTexts? {
    typealias Key = CodingKeys
    func text(_ key: Key, _ text: String?) -> SearchTexts? { text.map { SearchTexts(key, [$0]) } }
    return switch field {
    case .name: text(.name, name)
    case .alias: SearchTexts(Key.aliases, aliases)
    case .category: text(.category, category)
    case .shortDescription: text(.shortDescription, shortDescription)
    case .details: SearchTexts(Key.details, details.map(\.line))
    case .text: text(.description, description)
    case .evidence: evidence.map { SearchTexts(Key.evidence, $0.words) }
    case .evidenceNote: text(.evidenceNote, evidenceNote)
    case .imageDescription: text(.imageDescription, imageDescription)
    case .sources: SearchTexts(Key.sources, sources)
    case .links: SearchTexts(Key.links, links.map(\.label))
    case .visitors, .duration: nil
    }
  }
}

extension Exposition: Searchable {
  func texts(of field: SearchField) -> SearchTexts? {
    typealias Key = CodingKeys
    return switch field {
    case .name: SearchTexts(Key.title, [titleLines.joined(separator: " ")])
    case .alias: SearchTexts(Key.aliases, aliases)
    case .shortDescription: SearchTexts(Key.location, [location])
    case .details: SearchTexts(Key.details, details.map(\.line))
    case .text: SearchTexts(Key.description, [description])
    case .imageDescription: imageDescription.map { SearchTexts(Key.imageDescription, [$0]) }
    case .sources: SearchTexts(Key.sources, sources)
    case .links: SearchTexts(Key.links, links.map(\.label))
    case .visitors:
      SearchTexts(
        Key.visitors,
        [[visitors?.groupedDigits, visitorsNote].compactMap(\.self).joined(separator: " ")])
    case .duration: duration.map { SearchTexts(Key.duration, [$0]) }
    case .category, .evidence, .evidenceNote: nil
    }
  }
}

extension Detail {
  fileprivate var line: String { "\(label): \(value)" }
}
