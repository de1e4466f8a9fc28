/// The parts of an item that are searched, in the order of their weight.
public enum SearchField: Int, CaseIterable, Sendable {
  case name
  case alias
  case category
  case shortDescription
  case details
  case text

  /// The key of the data format under which it stands.
  public var key: String {
    switch self {
    case .name: Item.CodingKeys.name.rawValue
    case .alias: Item.CodingKeys.aliases.rawValue
    case .category: Item.CodingKeys.category.rawValue
    case .shortDescription: Item.CodingKeys.shortDescription.rawValue
    case .details: Item.CodingKeys.details.rawValue
    case .text: Item.CodingKeys.itemDescription.rawValue
    }
  }
}

extension Item {
  /// The first result other than nil that a body gives for the item's texts, the weightiest first.
  ///
  /// A detail is two texts, its label and its value.
  func firstText<Result>(_ body: (SearchField, String) -> Result?) -> Result? {
    if let result = body(.name, name) { return result }
    for alias in aliases {
      if let result = body(.alias, alias) { return result }
    }
    if let category, let result = body(.category, category) { return result }
    if let result = body(.shortDescription, shortDescription) { return result }
    for detail in details {
      if let result = body(.details, detail.label) ?? body(.details, detail.value) { return result }
    }
    return body(.text, description)
  }
}
