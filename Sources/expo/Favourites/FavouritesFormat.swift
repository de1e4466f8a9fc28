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
    catalogue == other.catalogue && imageName == other.imageName
  }
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
/// The favourites stand in the order in which they were added. `catalogue` is the exposition's
/// title, or the folder's absolute path where there is none, and with `image_name` the key;
/// `name` is for people. A change that an older program could not read, or would lose, raises the
/// version: a program leaves files of a higher version than its own alone.
enum FavouritesFormat {
  static let version = 1

  /// Why there are no favourites in a file.
  enum Fault: Error, Equatable {
    /// No such object, as where the file was cut short.
    case damaged
    /// Of a program newer than this one.
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

  private static func value(of favourite: Favourite) -> JSONValue {
    .object([
      (Favourite.CodingKeys.catalogue.rawValue, .string(favourite.catalogue)),
      (Favourite.CodingKeys.imageName.rawValue, .string(favourite.imageName)),
      (Favourite.CodingKeys.name.rawValue, .string(favourite.name)),
    ])
  }

  private struct Header: Decodable {
    let version: Int
  }

  private struct Body: Decodable {
    let favourites: [Favourite]
  }
}
