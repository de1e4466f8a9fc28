/// The exposition itself: what a catalogue's overview tells of.
///
/// The decoded form of `exposition_universelle_1900.json` and of any other file in that format.
/// Unknown keys are ignored; the keys `image_desc`, `details`, `links` and `items_title` may be
/// absent.
public struct Exposition: Decodable, Equatable, Sendable {
  /// The title, which may hold its own second line in parentheses.
  public let title: String
  /// The number of visitors, as the catalogue counts them.
  public let visitors: Int
  /// The place where the exposition was held.
  public let location: String
  /// The period, as written: two dates or anything else.
  public let duration: String
  /// The text, its paragraphs separated by line feeds.
  public let description: String
  /// A description of the picture for somebody who cannot see it.
  public let imageDescription: String?
  /// Further facts, in the data's order.
  public let details: [Detail]
  /// Addresses where a reader can go on.
  public let links: [Link]
  /// The heading of the list of items.
  public let itemsTitle: String?

  package typealias CodingKeys = CatalogueCodingKeys

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decode(String.self, forKey: .title)
    visitors = try values.decodeInteger(forKey: .visitors)
    location = try values.decode(String.self, forKey: .location)
    duration = try values.decode(String.self, forKey: .duration)
    description = try values.decode(String.self, forKey: .description)
    imageDescription = try values.decodeIfPresent(String.self, forKey: .imageDescription)
    details = try values.decodeIfPresent([Detail].self, forKey: .details) ?? []
    links = try values.decodeIfPresent([Link].self, forKey: .links) ?? []
    itemsTitle = try values.decodeIfPresent(String.self, forKey: .itemsTitle)
  }
}
