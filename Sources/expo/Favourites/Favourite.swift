/// One thing that the reader keeps, as the file of favourites holds it (see ``FavouritesFormat``).
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

  /// Whether both stand for the same thing, whatever it is called by now.
  func isSame(as other: Favourite) -> Bool {
    catalogue == other.catalogue && imageName == other.imageName
  }
}
