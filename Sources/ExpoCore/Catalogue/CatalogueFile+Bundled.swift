internal import ExpoResources

extension CatalogueFile {
  /// One of the bundled files, in the language of an edition if there is one.
  package static func bundled(_ kind: Kind, _ language: String? = nil) -> CatalogueFile {
    switch (kind, language) {
    case (.exposition, "en"):
      CatalogueFile(path: "en/exposition_universelle_1900.json", expo_resource_exposition_en)
    case (.items, "en"): CatalogueFile(path: "en/items.json", expo_resource_items_en)
    case (.exposition, _):
      CatalogueFile(path: "exposition_universelle_1900.json", expo_resource_exposition)
    case (.items, _): CatalogueFile(path: "items.json", expo_resource_items)
    }
  }

  private init(path: String, _ resource: ExpoResource) {
    let bytes = UnsafeBufferPointer(start: resource.bytes, count: resource.count)
    self.init(path: path, bytes: FileBytes(constant: bytes))
  }
}

extension Exposition {
  /// The bundled exposition, decoded at each access.
  public static var bundled: Exposition { Exposition(.bundled(nil)) }
}

extension ExpositionText {
  /// The bundled exposition; tests validate its file.
  static func bundled(_ language: String?) -> ExpositionText {
    ExpositionText(trusted: .bundled(.exposition, language))
  }
}

extension Items {
  /// The bundled items; tests validate their file.
  public static let bundled = Items(trusted: .bundled(.items))

  private static let bundledInEnglish = Items(trusted: .bundled(.items, "en"))

  static func bundled(_ language: String?) -> Items {
    language == "en" ? bundledInEnglish : bundled
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
