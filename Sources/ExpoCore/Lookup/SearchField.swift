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
  /// A detail that lists sources.
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
  /// Which of the aliases or details it is, from 0; 0 for every other field.
  var element = 0
  let text: String
}

extension Item {
  /// The texts that are searched, those of the most important field first.
  ///
  /// - Parameter evidenceWord: The word that stands for the evidence on the item's page.
  func searchTexts(_ evidenceWord: (Evidence) -> String?) -> [SearchText] {
    let word = evidence.flatMap(evidenceWord)
    let details = SearchText.details(details, CodingKeys.details)
    return [SearchText(.name, CodingKeys.name, name)]
      + SearchText.all(.alias, CodingKeys.aliases, aliases)
      + SearchText.all(.category, CodingKeys.category, [category].compactMap(\.self))
      + [SearchText(.shortDescription, CodingKeys.shortDescription, shortDescription)]
      + details.filter { $0.field == .details }
      + [SearchText(.text, CodingKeys.description, description)]
      + SearchText.all(.evidence, CodingKeys.evidence, [word].compactMap(\.self))
      + SearchText.all(.evidence, CodingKeys.evidenceNote, [evidenceNote].compactMap(\.self))
      + details.filter { $0.field == .sources }
  }
}

extension Exposition {
  /// The texts that are searched, those of the most important field first.
  var searchTexts: [SearchText] {
    let details = SearchText.details(details, CodingKeys.details)
    return [SearchText(.name, CodingKeys.title, TitleLines.joined(title))]
      + SearchText.all(.alias, CodingKeys.aliases, aliases)
      + [SearchText(.shortDescription, CodingKeys.location, location)]
      + details.filter { $0.field == .details }
      + [SearchText(.text, CodingKeys.description, description)]
      + details.filter { $0.field == .sources }
  }
}

extension SearchText {
  init(_ field: SearchField, _ key: some CodingKey, _ text: String, element: Int = 0) {
    self.init(field: field, key: key.stringValue, element: element, text: text)
  }

  static func all(_ field: SearchField, _ key: some CodingKey, _ texts: [String]) -> [SearchText] {
    texts.enumerated().map { SearchText(field, key, $1, element: $0) }
  }

  /// Details, those that list sources in a field of their own.
  static func details(_ details: [Detail], _ key: some CodingKey) -> [SearchText] {
    details.enumerated().map { element, detail in
      let isSource = ["출처", "Source", "Sources"].contains(detail.label)
      return SearchText(
        isSource ? .sources : .details, key, "\(detail.label): \(detail.value)", element: element)
    }
  }
}
