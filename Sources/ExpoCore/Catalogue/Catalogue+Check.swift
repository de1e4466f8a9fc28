extension Catalogue {
  /// Checks all files of the catalogue, of both editions, and its pictures.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the files.
  public func check() -> CatalogueReport {
    var report = CatalogueReport()
    let (pictureNames, otherFiles) = namesOfPictures()
    let pictures = Set(pictureNames.map(ExactText.init))
    var originals: (exposition: Exposition?, items: [CheckedItem]?)
    for language in Language.allCases {
      let files = files(of: language)
      // A catalogue need not be translated.
      if language != .korean, !files.contains(where: \.file.isPresent) { continue }
      for (kind, file) in files {
        report.add(file) { reader in
          switch kind {
          case .exposition:
            let exposition: Exposition = reader.object(reader.root)
            originals.exposition.map { reader.compare(exposition, with: $0) }
            originals.exposition = originals.exposition ?? exposition
          case .items:
            let items = reader.checkItems(pictures: language == .korean ? pictures : [])
            originals.items.map { reader.compare(items, with: $0) }
            originals.items = originals.items ?? items
          }
        }
      }
    }
    let used = originals.items.map { items in
      Set(items.map(\.imageName) + ExpositionPicture.allCases.map { ExactText($0.rawValue) })
    }
    for name in pictureNames {
      do throws(CatalogueFault) {
        _ = try picture(named: name)
        if used?.contains(ExactText(name)) == false {
          report.add(CatalogueFault(.unusedPicture, in: picturePath(named: name)))
        }
      } catch {
        report.add(error)
      }
    }
    for part in misplacedParts() { report.add(CatalogueFault(.notRead, in: part)) }
    for file in otherFiles {
      let path = Self.path(of: file, in: path.map(Self.pictureFolder) ?? "")
      report.add(CatalogueFault(.otherPictureFormat(file: file), in: path))
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
      CatalogueFileKind.allCases.contains { $0.isNamed(by: name) }
    }
    let files = CatalogueFileKind.allCases.flatMap { Self.fileNames(of: $0, among: names) }
    let read = ["en", "pictures"] + files
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

extension Result<CatalogueFile, CatalogueFault> {
  /// Whether there is a file, or one that has nearly its name.
  fileprivate var isPresent: Bool {
    if case .failure(let error) = self { !error.isAbsence } else { true }
  }
}
