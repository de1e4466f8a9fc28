internal import ExpoResources

extension CatalogueFile {
  /// One of the bundled files.
  static func bundled(_ kind: CatalogueFileKind, _ language: Language) -> CatalogueFile {
    switch (kind, language) {
    case (.exposition, .korean):
      CatalogueFile(path: "exposition_universelle_1900.json", bytes: expo_resource_exposition.array)
    case (.items, .korean): CatalogueFile(path: "items.json", bytes: expo_resource_items.array)
    case (.exposition, .english):
      CatalogueFile(
        path: "en/exposition_universelle_1900.json", bytes: expo_resource_exposition_en.array)
    case (.items, .english):
      CatalogueFile(path: "en/items.json", bytes: expo_resource_items_en.array)
    }
  }
}

extension CatalogueFileKind {
  /// The JSON Schema of the file, for editors.
  package var schema: [UInt8] {
    switch self {
    case .exposition: expo_resource_schema_exposition.array
    case .items: expo_resource_schema_items.array
    }
  }
}

extension ExpoResource {
  fileprivate var array: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }
}

extension Catalogue {
  /// The XPM file of a picture of the bundled catalogue; nil if there is none.
  package static func bundledPicture(named name: String) -> [UInt8]? {
    let resource = expo_resource_picture(name)
    return resource.bytes == nil ? nil : resource.array
  }
}
