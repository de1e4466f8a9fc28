/// One of a catalogue's two files.
public enum CatalogueFileKind: Hashable, Sendable, CaseIterable {
  case exposition
  case items

  /// The name of the file in a folder.
  var fileName: String {
    switch self {
    case .exposition: "exposition.json"
    case .items: "items.json"
    }
  }
}
