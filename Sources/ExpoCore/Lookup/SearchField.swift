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

  /// Whether the field is a text in sentences, and not a name.
  var isProse: Bool {
    switch self {
    case .name, .alias, .category: false
    case .shortDescription, .details, .text: true
    }
  }
}

/// A text that is searched.
struct SearchText {
  let field: SearchField
  /// The key of the field in the data format.
  let key: String
  /// Which of the aliases or details it is, from 0; 0 for every other field.
  var element = 0
  let text: String
}

extension Item {
  /// The texts that are searched, those of the most important field first.
  var searchTexts: [SearchText] {
    func text(_ field: SearchField, _ key: CodingKeys, _ text: String, _ element: Int = 0)
      -> SearchText
    { SearchText(field: field, key: key.rawValue, element: element, text: text) }
    return [text(.name, .name, name)]
      + aliases.enumerated().map { text(.alias, .aliases, $1, $0) }
      + (category.map { [text(.category, .category, $0)] } ?? [])
      + [text(.shortDescription, .shortDescription, shortDescription)]
      + details.enumerated().map { text(.details, .details, "\($1.label): \($1.value)", $0) }
      + [text(.text, .description, description)]
  }
}

extension Exposition {
  /// The texts that are searched, those of the most important field first.
  var searchTexts: [SearchText] {
    func text(_ field: SearchField, _ key: CodingKeys, _ text: String, _ element: Int = 0)
      -> SearchText
    { SearchText(field: field, key: key.rawValue, element: element, text: text) }
    return [text(.name, .title, TitleLines.joined(title))]
      + aliases.enumerated().map { text(.alias, .aliases, $1, $0) }
      + [text(.shortDescription, .location, location)]
      + details.enumerated().map { text(.details, .details, "\($1.label): \($1.value)", $0) }
      + [text(.text, .description, description)]
  }
}
