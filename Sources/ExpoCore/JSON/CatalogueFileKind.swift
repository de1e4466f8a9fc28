/// One of a catalogue's two files.
public enum CatalogueFileKind: String, Sendable, CaseIterable {
  case exposition = "exposition.json"
  case items = "items.json"

  /// The name of the file in a folder.
  var fileName: String { rawValue }
}
