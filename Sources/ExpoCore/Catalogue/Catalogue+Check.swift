extension Catalogue {
  /// Checks all files of the catalogue, of both editions, and the names of its pictures.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the files.
  public func check() -> CatalogueReport {
    var report = CatalogueReport()
    let (pictureNames, otherFiles) = namesOfPictures()
    report.pictureNames = pictureNames
    let pictures = Set(pictureNames.map(ExactText.init))
    var originals: [ExactText]?
    for (kind, file) in files(of: .korean) {
      report.add(file) { check in
        switch kind {
        case .exposition: check.checkExposition()
        case .items: originals = check.checkItems(pictures: pictures)
        }
      }
    }
    for (kind, file) in files(of: .english) {
      // An edition may lack one of the files, which is then the catalogue's own.
      if case .failure(let error) = file, error.isAbsence { continue }
      report.add(file) { check in
        switch kind {
        case .exposition: check.checkExposition()
        case .items:
          let imageNames = check.checkItems(pictures: [])
          if let originals { check.compare(imageNames, with: originals) }
        }
      }
    }
    if let originals {
      let unused = pictures.subtracting(originals).subtracting(Self.otherPictures)
      for name in pictureNames where unused.contains(ExactText(name)) && isReadablePicture(name) {
        report.add(.unusedPicture, of: picturePath(named: name))
      }
    }
    for file in otherFiles {
      report.add(
        .otherPictureFormat(file: file),
        of: Self.path(of: file, in: path.map(Self.pictureFolder) ?? ""))
    }
    return report
  }
}
