internal import ExpoResources

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension CatalogueFile {
  /// The bundled exposition's file.
  package static var bundledExposition: CatalogueFile {
    CatalogueFile(path: "exposition_universelle_1900.json", resource: expo_resource_exposition)
  }

  /// The bundled items' file.
  package static var bundledItems: CatalogueFile {
    CatalogueFile(path: "items.json", resource: expo_resource_items)
  }

  private init(path: String, resource: ExpoResource) {
    let bytes = UnsafeMutableRawPointer(mutating: resource.bytes)
    self.init(
      path: path,
      bytes: bytes.map {
        Data(bytesNoCopy: $0, count: resource.count, deallocator: .none)
      } ?? Data()
    )
  }
}
