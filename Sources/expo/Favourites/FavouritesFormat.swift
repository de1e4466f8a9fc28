import ExpoCore

/// An item that the reader keeps, as the file of favourites holds it (see ``FavouritesFormat``).
struct Favourite: Equatable, Decodable {
  /// The exposition's title, or the folder of a catalogue that has none.
  let catalogue: String
  /// The item's identifier in its catalogue.
  let imageName: String
  /// What the item was called when it was kept, for lists that cannot ask its catalogue.
  let name: String

  enum CodingKeys: String, CodingKey {
    case catalogue
    case imageName = "image_name"
    case name
  }

  /// Whether both mean the same item, even if its name has changed.
  func isSame(as other: Favourite) -> Bool {
    isOf(other.catalogue) && isNamed(other.imageName)
  }

  /// Whether it is filed under the catalogue's key.
  func isOf(_ catalogue: String) -> Bool { ExactText(self.catalogue) == ExactText(catalogue) }

  func isNamed(_ imageName: String) -> Bool { ExactText(self.imageName) == ExactText(imageName) }
}

/// The file of favourites, version 1: a JSON object (RFC 8259) in UTF-8.
///
///     {
///       "version": 1,
///       "favourites": [
///         {
///           "catalogue": "파리 만국박람회 1900(L'Exposition de Paris 1900)",
///           "image_name": "geomungo",
///           "name": "거문고"
///         }
///       ]
///     }
///
/// The favourites are in the order in which they were added. `catalogue` and `image_name` are the
/// key; `catalogue` is the exposition's title, or the folder's absolute path if there is no title.
/// `name` is for people. A change to the format that older programs cannot read, or would lose,
/// raises the version: a program neither reads nor writes files of a higher version than its own.
enum FavouritesFormat {
  static let version = 1

  /// Why the favourites of a file cannot be read.
  enum Fault: Error, Equatable {
    /// Not an object of this format, for example because the file is incomplete.
    case damaged
    /// Written by a newer program.
    case newer(version: Int)
  }

  static func decode(_ bytes: [UInt8]) throws(Fault) -> [Favourite] {
    guard let header = JSONDocument.decode(Header.self, from: bytes), header.version >= 1
    else { throw .damaged }
    guard header.version <= version else { throw .newer(version: header.version) }
    guard let body = JSONDocument.decode(Body.self, from: bytes) else { throw .damaged }
    return body.favourites
  }

  static func encode(_ favourites: [Favourite]) -> [UInt8] {
    JSONWriter.document(value(of: favourites))
  }

  static func value(of favourites: [Favourite]) -> JSONValue {
    .object([
      ("version", .integer(version)),
      ("favourites", .array(favourites.map(value(of:)))),
    ])
  }

  static func value(of favourite: Favourite) -> JSONValue {
    .object([
      (Favourite.CodingKeys.catalogue.rawValue, .string(favourite.catalogue)),
      (Favourite.CodingKeys.imageName.rawValue, .string(favourite.imageName)),
      (Favourite.CodingKeys.name.rawValue, .string(favourite.name)),
    ])
  }

  private struct Header: Decodable {
    /// The largest `Int` stands for versions beyond it.
    let version: Int

    enum CodingKeys: CodingKey {
      case version
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let number = try values.decode(Double.self, forKey: .version)
      let isLarge = number >= 0x1p63
      version = isLarge ? .max : try values.decode(Int.self, forKey: .version)
    }
  }

  private struct Body: Decodable {
    let favourites: [Favourite]
  }
}
