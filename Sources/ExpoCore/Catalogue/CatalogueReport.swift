/// What a check of a catalogue found.
///
///     for fault in Catalogue(at: "films").check().faults { print(fault) }
///     // films/items.json:12:9: [3].links: wrongType(expected: array, found: string)
public struct CatalogueReport: Sendable {
  /// The faults, file after file, in the order of each file's text; at most a thousand of a file.
  public private(set) var faults: [FileFault] = []
  /// Why files were not read: they are missing, or cannot be read.
  public private(set) var unread: [CatalogueError] = []
  /// The names of the pictures in the catalogue's folder.
  package fileprivate(set) var pictureNames: [String] = []
  /// Whether a file was read.
  public private(set) var hasReadFiles = false
  private var counts: [CatalogueFault.Severity: Int] = [:]

  /// The number of all faults of a severity, those that are not listed too.
  public func count(of severity: CatalogueFault.Severity) -> Int { counts[severity] ?? 0 }

  fileprivate mutating func add(_ fault: FileFault) {
    counts[fault.fault.severity, default: 0] += 1
    faults.append(fault)
  }

  /// Adds the faults of a file.
  fileprivate mutating func add(
    _ file: Result<CatalogueFile, CatalogueError>, withNotes: Bool,
    check: (inout CatalogueCheck) -> Void
  ) {
    do throws(CatalogueError) {
      let found = try file.get().faults(withNotes: withNotes, check: check)
      hasReadFiles = true
      faults += found.kept
      counts.merge(found.counts, uniquingKeysWith: +)
    } catch {
      unread.append(error)
    }
  }
}

extension CatalogueFile {
  /// The faults of the file in the order of its text, at most a thousand, and how many there are.
  ///
  /// - Parameter check: Checks the values of a well-formed file.
  func faults(
    withNotes: Bool = true, check: (inout CatalogueCheck) -> Void
  ) throws(CatalogueError) -> (kept: [FileFault], counts: [CatalogueFault.Severity: Int]) {
    try withReader(findsAll: true) { reader in
      var rules = CatalogueCheck(reader, withNotes: withNotes)
      if reader.end == nil { check(&rules) }
      let found = reader.allFaults
      var places = FaultPlaces(path: path, reader.tree)
      return (found.kept.map { places.place($0) }, found.counts)
    }
  }
}

extension Catalogue {
  /// Checks all files of the catalogue, of both editions, and the names of its pictures.
  ///
  /// - Parameter withNotes: Whether missing optional values are reported, too.
  /// - Complexity: O(*n*), where *n* is the size of the files.
  public func check(withNotes: Bool = true) -> CatalogueReport {
    var report = CatalogueReport()
    let (pictureNames, otherFiles) = namesOfPictures()
    report.pictureNames = pictureNames
    let pictures = Set(pictureNames.map(ExactText.init))
    var imageNames: [ExactText]?
    for (kind, file) in files(of: .korean) {
      report.add(file, withNotes: withNotes) { check in
        switch kind {
        case .exposition: check.checkExposition()
        case .items:
          let names = check.imageNamesOfItems
          // If no item has a picture, none is missing.
          let hasPictures = names.contains(where: pictures.contains)
          check.checkItems(pictures: hasPictures ? pictures : [], originals: nil)
          imageNames = names
        }
      }
    }
    for (kind, file) in files(of: .english) {
      // An edition may lack one of the files, which is then the catalogue's own.
      if case .failure(let error) = file, error.isAbsence { continue }
      report.add(file, withNotes: withNotes) { check in
        switch kind {
        case .exposition: check.checkExposition()
        case .items: check.checkItems(pictures: [], originals: imageNames)
        }
      }
    }
    if let imageNames {
      let unused = pictures.subtracting(imageNames).subtracting(Self.otherPictures)
      for name in pictureNames where unused.contains(ExactText(name)) && isReadablePicture(name) {
        report.add(
          FileFault(
            path: picturePath(named: name), position: TextPosition(line: 1, column: 1),
            codingPath: "", fault: .unusedPicture))
      }
    }
    for file in otherFiles {
      report.add(
        FileFault(
          path: Self.path(of: file, in: path.map(Self.pictureFolder) ?? ""),
          position: TextPosition(line: 1, column: 1), codingPath: "",
          fault: .otherPictureFormat(file: file)))
    }
    return report
  }
}
