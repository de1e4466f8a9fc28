extension Catalogue {
  /// The contents of an edition's files, as far as they can be read.
  private typealias Contents = (exposition: Exposition?, items: [CheckedItem]?)

  /// Checks the files of both editions and the pictures; a path may also lead to a single picture.
  ///
  /// - Parameter isStrict: Whether a text that a translation lacks is a warning instead of a note.
  /// - Complexity: O(*n*), where *n* is the size of the files.
  public func check(strictly isStrict: Bool = false) -> CatalogueReport {
    var report = CatalogueReport(isStrict: isStrict)
    let (pictures, otherFiles) = namesOfPictures()
    let own = checkFiles(of: .korean, pictures: pictures, into: &report)
    // A catalogue need not be translated.
    if seemsToHaveFiles(of: .english) {
      report.translation = TranslationCounts()
      _ = checkFiles(of: .english, against: own, into: &report)
    }
    let used = own.items.map { items in
      Set(items.map(\.pictureName) + ExpositionPicture.allCases.map { ExactText($0.rawValue) })
    }
    for name in pictures {
      report.add(pictureAt: picturePath(named: name), isUsed: used?.contains(ExactText(name))) {
        () throws(CatalogueFault) in try picture(named: name)
      }
    }
    for part in misplacedParts(pictures: used ?? []) {
      report.add(CatalogueFault(.notRead, in: part))
    }
    for file in otherFiles {
      let path = Self.path(of: file, in: path.map(Self.pictureFolder) ?? "")
      let isXPM = file.lowercased().hasSuffix(PictureFile.ending)
      report.add(CatalogueFault(isXPM ? .notRead : .otherPictureFormat, in: path))
    }
    return report
  }

  /// Checks the files of an edition.
  private func checkFiles(
    of language: Language, against own: Contents = (nil, nil), pictures: [String]? = nil,
    into report: inout CatalogueReport
  ) -> Contents {
    var contents: Contents = (nil, nil)
    for kind in kinds {
      report.add(
        try file(kind, of: language), lacking: Self.texts(of: kind, in: own)
      ) { reader, counts in
        switch kind {
        case .exposition:
          let exposition: Exposition = reader.object(reader.root)
          own.exposition.map { reader.compare(exposition, with: $0, &counts) }
          contents.exposition = exposition
        case .items:
          let items = reader.checkItems(pictures: pictures.map { Set($0.map(ExactText.init)) })
          own.items.map { reader.compare(items ?? [], with: $0, &counts) }
          contents.items = items
        }
      }
    }
    return contents
  }

  /// The texts of a file that a translation has.
  private static func texts(of kind: CatalogueFileKind, in contents: Contents) -> [[String]] {
    switch kind {
    case .exposition: contents.exposition?.translatedTexts.map(\.texts) ?? []
    case .items: contents.items?.flatMap { $0.item.translatedTexts.map(\.texts) } ?? []
    }
  }
}

extension Catalogue {
  /// The paths of files and folders that seem to belong to the catalogue, in places that are not read: a
  /// picture beside the two files, a file for a language, a folder with such files.
  ///
  /// - Parameter pictures: The names of the items' pictures; a file of another format counts only if it has one
  ///   of them.
  private func misplacedParts(pictures: Set<ExactText>) -> [String] {
    guard let path, let names = try? FileReader.names(inFolder: path) else { return [] }
    func belongs(_ name: String) -> Bool {
      CatalogueFileKind.allCases.contains { $0.isNamed(by: name) }
        || name.lowercased().hasSuffix(PictureFile.ending)
        || PictureFile.isPicture(name) && pictures.contains(ExactText(PictureFile.stem(of: name)))
    }
    let files = CatalogueFileKind.allCases.flatMap { Self.fileNames(of: $0, among: names) }
    let read = ["en", "pictures"] + files
    let misplaced = names.filter { name in
      if read.contains(name) || name.hasPrefix(".") { return false }
      let inside = try? FileReader.names(inFolder: Self.path(of: name, in: path))
      return inside?.contains(where: belongs) ?? belongs(name)
    }
    return misplaced.map { Self.path(of: $0, in: path) }
  }
}
