import ExpoCore

/// An item that the reader keeps.
struct Favourite: Equatable {
  /// The exposition's title, or the folder of a catalogue that has none.
  let catalogue: String
  /// The item's identifier in its catalogue.
  let imageName: ExactText
  /// The item's name when it was kept, for lists without its catalogue.
  let name: String

  init(catalogue: String, imageName: ExactText, name: String) {
    self.catalogue = Self.line(catalogue)
    self.imageName = imageName
    self.name = Self.line(name)
  }

  /// A title or a name as it is kept: a line that a list can show, of at most 200 Unicode scalars and an
  /// ellipsis, so that no catalogue can fill the file.
  static func line(_ text: String) -> String {
    let head = text.unicodeScalars.prefix(200)
    let line = String(String.UnicodeScalarView(head.map { $0.breaksLine ? " " : $0 }))
    return head.endIndex == text.unicodeScalars.endIndex ? line : line + "…"
  }

  /// The identity of a favourite, which stays if the name of the item changes.
  struct Key: Hashable {
    let catalogue: ExactText
    let imageName: ExactText
  }

  var key: Key { Key(catalogue: ExactText(catalogue), imageName: imageName) }

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
    self.init(
      catalogue: try members.line(.catalogue), imageName: ExactText(try members.line(.imageName)),
      name: try members.line(.name))
  }

  var json: JSONValue {
    .members([
      (CodingKeys.catalogue, .string(catalogue)), (.imageName, .string(imageName.text)),
      (.name, .string(name)),
    ])
  }
}
