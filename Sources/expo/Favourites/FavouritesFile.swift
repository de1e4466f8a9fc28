import ExpoCore

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
/// `name` is for people. `version` is that of the format; the favourites of a newer one are not read.
struct FavouritesFile: JSONModel, Equatable {
  /// The version of the format that this program reads and writes.
  static let version = 1

  let version: Int
  let favourites: [Favourite]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case version
    case favourites
  }

  init(_ favourites: [Favourite]) {
    version = Self.version
    self.favourites = favourites
  }

  init<Reader: MemberReader<CodingKeys>>(members: Reader) throws(Reader.Failure) {
    version = try members.optionalInteger(.version) ?? Self.version
    favourites = version > Self.version ? [] : try members.objects(.favourites)
  }

  var json: JSONValue {
    .members([
      (CodingKeys.version, .integer(version)), (.favourites, .array(favourites.map(\.json))),
    ])
  }
}
