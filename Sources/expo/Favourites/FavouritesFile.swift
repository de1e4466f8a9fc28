import ExpoCore

/// An item that the reader keeps.
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

/// The contents of the file of favourites: a JSON object (RFC 8259) in UTF-8.
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
/// `name` is for people. Versions 2.0 and 3.0 of the program want `version`; this one ignores it.
struct FavouritesFile: JSONModel, Equatable {
  let favourites: [Favourite]

  enum CodingKeys: String, CodingKey {
    case version
    case favourites
  }

  init(_ favourites: [Favourite]) {
    self.favourites = favourites
  }

  init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
    favourites = try members.objects(.favourites)
  }

  var json: JSONValue {
    .members([
      (CodingKeys.version, .integer(1)), (.favourites, .array(favourites.map(\.json))),
    ])
  }
}
