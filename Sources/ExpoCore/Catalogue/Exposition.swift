/// The exposition that a catalogue is about.
///
/// The decoded form of `exposition_universelle_1900.json` and of any other file in that format.
/// Unknown keys are ignored; the keys `image_desc`, `details`, `links` and `items_title` are
/// optional.
public struct Exposition: Equatable, Sendable {
  /// The title, which may have a second line in parentheses.
  public let title: String
  /// The number of visitors, as the catalogue counts them.
  public let visitors: Int
  /// The place of the exposition.
  public let location: String
  /// The period as written: two dates or any other text.
  public let duration: String
  /// The text, its paragraphs separated by line feeds.
  public let description: String
  /// A description of the picture for readers who cannot see it.
  public let imageDescription: String?
  /// Further facts, in the data's order.
  public let details: [Detail]
  /// Addresses for further reading.
  public let links: [Link]
  /// The heading of the list of items.
  public let itemsTitle: String?

  public init(
    title: String,
    visitors: Int,
    location: String,
    duration: String,
    description: String,
    imageDescription: String? = nil,
    details: [Detail] = [],
    links: [Link] = [],
    itemsTitle: String? = nil
  ) {
    self.title = title
    self.visitors = visitors
    self.location = location
    self.duration = duration
    self.description = description
    self.imageDescription = imageDescription
    self.details = details
    self.links = links
    self.itemsTitle = itemsTitle
  }
}

extension Exposition {
  /// Validates and decodes a file of an exposition in strict JSON (RFC 8259).
  ///
  ///     let exposition = try Exposition(file: CatalogueFile(path: "exposition.json", bytes: bytes))
  ///
  /// - Throws: The first fault of the file.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public init(file: CatalogueFile) throws(CatalogueError) {
    let reading = CatalogueReading(file, as: .exposition)
    if let error = reading.error { throw error }
    try self.init(reading: reading.text)
  }

  /// Decodes a text that has been validated.
  init(reading text: CatalogueText) throws(CatalogueError) {
    let (exposition, faults) = text.bytes.withBytes { bytes in
      let reading = JSONReading(JSONSlicer(bytes))
      let root = JSONSlicer(bytes).part(at: JSONSlicer(bytes).skipSeparators(from: 0))
      return (root.flatMap { reading.decode(Exposition.self, from: $0) }, reading.faults)
    }
    guard faults.isEmpty, let exposition else {
      throw text.error(faults.first ?? LocatedFault(.undecodable, at: 0))
    }
    self = exposition
  }
}

extension Exposition: Codable, JSONObjectDecodable {
  package typealias CodingKeys = CatalogueCodingKeys

  public init(from decoder: any Decoder) throws {
    try self.init(members: decoder.container(keyedBy: CodingKeys.self))
  }

  init(members values: some JSONMembers<CodingKeys>) throws {
    title = try values.decode(String.self, forKey: .title)
    visitors = try values.decode(Int.self, forKey: .visitors)
    location = try values.decode(String.self, forKey: .location)
    duration = try values.decode(String.self, forKey: .duration)
    description = try values.decode(String.self, forKey: .description)
    imageDescription = try values.decodeIfPresent(String.self, forKey: .imageDescription)
    details = try values.decodeIfPresent([Detail].self, forKey: .details) ?? []
    links = try values.decodeIfPresent([Link].self, forKey: .links) ?? []
    itemsTitle = try values.decodeIfPresent(String.self, forKey: .itemsTitle)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(title, forKey: .title)
    try values.encode(visitors, forKey: .visitors)
    try values.encode(location, forKey: .location)
    try values.encode(duration, forKey: .duration)
    try values.encode(description, forKey: .description)
    try values.encodeIfPresent(imageDescription, forKey: .imageDescription)
    if !details.isEmpty { try values.encode(details, forKey: .details) }
    if !links.isEmpty { try values.encode(links, forKey: .links) }
    try values.encodeIfPresent(itemsTitle, forKey: .itemsTitle)
  }
}
