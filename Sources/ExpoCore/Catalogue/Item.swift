/// One exhibit of a catalogue.
///
/// The decoded form of one element of `items.json`. Unknown keys are ignored; every key but
/// `name`, `image_name`, `short_desc` and `desc` is optional.
public struct Item: Hashable, Sendable {
  /// The name that lists show.
  public let name: String
  /// The name of the item's picture, which serves as its identifier.
  public let imageName: String
  /// One line that says what the item is.
  public let shortDescription: String
  /// The text, its paragraphs separated by line feeds.
  public let description: String
  /// The section to which the item belongs.
  public internal(set) var category: String?
  /// Other names of the item: hanja, romanizations, translations.
  public internal(set) var aliases: [String] = []
  /// A description of the item's look for readers who cannot see it.
  public internal(set) var imageDescription: String?
  /// Further facts, in the data's order.
  public internal(set) var details: [Detail] = []
  /// The sources of the texts, one each, in the data's order.
  public internal(set) var sources: [String] = []
  /// Addresses for further reading.
  public internal(set) var links: [Link] = []
  /// How certain it is that the item was exhibited.
  public internal(set) var evidence: Evidence?
  /// The reasons for ``evidence``.
  public internal(set) var evidenceNote: String?
  /// Whether an edition lacks the item, which is then in the catalogue's own words.
  public internal(set) var lacksTranslation = false
}

extension Item: Decodable, JSONModel {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case name
    case imageName = "image_name"
    case shortDescription = "short_desc"
    case category
    case aliases
    case evidence
    case evidenceNote = "evidence_note"
    case description = "desc"
    case imageDescription = "image_desc"
    case details
    case sources
    case links
  }

  public init(from decoder: any Decoder) throws { try self.init(decoder: decoder) }

  package init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
    name = try members.line(.name)
    imageName = try members.line(.imageName, PictureFile.fault(inName:))
    shortDescription = try members.line(.shortDescription)
    category = try members.optionalLine(.category)
    aliases = try members.optionalLines(.aliases)
    evidence = try members.optionalLine(.evidence, Evidence.fault(inWord:))
      .flatMap(Evidence.init(word:))
    evidenceNote = try members.optionalText(.evidenceNote)
    description = try members.text(.description)
    imageDescription = try members.optionalText(.imageDescription)
    details = try members.optionalObjects(.details)
    sources = try members.optionalLines(.sources)
    links = try members.optionalObjects(.links)
  }

  package var json: JSONValue {
    .members([
      (CodingKeys.name, .string(name)),
      (.imageName, .string(imageName)),
      (.shortDescription, .string(shortDescription)),
      (.category, .string(category)),
      (.aliases, .list(aliases.lazy.map { .string($0) })),
      (.evidence, .string(evidence?.rawValue)),
      (.evidenceNote, .string(evidenceNote)),
      (.description, .string(description)),
      (.imageDescription, .string(imageDescription)),
      (.details, .list(details.lazy.map(\.json))),
      (.sources, .list(sources.lazy.map { .string($0) })),
      (.links, .list(links.lazy.map(\.json))),
    ])
  }
}
