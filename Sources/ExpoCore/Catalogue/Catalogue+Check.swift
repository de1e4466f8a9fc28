extension Catalogue {
  /// Checks the files of both editions and the pictures.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the files.
  public func check() -> CatalogueReport {
    var report = CatalogueReport()
    var names: [CanonicalText]?
    // A catalogue need not be translated.
    for edition in Edition.allCases where edition == .original || hasFiles(of: edition) {
      for kind in kinds {
        report.add(try file(kind, of: edition)) { reader in
          reader.check(as: kind)
          if kind == .items {
            names.map(reader.compare)
            names = names ?? reader.imageNames.map { CanonicalText($0.text) }
          }
        }
      }
    }
    // Nor does it need pictures.
    if let path, (try? FileReader.names(inFolder: Self.pictureFolder(in: path))) != nil {
      for name in names ?? [] { report.addFault(ofPicture: name.text, in: self) }
      for picture in ExpositionPicture.allCases {
        report.addFault(ofPicture: picture.rawValue, in: self, mayBeMissing: true)
      }
    }
    return report
  }
}
