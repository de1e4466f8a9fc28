import ExpoCore

/// An item that the reader keeps, as the file of favourites holds it (see ``FavouritesFormat``).
struct Favourite: Equatable {
  /// The exposition's title, or the folder of a catalogue that has none.
  let catalogue: String
  /// The item's identifier in its catalogue.
  let imageName: ExactText
  /// What the item was called when it was kept, for lists that cannot ask its catalogue.
  let name: String

  /// Whether both mean the same item, even if its name has changed.
  func isSame(as other: Favourite) -> Bool {
    isOf(other.catalogue) && imageName == other.imageName
  }

  /// Whether it is filed under the catalogue's key.
  func isOf(_ catalogue: String) -> Bool { ExactText(self.catalogue) == ExactText(catalogue) }
}

extension Favourite: JSONModel {
  enum CodingKeys: String, CodingKey {
    case catalogue
    case imageName = "image_name"
    case name
  }

  init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
    catalogue = try members.line(.catalogue)
    imageName = ExactText(try members.line(.imageName))
    name = try members.line(.name)
  }

  var json: JSONValue {
    .members([
      (CodingKeys.catalogue, .string(catalogue)), (.imageName, .string(imageName.text)),
      (.name, .string(name)),
    ])
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
/// The favourites are in the order in which they were added. `catalogue` and `image_name` are the
/// key; `catalogue` is the exposition's title, or the folder's absolute path if there is no title.
/// `name` is for people. Other keys are ignored. A change to the format that older programs
/// cannot read raises the version: a program neither reads nor writes files of a higher version than
/// its own.
enum FavouritesFormat {
  static let version = 1

  /// Why the favourites of a file cannot be read.
  enum Fault: Error, Equatable {
    /// Not an object of this format, for example because the file is incomplete.
    case damaged
    /// Written by a newer program.
    case newer(version: Int)
  }

  static func decode(_ bytes: [UInt8]) throws(Fault) -> FavouritesFile {
    switch header(of: bytes) {
    case .success(let header) where header.version > version:
      throw .newer(version: header.version)
    case .success(let header) where header.version >= 1: break
    case .failure(.numberOutOfRange): throw .newer(version: .max)
    default: throw .damaged
    }
    guard let file = try? FavouritesFile(json: bytes) else {
      throw .damaged
    }
    return file
  }

  private static func header(of bytes: [UInt8]) -> Result<Header, CatalogueFault> {
    Result { () throws(CatalogueFault) in try Header(json: bytes) }
  }

  /// What files of every version have.
  private struct Header: JSONModel {
    let version: Int

    enum CodingKeys: String, CodingKey {
      case version
    }

    init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
      version = try members.integer(.version)
    }
  }
}

/// What a file of favourites holds.
struct FavouritesFile: JSONModel, Equatable {
  var favourites: [Favourite] = []

  enum CodingKeys: String, CodingKey {
    case version
    case favourites
  }

  init(_ favourites: [Favourite] = []) {
    self.favourites = favourites
  }

  init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
    _ = try members.integer(.version)
    favourites = try members.objects(.favourites)
  }

  var json: JSONValue {
    .members([
      (CodingKeys.version, .integer(FavouritesFormat.version)),
      (.favourites, .array(favourites.map(\.json))),
    ])
  }
}
