/// The exposition or one of its items, by the number that lists show: the exposition is 0, items count from 1.
public struct Topic: Hashable, Sendable {
  /// The number in lists.
  public let number: Int

  /// The exposition.
  public static let overview = Topic(number: 0)

  /// The word that means the exposition in every catalogue; so does the number 0.
  package static let overviewName = "overview"

  /// The item at an index of the list.
  public static func item(_ index: Int) -> Topic { Topic(number: index + 1) }

  /// The index of the item; nil for the exposition.
  public var index: Int? { number == 0 ? nil : number - 1 }
}

/// What a catalogue says about an item or about the exposition itself.
package protocol CatalogueEntry: Sendable {
  /// What lists call it, on one line.
  var name: String { get }
  /// The name of its picture.
  var imageName: String { get }
  /// One line that says what it is, or where it was.
  var shortDescription: String { get }
  var category: String? { get }
  var imageDescription: String? { get }
  var sources: [String] { get }
  var links: [WebLink] { get }
  /// What is searched, in the order of the fields.
  var searchTexts: [SearchTexts] { get }
  var json: JSONValue { get }
}

extension Item: CatalogueEntry {}

extension Exposition: CatalogueEntry {
  /// The title on one line.
  public var name: String { titleLines.joined(separator: " ") }
  package var imageName: String { ExpositionPicture.poster.rawValue }
  /// The place.
  package var shortDescription: String { location }
  package var category: String? { nil }

  /// What readers may call the exposition, beside the number 0.
  package var names: [String] { titleLines + aliases + [Topic.overviewName] }
}
