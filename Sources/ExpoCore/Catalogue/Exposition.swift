/// The exposition that a catalogue is about.
///
/// The decoded form of `exposition_universelle_1900.json` and of any other file in that format.
/// Unknown keys are ignored; the keys `aliases`, `image_desc`, `details`, `links` and `items_title`
/// are optional.
public struct Exposition: Hashable, Sendable {
  /// The title, which may have a second line in parentheses.
  public let title: String
  /// Other names of the exposition, such as the one in documents of its time.
  public let aliases: [String]
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
    aliases: [String] = [],
    imageDescription: String? = nil,
    details: [Detail] = [],
    links: [Link] = [],
    itemsTitle: String? = nil
  ) {
    self.title = title
    self.aliases = aliases
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
    self.init(try ExpositionText(file: file))
  }

  package init(_ text: ExpositionText) {
    self = text.withObject(Exposition.init)
  }
}

/// An exposition that has been validated but not decoded.
package struct ExpositionText {
  private let text: CatalogueText

  /// Validates a file of an exposition in strict JSON.
  package init(file: CatalogueFile) throws(CatalogueError) {
    let reading = CatalogueReading(file, as: .exposition)
    if let error = reading.error { throw error }
    text = reading.text
  }

  /// The text of a file that is known to be valid.
  init(trusted file: CatalogueFile) {
    text = CatalogueText(file)
  }

  func withObject<Result>(_ body: (JSONView) -> Result) -> Result {
    text.bytes.withBytes { body(JSONView(rootOf: $0)) }
  }

  package var title: String { string(.title) ?? "" }

  package var itemsTitle: String? { string(.itemsTitle) }

  /// What readers may call the exposition: the lines of its title, and its other names.
  package var names: [String] {
    TitleLines.of(title) + withObject { $0.strings(Exposition.CodingKeys.aliases) }
  }

  private func string(_ key: Exposition.CodingKeys) -> String? {
    withObject { $0.member(key)?.string }
  }
}

extension Exposition: Decodable, JSONModel {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case title
    case aliases
    case visitors
    case location
    case duration
    case description
    case imageDescription = "image_desc"
    case details
    case links
    case itemsTitle = "items_title"
  }

  public init(from decoder: any Decoder) throws { try self.init(decoder: decoder) }

  package init<Reader: MemberReader<CodingKeys>>(
    members: inout Reader
  ) throws(Reader.Failure) {
    title = try members.string(.title)
    aliases = try members.optionalStrings(.aliases)
    visitors = try members.integer(.visitors)
    location = try members.string(.location)
    duration = try members.string(.duration)
    description = try members.string(.description)
    imageDescription = try members.optionalString(.imageDescription)
    details = try members.optionalObjects(.details)
    links = try members.optionalObjects(.links)
    itemsTitle = try members.optionalString(.itemsTitle)
  }

  package func value(of key: CodingKeys) -> JSONValue? {
    switch key {
    case .title: .string(title)
    case .aliases: .list(aliases.map(JSONValue.string))
    case .visitors: .integer(visitors)
    case .location: .string(location)
    case .duration: .string(duration)
    case .description: .string(description)
    case .imageDescription: imageDescription.map(JSONValue.string)
    case .details: .list(details.map { JSONValue($0) })
    case .links: .list(links.map { JSONValue($0) })
    case .itemsTitle: itemsTitle.map(JSONValue.string)
    }
  }
}
