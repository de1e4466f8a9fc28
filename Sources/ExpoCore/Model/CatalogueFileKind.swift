/// One of a catalogue's two files; the raw value is its usual name.
public enum CatalogueFileKind: String, Sendable, CaseIterable {
  case exposition = "exposition.json"
  case items = "items.json"

  /// The name of the file in a folder.
  var fileName: String { rawValue }

  /// Whether a file of this name seems to be of this kind: `exposition_1900.json`, `items.en.json`.
  func isNamed(by name: String) -> Bool {
    name.hasPrefix(fileName.dropLast(".json".count)) && name.hasSuffix(".json")
  }
}
