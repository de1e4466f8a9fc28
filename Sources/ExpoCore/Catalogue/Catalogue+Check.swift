extension Catalogue {
  /// Checks all files of the catalogue, of both editions, and the names of its pictures.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the files.
  public func check() -> CatalogueReport {
    var report = CatalogueReport()
    let (pictureNames, otherFiles) = namesOfPictures()
    report.pictureNames = pictureNames
    let pictures = Set(pictureNames.map(ExactText.init))
    var originals: (exposition: Exposition?, items: [CheckedItem]?)
    for (kind, file) in files(of: .korean) {
      report.add(file) { check in
        switch kind {
        case .exposition: originals.exposition = check.checkExposition()
        case .items: originals.items = check.checkItems(pictures: pictures)
        }
      }
    }
    let translations = files(of: .english)
    let isTranslated = translations.contains { $0.file.isPresent }
    for (kind, file) in translations where isTranslated {
      report.add(file) { check in
        switch kind {
        case .exposition:
          let exposition = check.checkExposition()
          if let original = originals.exposition { check.compare(exposition, with: original) }
        case .items:
          let items = check.checkItems(pictures: [])
          if let originals = originals.items { check.compare(items, with: originals) }
        }
      }
    }
    if let items = originals.items {
      let unused = pictures.subtracting(items.map(\.imageName)).subtracting(Self.otherPictures)
      for name in pictureNames where unused.contains(ExactText(name)) && isReadablePicture(name) {
        report.add(.unusedPicture, of: picturePath(named: name))
      }
    }
    for part in misplacedParts() { report.add(.notRead, of: part) }
    for file in otherFiles {
      report.add(
        .otherPictureFormat(file: file),
        of: Self.path(of: file, in: path.map(Self.pictureFolder) ?? ""))
    }
    return report
  }
}

extension Catalogue {
  /// The paths of files and folders that seem to belong to the catalogue, in places that are not read: a
  /// picture beside the two files, a file for a language, a folder with such files.
  private func misplacedParts() -> [String] {
    guard let path, let names = try? FileReader.names(inFolder: path) else { return [] }
    func isPicture(_ name: String) -> Bool { name.lowercased().hasSuffix(".xpm") }
    func isFile(_ name: String) -> Bool {
      CatalogueFile.Kind.allCases.contains { kind in
        let stem = kind.fileName.dropLast(5)
        return name == kind.fileName || name.hasPrefix("\(stem).") && name.hasSuffix(".json")
      } && !name.hasSuffix(".schema.json")
    }
    let read = ["en", "pictures"] + CatalogueFile.Kind.allCases.map(\.fileName)
    let misplaced = names.filter { name in
      if read.contains(name) || name.hasPrefix(".") { return false }
      if isPicture(name) || isFile(name) { return true }
      let inside = try? FileReader.names(inFolder: Self.path(of: name, in: path))
      return inside?.contains { isPicture($0) || isFile($0) } ?? false
    }
    let pictures = try? FileReader.names(inFolder: Self.pictureFolder(in: path))
    return misplaced.map { Self.path(of: $0, in: path) }
      + (pictures ?? []).filter { isPicture($0) && !$0.hasSuffix(".xpm") }
      .map { Self.path(of: $0, in: Self.pictureFolder(in: path)) }
  }
}

extension Result<CatalogueFile, CatalogueError> {
  /// Whether there is a file, or one that has nearly its name.
  fileprivate var isPresent: Bool {
    if case .failure(let error) = self { !error.isAbsence } else { true }
  }
}
