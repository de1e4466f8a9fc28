/// The parts of an item or of an exposition that are searched, the most important first.
public enum SearchField: Int, CaseIterable, Sendable {
  /// The name of an item, or the title of an exposition.
  case name
  case alias
  case category
  /// The short description of an item, or the location of an exposition.
  case shortDescription
  case details
  case text
  /// The word for the evidence, and its ground.
  case evidence
  /// One of the sources of the texts.
  case sources

  /// Whether the field is a text in sentences, and not a name.
  var isProse: Bool {
    switch self {
    case .name, .alias, .category: false
    case .shortDescription, .evidence, .details, .text, .sources: true
    }
  }
}

/// A text that is searched.
struct SearchText {
  let field: SearchField
  /// The key of the field in the data format.
  let key: String
  /// Which of the aliases, details or sources it is, from 0; 0 for every other field.
  let element: Int
  let text: String

  init(_ field: SearchField, _ key: some CodingKey, _ text: String, element: Int = 0) {
    self.field = field
    self.key = key.stringValue
    self.element = element
    self.text = text
  }
}

/// Returns whether a body returns true for one of the texts of a field, of which there may be millions.
typealias SearchTexts = (_ field: SearchField, _ body: (SearchText) -> Bool) -> Bool

extension Item {
  /// - Parameter evidenceWord: The word that stands for the evidence on the item's page.
  func hasText(
    of field: SearchField, evidenceWord: (Evidence) -> String?, where body: (SearchText) -> Bool
  ) -> Bool {
    typealias Key = CodingKeys
    func has(_ key: Key, _ text: String?) -> Bool {
      text.map { body(SearchText(field, key, $0)) } ?? false
    }
    return switch field {
    case .name: has(.name, name)
    case .alias: aliases.hasText(of: field, Key.aliases, where: body)
    case .category: has(.category, category)
    case .shortDescription: has(.shortDescription, shortDescription)
    case .details: details.hasText(of: field, Key.details, where: body)
    case .sources: sources.hasText(of: field, Key.sources, where: body)
    case .text: has(.description, description)
    case .evidence:
      has(.evidence, evidence.flatMap(evidenceWord)) || has(.evidenceNote, evidenceNote)
    }
  }
}

extension Exposition {
  func hasText(of field: SearchField, where body: (SearchText) -> Bool) -> Bool {
    typealias Key = CodingKeys
    return switch field {
    case .name: body(SearchText(field, Key.title, titleLines.joined(separator: " ")))
    case .alias: aliases.hasText(of: field, Key.aliases, where: body)
    case .shortDescription: body(SearchText(field, Key.location, location))
    case .details: details.hasText(of: field, Key.details, where: body)
    case .sources: sources.hasText(of: field, Key.sources, where: body)
    case .text: body(SearchText(field, Key.description, description))
    case .category, .evidence: false
    }
  }
}

extension [String] {
  fileprivate func hasText(
    of field: SearchField, _ key: some CodingKey, where body: (SearchText) -> Bool
  ) -> Bool {
    enumerated().contains { body(SearchText(field, key, $1, element: $0)) }
  }
}

extension [Detail] {
  fileprivate func hasText(
    of field: SearchField, _ key: some CodingKey, where body: (SearchText) -> Bool
  ) -> Bool {
    enumerated().contains {
      body(SearchText(field, key, "\($1.label): \($1.value)", element: $0))
    }
  }
}
