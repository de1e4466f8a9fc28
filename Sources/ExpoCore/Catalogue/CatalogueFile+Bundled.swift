internal import ExpoResources

extension CatalogueFile {
  /// One of the bundled files.
  static func bundled(_ kind: Kind, _ edition: Edition) -> CatalogueFile {
    switch (kind, edition) {
    case (.exposition, .original):
      CatalogueFile("exposition_universelle_1900.json", expo_resource_exposition)
    case (.items, .original): CatalogueFile("items.json", expo_resource_items)
    case (.exposition, .english):
      CatalogueFile("en/exposition_universelle_1900.json", expo_resource_exposition_en)
    case (.items, .english): CatalogueFile("en/items.json", expo_resource_items_en)
    }
  }

  private init(_ path: String, _ resource: ExpoResource) {
    let bytes = UnsafeBufferPointer(start: resource.bytes, count: resource.count)
    self.init(path: path, bytes: Array(bytes))
  }
}

/// The bundled catalogue's pictures, as XPM files.
package enum BundledPictures {
  /// The file of an item's picture, of the `poster` or of the `flag`; nil if there is none.
  ///
  /// - Parameter name: the item's `image_name`.
  package static func bytes(named name: String) -> [UInt8]? {
    let resource = expo_resource_picture(name)
    guard let bytes = resource.bytes else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: resource.count))
  }
}
