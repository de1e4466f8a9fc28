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
public struct Detail: Hashable, Sendable {
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
public enum Evidence: Hashable, Sendable {
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
}

extension Evidence: RawRepresentable {
  /// The evidence that a word of the data stands for.
  public init(rawValue: String) {
    switch rawValue {
    case "certain": self = .certain
    case "probable": self = .probable
    case "partial": self = .partial
    default: self = .unknown(rawValue)
    }
  }

  /// The word that stands for the evidence in the data.
  public var rawValue: String {
    switch self {
    case .certain: "certain"
    case .probable: "probable"
    case .partial: "partial"
    case .unknown(let word): word
    }
  }
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
    case links
  }

  public init(from decoder: any Decoder) throws { try self.init(decoder: decoder) }

  package init<Reader: MemberReader<CodingKeys>>(
    members: inout Reader
  ) throws(Reader.Failure) {
    name = try members.string(.name)
    imageName = try members.string(.imageName)
    shortDescription = try members.string(.shortDescription)
    category = try members.optionalString(.category)
    aliases = try members.optionalStrings(.aliases)
    evidence = try members.optionalString(.evidence).map(Evidence.init(rawValue:))
    evidenceNote = try members.optionalString(.evidenceNote)
    description = try members.string(.description)
    imageDescription = try members.optionalString(.imageDescription)
    details = try members.optionalObjects(.details)
    links = try members.optionalObjects(.links)
  }

  package func value(of key: CodingKeys) -> JSONValue? {
    switch key {
    case .name: .string(name)
    case .imageName: .string(imageName)
    case .shortDescription: .string(shortDescription)
    case .category: category.map(JSONValue.string)
    case .aliases: .list(aliases.map(JSONValue.string))
    case .evidence: evidence.map { .string($0.rawValue) }
    case .evidenceNote: evidenceNote.map(JSONValue.string)
    case .description: .string(description)
    case .imageDescription: imageDescription.map(JSONValue.string)
    case .details: .list(details.map { JSONValue($0) })
    case .links: .list(links.map { JSONValue($0) })
    }
  }
}

extension Detail: Decodable, JSONModel {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case label
    case value
  }

  public init(from decoder: any Decoder) throws { try self.init(decoder: decoder) }

  package init<Reader: MemberReader<CodingKeys>>(
    members: inout Reader
  ) throws(Reader.Failure) {
    label = try members.string(.label)
    value = try members.string(.value)
  }

  package func value(of key: CodingKeys) -> JSONValue? {
    switch key {
    case .label: .string(label)
    case .value: .string(value)
    }
  }
}
