/// One exhibit of a catalogue.
///
/// The decoded form of one element of `items.json`. Unknown keys are ignored; every key but
/// `name`, `image_name`, `short_desc` and `desc` may be absent.
public struct Item: Decodable, Equatable, Sendable {
  /// The name that the lists show.
  public let name: String
  /// The name of the item's picture, which serves as its identifier.
  public let imageName: String
  /// One line that says what the thing is.
  public let shortDescription: String
  /// The text, its paragraphs separated by line feeds.
  public let description: String
  /// The section to which the item belongs.
  public let category: String?
  /// Other names by which a reader may ask: hanja, romanizations, translations.
  public let aliases: [String]
  /// A description of the thing's look for somebody who cannot see it.
  public let imageDescription: String?
  /// Further facts, in the data's order.
  public let details: [Detail]
  /// Addresses where a reader can go on.
  public let links: [Link]
  /// How sure it is that the thing was shown.
  public let evidence: Evidence?
  /// Why it is as sure as that.
  public let evidenceNote: String?

  package typealias CodingKeys = CatalogueCodingKeys

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
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
}
