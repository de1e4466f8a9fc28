/// The model as JSON: the format's keys in the format's order, what is absent left out.
extension JSONValue {
  package init(_ exposition: Exposition) {
    self.init(Exposition.CodingKeys.self) { key in
      switch key {
      case .title: .string(exposition.title)
      case .visitors: .integer(exposition.visitors)
      case .location: .string(exposition.location)
      case .duration: .string(exposition.duration)
      case .description: .string(exposition.description)
      case .imageDescription: exposition.imageDescription.map(JSONValue.string)
      case .details: Self.list(exposition.details.map(JSONValue.init))
      case .links: Self.list(exposition.links.map(JSONValue.init))
      case .itemsTitle: exposition.itemsTitle.map(JSONValue.string)
      }
    }
  }

  package init(_ item: Item) {
    self.init(Item.CodingKeys.self) { key in
      switch key {
      case .name: .string(item.name)
      case .imageName: .string(item.imageName)
      case .shortDescription: .string(item.shortDescription)
      case .description: .string(item.description)
      case .category: item.category.map(JSONValue.string)
      case .aliases: Self.list(item.aliases.map(JSONValue.string))
      case .imageDescription: item.imageDescription.map(JSONValue.string)
      case .details: Self.list(item.details.map(JSONValue.init))
      case .links: Self.list(item.links.map(JSONValue.init))
      case .evidence: item.evidence.map { .string($0.word) }
      case .evidenceNote: item.evidenceNote.map(JSONValue.string)
      }
    }
  }

  private init(_ detail: Detail) {
    self.init(Detail.CodingKeys.self) { key in
      switch key {
      case .label: .string(detail.label)
      case .value: .string(detail.value)
      }
    }
  }

  private init(_ link: Link) {
    self.init(Link.CodingKeys.self) { key in
      switch key {
      case .label: .string(link.label)
      case .url: .string(link.url)
      }
    }
  }

  /// An object with a format's keys in their order, those without a value left out.
  private init<Key: CodingKey & CaseIterable>(_ keys: Key.Type, value: (Key) -> JSONValue?) {
    self = .object(
      keys.allCases.compactMap { key in value(key).map { (key.stringValue, $0) } })
  }

  /// An array, or nothing where it would be empty: the format does not tell the two apart.
  private static func list(_ values: [JSONValue]) -> JSONValue? {
    values.isEmpty ? nil : .array(values)
  }
}
