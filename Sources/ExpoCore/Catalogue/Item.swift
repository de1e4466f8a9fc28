/// One exhibit of a catalogue.
///
/// The decoded form of one element of `items.json`. Unknown keys are ignored; every key but
/// `name`, `image_name`, `short_desc` and `desc` is optional.
public struct Item: Equatable, Sendable {
  /// The name that lists show.
  public let name: String
  /// The name of the item's picture, which serves as its identifier.
  public let imageName: String
  /// One line that says what the item is.
  public let shortDescription: String
  /// The text, its paragraphs separated by line feeds.
  public let description: String
  /// The section to which the item belongs.
  public let category: String?
  /// Other names of the item: hanja, romanizations, translations.
  public let aliases: [String]
  /// A description of the item's look for readers who cannot see it.
  public let imageDescription: String?
  /// Further facts, in the data's order.
  public let details: [Detail]
  /// Addresses for further reading.
  public let links: [Link]
  /// How certain it is that the item was exhibited.
  public let evidence: Evidence?
  /// The reasons for ``evidence``.
  public let evidenceNote: String?

  public init(
    name: String,
    imageName: String,
    shortDescription: String,
    description: String,
    category: String? = nil,
    aliases: [String] = [],
    imageDescription: String? = nil,
    details: [Detail] = [],
    links: [Link] = [],
    evidence: Evidence? = nil,
    evidenceNote: String? = nil
  ) {
    self.name = name
    self.imageName = imageName
    self.shortDescription = shortDescription
    self.description = description
    self.category = category
    self.aliases = aliases
    self.imageDescription = imageDescription
    self.details = details
    self.links = links
    self.evidence = evidence
    self.evidenceNote = evidenceNote
  }
}

/// One fact of a table of details, such as `시대` and `고려`.
public struct Detail: Equatable, Sendable {
  /// What the fact is about.
  public let label: String
  /// The fact.
  public let value: String

  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// How certain it is that an item was shown at the exposition.
public enum Evidence: Equatable, Sendable {
  /// A source of the time names it, or the object itself survives.
  case certain
  /// Generally accepted, without a list of the time.
  case probable
  /// Only a part or a kind of it is attested.
  case partial
  /// A word that this version of the format does not define, as written.
  case unknown(String)

  /// The words that the format defines, the most certain first.
  package static let known: [Evidence] = [.certain, .probable, .partial]

  /// The evidence that a word of the data stands for.
  public init(_ word: String) {
    switch word {
    case "certain": self = .certain
    case "probable": self = .probable
    case "partial": self = .partial
    default: self = .unknown(word)
    }
  }

  /// The word that stands for the evidence in the data.
  public var word: String {
    switch self {
    case .certain: "certain"
    case .probable: "probable"
    case .partial: "partial"
    case .unknown(let word): word
    }
  }
}

/// The keys of all objects of the format, in one type.
///
/// Each type of keys makes another type of container, for which the runtime looks up once that its
/// keys are a `CodingKey`: 0.1 million instructions each, a tenth of what a page takes.
package enum CatalogueCodingKeys: String, CodingKey {
  // The exposition.
  case title
  case visitors
  case location
  case duration
  case description
  case itemsTitle = "items_title"

  // An item.
  case name
  case imageName = "image_name"
  case shortDescription = "short_desc"
  case itemDescription = "desc"
  case category
  case aliases
  case evidence
  case evidenceNote = "evidence_note"

  // Both.
  case imageDescription = "image_desc"
  case details
  case links

  // A detail and a link.
  case label
  case value
  case url
}

extension Item: Codable, JSONObjectDecodable {
  package typealias CodingKeys = CatalogueCodingKeys

  public init(from decoder: any Decoder) throws {
    try self.init(members: decoder.container(keyedBy: CodingKeys.self))
  }

  init(members values: some JSONMembers<CodingKeys>) throws {
    name = try values.decode(String.self, forKey: .name)
    imageName = try values.decode(String.self, forKey: .imageName)
    shortDescription = try values.decode(String.self, forKey: .shortDescription)
    description = try values.decode(String.self, forKey: .itemDescription)
    category = try values.decodeIfPresent(String.self, forKey: .category)
    aliases = try values.decodeIfPresent([String].self, forKey: .aliases) ?? []
    imageDescription = try values.decodeIfPresent(String.self, forKey: .imageDescription)
    details = try values.decodeIfPresent([Detail].self, forKey: .details) ?? []
    links = try values.decodeIfPresent([Link].self, forKey: .links) ?? []
    evidence = try values.decodeIfPresent(String.self, forKey: .evidence).map(Evidence.init)
    evidenceNote = try values.decodeIfPresent(String.self, forKey: .evidenceNote)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(imageName, forKey: .imageName)
    try values.encode(shortDescription, forKey: .shortDescription)
    try values.encode(description, forKey: .itemDescription)
    try values.encodeIfPresent(category, forKey: .category)
    if !aliases.isEmpty { try values.encode(aliases, forKey: .aliases) }
    try values.encodeIfPresent(imageDescription, forKey: .imageDescription)
    if !details.isEmpty { try values.encode(details, forKey: .details) }
    if !links.isEmpty { try values.encode(links, forKey: .links) }
    try values.encodeIfPresent(evidence?.word, forKey: .evidence)
    try values.encodeIfPresent(evidenceNote, forKey: .evidenceNote)
  }
}

extension Detail: Codable, JSONObjectDecodable {
  package typealias CodingKeys = CatalogueCodingKeys

  public init(from decoder: any Decoder) throws {
    try self.init(members: decoder.container(keyedBy: CodingKeys.self))
  }

  init(members values: some JSONMembers<CodingKeys>) throws {
    label = try values.decode(String.self, forKey: .label)
    value = try values.decode(String.self, forKey: .value)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(label, forKey: .label)
    try values.encode(value, forKey: .value)
  }
}
