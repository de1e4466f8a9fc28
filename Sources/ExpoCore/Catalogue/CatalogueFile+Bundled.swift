internal import ExpoResources

extension CatalogueFile {
  /// One of the bundled files.
  static func bundled(_ kind: CatalogueFileKind, _ edition: Catalogue.Edition) -> CatalogueFile {
    let name = kind == .exposition ? "exposition_universelle_1900.json" : kind.fileName
    let path = edition == .original ? name : "en/\(name)"
    return CatalogueFile(path: path, bytes: embedded(path))
  }
}

extension Catalogue {
  /// The XPM file of a picture of the bundled catalogue; nil if there is none.
  package static func bundledPicture(named name: String) -> [UInt8]? {
    bytes(ofFile: "pictures/\(name).xpm")
  }
}

/// The bytes of a file that the program is built with.
private func embedded(_ path: String) -> [UInt8] {
  guard let bytes = bytes(ofFile: path) else { preconditionFailure("\(path) is not embedded") }
  return bytes
}

private func bytes(ofFile path: String) -> [UInt8]? {
  let file = expo_resource(path)
  return file.bytes.map { Array(UnsafeBufferPointer(start: $0, count: file.count)) }
}
