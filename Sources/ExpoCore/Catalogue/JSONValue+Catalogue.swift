/// The model as JSON: the format's keys in the format's order, what is absent left out.
extension JSONValue {
  package init(_ exposition: Exposition) {
    self.init(members: [
      (.title, .string(exposition.title)),
      (.visitors, .integer(exposition.visitors)),
      (.location, .string(exposition.location)),
      (.duration, .string(exposition.duration)),
      (.description, .string(exposition.description)),
      (.imageDescription, exposition.imageDescription.map(JSONValue.string)),
      (.details, Self.list(exposition.details.map(JSONValue.init))),
      (.links, Self.list(exposition.links.map(JSONValue.init))),
      (.itemsTitle, exposition.itemsTitle.map(JSONValue.string)),
    ])
  }

  package init(_ item: Item) {
    self.init(members: [
      (.name, .string(item.name)),
      (.imageName, .string(item.imageName)),
      (.shortDescription, .string(item.shortDescription)),
      (.itemDescription, .string(item.description)),
      (.category, item.category.map(JSONValue.string)),
      (.aliases, Self.list(item.aliases.map(JSONValue.string))),
      (.imageDescription, item.imageDescription.map(JSONValue.string)),
      (.details, Self.list(item.details.map(JSONValue.init))),
      (.links, Self.list(item.links.map(JSONValue.init))),
      (.evidence, item.evidence.map { .string($0.word) }),
      (.evidenceNote, item.evidenceNote.map(JSONValue.string)),
    ])
  }

  private init(_ detail: Detail) {
    self.init(members: [(.label, .string(detail.label)), (.value, .string(detail.value))])
  }

  private init(_ link: Link) {
    self.init(members: [(.label, .string(link.label)), (.url, .string(link.url))])
  }

  /// An object with the keys in their order, those without a value left out.
  private init(members: [(key: CatalogueCodingKeys, value: JSONValue?)]) {
    self = .object(
      members.compactMap { member in member.value.map { (member.key.rawValue, $0) } })
  }

  /// An array, or nothing where it would be empty: the format does not tell the two apart.
  private static func list(_ values: [JSONValue]) -> JSONValue? {
    values.isEmpty ? nil : .array(values)
  }
}
