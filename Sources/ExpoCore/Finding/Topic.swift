/// The exposition or one of its items.
public enum Topic: Hashable, Sendable {
  /// The exposition itself.
  case exposition
  /// The item at an index of the list.
  case item(Int)

  /// The index of the item; nil for the exposition.
  public var index: Int? {
    switch self {
    case .exposition: nil
    case .item(let index): index
    }
  }

  /// The number in lists: the exposition is 0, items count from 1.
  public var number: Int { index.map { $0 + 1 } ?? 0 }

  /// The word that means the exposition in every catalogue; so does the number 0.
  package static let overviewName = "overview"
}

/// What a catalogue says about an item or about the exposition itself.
package protocol CatalogueEntry: Sendable, Encodable {
  /// What lists call it, on one line.
  var name: String { get }
  /// The name of its picture.
  var pictureName: String { get }
  /// One line that says what it is, or where it was.
  var shortDescription: String { get }
  var category: String? { get }
  var pictureDescription: String? { get }
  var details: [Detail] { get }
  var sources: [String] { get }
  var links: [WebLink] { get }
}

extension CatalogueEntry {
  /// The sources by the numbers that notes name, and after them the links.
  package var references: [WebLink] { sources.map(WebLink.init(source:)) + links }

  /// A text of the entry without its note numbers.
  package func plain(_ text: String?) -> String? { text?.withoutNoteNumbers(upTo: sources.count) }
}

extension Item: CatalogueEntry {}

extension Exposition: CatalogueEntry {
  package var pictureName: String { ExpositionPicture.poster.rawValue }
  /// The place.
  package var shortDescription: String { location ?? "" }
  package var category: String? { nil }

  /// What readers may call the exposition, beside the number 0.
  package var names: [String] { titleLines + aliases + [Topic.overviewName, "소개"] }
}
