/// What a check of a catalogue found.
///
///     Catalogue(at: "films").check().forEach { print($0) }
///     // films/items.json:12:9: [3].links: wrongType(expected: array, found: string)
public struct CatalogueReport: Sendable {
  private var files: [FileReport] = []
  /// Faults that are of no place in a text, such as a picture that no item has.
  private var others: [FileFault] = []
  private var counts: [CatalogueFault.Severity: Int] = [:]
  private let withNotes: Bool
  private let limit: Int
  /// Why files were not read: they are missing, or cannot be read.
  public private(set) var unread: [CatalogueError] = []

  init(withNotes: Bool, limit: Int) {
    self.withNotes = withNotes
    self.limit = limit
  }

  /// The number of faults that matter so much.
  public func count(of severity: CatalogueFault.Severity) -> Int { counts[severity] ?? 0 }

  /// Whether a file was read.
  public var hasReadFiles: Bool { !files.isEmpty }

  /// Calls a body with each fault that was kept: file after file, in each in the order of the text.
  public func forEach(_ body: (FileFault) throws -> Void) rethrows {
    for file in files { try file.reading.forEachPlaced(file.faults, body) }
    for fault in others { try body(fault) }
  }

  mutating func add(_ error: CatalogueError) { unread.append(error) }

  mutating func add(_ fault: FileFault) {
    if keeps(fault.fault) { others.append(fault) }
  }

  mutating func add(_ reading: CatalogueReading, _ check: CatalogueCheck) {
    var faults: [LocatedFault] = []
    reading.forEachFault(check: check) { fault in
      if keeps(fault.fault) { faults.append(fault) }
      return true
    }
    files.append(FileReport(reading: reading, faults: faults))
  }

  /// Counts a fault, and returns whether it is one of those to be kept.
  private mutating func keeps(_ fault: CatalogueFault) -> Bool {
    if fault.severity == .note, !withNotes { return false }
    counts[fault.severity, default: 0] += 1
    return counts.values.reduce(0, +) <= limit
  }

  private struct FileReport {
    let reading: CatalogueReading
    let faults: [LocatedFault]
  }
}

extension Catalogue {
  /// Checks all files of the catalogue, of every edition that its folder has, and the names of its
  /// pictures.
  ///
  /// - Parameters:
  ///   - withNotes: Whether missing optional values are reported, too.
  ///   - limit: The number of faults that the report keeps; it counts the others.
  /// - Complexity: O(*n*), where *n* is the size of the files.
  public func check(withNotes: Bool = true, keeping limit: Int = .max) -> CatalogueReport {
    var report = CatalogueReport(withNotes: withNotes, limit: limit)
    let pictures = Set(pictureNames.map(ExactText.init))
    let languages = editions()
    let ownNames = checkFiles(pictures, languages, &report)
    for language in languages { check(language, of: ownNames, &report) }
    if let ownNames {
      let unused = pictures.subtracting(ownNames).subtracting(Self.otherPictures)
      for name in pictureNames where unused.contains(ExactText(name)) {
        report.add(
          FileFault(
            path: picturePath(named: name), position: TextPosition(line: 1, column: 1),
            codingPath: "", fault: .unusedPicture))
      }
    }
    return report
  }

  /// Checks the files of the catalogue's own language. Returns the identifiers of its items, if
  /// pictures or editions have to agree with them.
  private func checkFiles(
    _ pictures: Set<ExactText>, _ languages: [String], _ report: inout CatalogueReport
  ) -> [ExactText]? {
    var ownNames: [ExactText]?
    for (kind, file) in files(nil) {
      switch file {
      case .failure(let error): report.add(error)
      case .success(let file):
        let reading = CatalogueReading(file, as: kind)
        var check = CatalogueCheck(itemCount: reading.values.count)
        if kind == .items, !pictures.isEmpty || !languages.isEmpty, reading.root != nil {
          let names = reading.imageNames.map(ExactText.init)
          // If no item has a picture, none is missing.
          if names.contains(where: pictures.contains) { check.pictures = pictures }
          ownNames = names
        }
        report.add(reading, check)
      }
    }
    return ownNames
  }

  /// Checks the files of an edition.
  private func check(
    _ language: String, of ownNames: [ExactText]?, _ report: inout CatalogueReport
  ) {
    for (kind, file) in files(language) {
      switch file {
      // An edition may lack one of the files, which is then the catalogue's own.
      case .failure(.missing): continue
      case .failure(let error): report.add(error)
      case .success(let file):
        let reading = CatalogueReading(file, as: kind)
        var check = CatalogueCheck(itemCount: reading.values.count)
        if kind == .items { check.originals = ownNames }
        report.add(reading, check)
      }
    }
  }
}
