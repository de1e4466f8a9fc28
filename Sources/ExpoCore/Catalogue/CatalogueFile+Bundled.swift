internal import ExpoResources

extension CatalogueFile {
  /// The bundled exposition's file.
  package static var bundledExposition: CatalogueFile {
    CatalogueFile(path: "exposition_universelle_1900.json", resource: expo_resource_exposition)
  }

  /// The bundled items' file.
  package static var bundledItems: CatalogueFile {
    CatalogueFile(path: "items.json", resource: expo_resource_items)
  }

  /// One of the bundled files.
  static func bundled(_ kind: Kind) -> CatalogueFile {
    switch kind {
    case .exposition: bundledExposition
    case .items: bundledItems
    }
  }

  private init(path: String, resource: ExpoResource) {
    let bytes = UnsafeBufferPointer(start: resource.bytes, count: resource.count)
    self.init(path: path, bytes: FileBytes(constant: bytes))
  }
}

extension Exposition {
  /// The bundled exposition's heading for the list of items, without decoding the rest.
  package static var bundledItemsTitle: String? {
    CatalogueText(.bundledExposition).bytes.withBytes { bytes in
      let slicer = JSONSlicer(bytes)
      return slicer.value(of: CodingKeys.itemsTitle.rawValue, inObjectAt: 0).flatMap(slicer.string)
    }
  }

  /// The bundled exposition, decoded at each access; tests validate its file.
  public static var bundled: Exposition {
    get throws(CatalogueError) { try Exposition(reading: CatalogueText(.bundledExposition)) }
  }
}

extension Items {
  /// The bundled items; tests validate their file.
  public static let bundled = Items(trusted: .bundledItems)
}
