/// The exposition that a catalogue is about.
///
/// The decoded form of `exposition_universelle_1900.json` and of any other file in that format.
/// Unknown keys are ignored; every key but `title` is optional.
public struct Exposition: Hashable, Sendable {
  /// The title, which may have a second line in parentheses.
  public var title: String
  /// The number of visitors, as the catalogue counts them.
  public var visitors: Int?
  /// A note about the number of visitors, such as that it is rounded.
  public var visitorsNote: String?
  /// The place of the exposition.
  public var location: String?
  /// The period as written: two dates or any other text.
  public var duration: String?
  /// The text, its paragraphs separated by line feeds.
  public var text: String?
  /// Other names of the exposition, such as the one in documents of its time.
  public var aliases: [String] = []
  /// Lists of words that are found as each other, such as spellings of a name.
  public var synonyms: [[String]] = []
  /// A description of the picture for readers who cannot see it.
  public var pictureDescription: String?
  /// The name of the flag that `pictures/flag.xpm` shows, and a description of it.
  public var flag: Detail?
  /// Further facts, in the data's order.
  public var details: [Detail] = []
  /// The sources of the texts, one each, in the data's order.
  public var sources: [String] = []
  /// Addresses for further reading.
  public var links: [WebLink] = []
  /// How to cite a text. `{name}`, `{number}`, `{version}` and `{date}` stand for the text's name and
  /// number, the program's version and the day; what stands before the first of them is the author.
  public var citation: String?
  /// The heading of the list of items.
  public var itemsTitle: String?
  /// The subject of the items' grades of evidence.
  public var evidenceLabel: String?
  /// The grades, in the order in which lists show them.
  public var grades: [Grade] = []

  /// Creates an exposition.
  public init(
    title: String, visitors: Int? = nil, visitorsNote: String? = nil, location: String? = nil,
    duration: String? = nil, text: String? = nil, aliases: [String] = [],
    synonyms: [[String]] = [],
    pictureDescription: String? = nil, flag: Detail? = nil, details: [Detail] = [],
    sources: [String] = [], links: [WebLink] = [], citation: String? = nil,
    itemsTitle: String? = nil,
    evidenceLabel: String? = nil, grades: [Grade] = []
  ) {
    self.title = title
    self.visitors = visitors
    self.visitorsNote = visitorsNote
    self.location = location
    self.duration = duration
    self.text = text
    self.aliases = aliases
    self.synonyms = synonyms
    self.pictureDescription = pictureDescription
    self.flag = flag
    self.details = details
    self.sources = sources
    self.links = links
    self.citation = citation
    self.itemsTitle = itemsTitle
    self.evidenceLabel = evidenceLabel
    self.grades = grades
  }
}

extension Exposition {
  /// The translation, with the original's visitors, place, duration, text, links, sources and
  /// grades if it leaves them out.
  func inheriting(from original: Exposition) -> Exposition {
    var translation = self
    translation.visitors = visitors ?? original.visitors
    translation.duration = duration ?? original.duration
    translation.location = location ?? original.location
    translation.text = text ?? original.text
    if links.isEmpty { translation.links = original.links }
    if sources.isEmpty { translation.sources = original.sources }
    if grades.isEmpty { translation.grades = original.grades }
    return translation
  }
}

extension Exposition: Codable {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case title
    case aliases
    case synonyms
    case visitors
    case visitorsNote = "visitors_note"
    case location
    case duration
    case text = "description"
    case pictureDescription = "image_desc"
    case flag
    case details
    case sources
    case links
    case citation
    case itemsTitle = "items_title"
    case evidenceLabel = "evidence_label"
    case grades
  }
}

extension Exposition {
  /// The title on one line.
  public var name: String { titleLines.joined(separator: " ") }

  /// The lines of the title, broken before its first opening parenthesis.
  ///
  /// Blanks and line feeds around the break are dropped and those elsewhere become one space, so
  /// that there are at most two lines, none of them empty.
  ///
  ///     Catalogue.bundled.exposition?.titleLines
  ///     // ["파리 만국박람회 1900", "(Exposition universelle de 1900)"]
  public var titleLines: [String] {
    let split = title.utf8.firstIndex(of: UInt8(ascii: "(")) ?? title.endIndex
    return [title[..<split], title[split...]].map { part in
      part.utf8.split(whereSeparator: \.isBlank).map { String(Substring($0)) }
        .joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
