extension Catalogue {
  /// Checks the files of both editions and the pictures.
  ///
  /// What ``items()``, ``exposition()`` and ``picture(named:)`` throw is one of the errors. Of a
  /// catalogue that is a single file, only that file is checked.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the files.
  public func check() -> CatalogueReport {
    var report = CatalogueReport()
    var (exposition, items, pictures) = (Exposition?.none, [Item]?.none, [String]())
    var grades: [Grade] = []
    for edition in Edition.allCases {
      for kind in fileKinds {
        report.add { () throws(CatalogueFault) in
          guard let file = try file(kind, of: edition) else { return CatalogueReport() }
          return try file.withReader(isTranslation: edition == .english) { reader in
            switch kind {
            case .exposition:
              let read = reader.exposition()
              exposition.map(reader.compare)
              if let listed = read?.grades, !listed.isEmpty { grades = listed }
              if edition == .original, !reader.hasErrors { exposition = read }
            case .items:
              let read = reader.items()
              items.map(reader.compare)
              reader.checkGrades(against: grades)
              if edition == .original {
                pictures = reader.identifiers.map(\.text)
                if !reader.hasErrors { items = read }
              }
            }
            reader.proofread()
            return reader.report(on: file.path)
          }
        }
      }
    }
    check(pictures, &report)
    return report
  }

  /// Checks the pictures of the exposition, which need not be there, and those of the items if the
  /// catalogue has a folder of pictures.
  private func check(_ pictures: [String], _ report: inout CatalogueReport) {
    guard let path else { return }
    let folder = Self.path(of: "pictures", in: path)
    guard (try? FileReader.names(inFolder: folder)) != nil else { return }
    var known: Set<String> = []
    for name in pictures + ExpositionPicture.allCases.map(\.rawValue)
    where known.insert(name).inserted {
      report.add { () throws(CatalogueFault) in
        guard try picture(named: name) == nil, ExpositionPicture(rawValue: name) == nil
        else { return CatalogueReport() }
        return CatalogueReport(
          CatalogueFault(
            .missingPicture, severity: .warning, in: Self.path(of: "\(name).xpm", in: folder)))
      }
    }
  }
}

extension CatalogueReport {
  /// Adds the faults that a body finds, or the error that it throws.
  ///
  /// An error is added once: a folder that cannot be read is not one error for each of its files.
  fileprivate mutating func add(
    _ body: () throws(CatalogueFault) -> CatalogueReport
  ) {
    do throws(CatalogueFault) {
      self += try body()
    } catch {
      if faults.last != error { self += CatalogueReport(error) }
    }
  }
}
