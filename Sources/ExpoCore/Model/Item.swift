/// One exhibit of a catalogue.
///
/// The decoded form of one element of `items.json`. Unknown keys are ignored; every key but
/// `name`, `image_name`, `short_desc` and `desc` is optional.
public struct Item: Hashable, Identifiable, Sendable {
  /// The name that lists show.
  public var name: String
  /// The name of the item's picture, which serves as its identifier.
  public var pictureName: String
  /// One line that says what the item is.
  public var shortDescription: String
  /// The text, its paragraphs separated by line feeds.
  public var text: String
  /// The section to which the item belongs.
  public var category: String?
  /// Other names of the item: hanja, romanizations, translations.
  public var aliases: [String] = []
  /// A description of the item's look for readers who cannot see it.
  public var pictureDescription: String?
  /// Further facts, in the data's order.
  public var details: [Detail] = []
  /// The sources of the texts, one each, in the data's order.
  public var sources: [String] = []
  /// Addresses for further reading.
  public var links: [WebLink] = []
  /// The word of the ``Grade`` of the evidence that the item was exhibited.
  public var evidence: String?
  /// The reasons for ``evidence``.
  public var evidenceNote: String?

  /// The ``pictureName``, which is unique in a catalogue without faults.
  public var id: String { pictureName }

  /// Creates an item.
  public init(
    name: String, pictureName: String, shortDescription: String, text: String,
    category: String? = nil, aliases: [String] = [], pictureDescription: String? = nil,
    details: [Detail] = [], sources: [String] = [], links: [WebLink] = [],
    evidence: String? = nil, evidenceNote: String? = nil
  ) {
    self.name = name
    self.pictureName = pictureName
    self.shortDescription = shortDescription
    self.text = text
    self.category = category
    self.aliases = aliases
    self.pictureDescription = pictureDescription
    self.details = details
    self.sources = sources
    self.links = links
    self.evidence = evidence
    self.evidenceNote = evidenceNote
  }
}

extension Item {
  /// The translation, with the original's evidence, links and sources if it leaves them out.
  func inheriting(from original: Item) -> Item {
    var translation = self
    translation.evidence = evidence ?? original.evidence
    if links.isEmpty { translation.links = original.links }
    if sources.isEmpty { translation.sources = original.sources }
    return translation
  }
}

extension Item: Codable {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case name
    case pictureName = "image_name"
    case shortDescription = "short_desc"
    case category
    case aliases
    case evidence
    case evidenceNote = "evidence_note"
    case text = "desc"
    case pictureDescription = "image_desc"
    case details
    case sources
    case links
  }
}

/// One fact of a table of details, such as `시대` and `고려`.
public struct Detail: Hashable, Identifiable, Sendable {
  /// The subject of the fact.
  public var label: String
  /// The fact.
  public var value: String

  /// The fact itself.
  public var id: Self { self }

  /// Creates a fact.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

extension Detail: Codable {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case label
    case value
  }
}
