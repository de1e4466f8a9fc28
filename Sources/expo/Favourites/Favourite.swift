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
  enum CodingKeys: String, CodingKey, CaseIterable {
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
