/// What a check of a catalogue found.
///
///     for fault in Catalogue(at: "films").check().faults { print(fault) }
///     // films/items.json:12:9: [3].links: wrongType(expected: array, found: string)
public struct CatalogueReport: Sendable {
  /// The faults, file after file, in the order of each file's text; of each severity at most a thousand of
  /// a file.
  public private(set) var faults: [CatalogueFault] = []
  /// Why files were not read: they are missing, or cannot be read.
  public private(set) var unread: [CatalogueError] = []
  /// The names of the pictures in the catalogue's folder.
  package internal(set) var pictureNames: [String] = []
  /// Whether a file was read.
  public private(set) var hasReadFiles = false
  private var counts = CatalogueFault.Severity.allCases.map { _ in 0 }

  /// The number of all faults of a severity, those that are not listed too.
  public func count(of severity: CatalogueFault.Severity) -> Int { counts[severity.rawValue] }

  /// Adds a fault of a file that is no text.
  mutating func add(_ kind: CatalogueFault.Kind, of path: String) {
    var fault = CatalogueFault(kind)
    fault.file = path
    counts[fault.severity.rawValue] += 1
    faults.append(fault)
  }

  /// Adds the faults of a file of JSON that a body finds.
  mutating func add(
    _ file: Result<CatalogueFile, CatalogueError>, check: (inout CatalogueCheck) -> Void
  ) {
    do throws(CatalogueError) {
      let file = try file.get()
      try file.withReader { reader in
        var rules = CatalogueCheck(reader)
        check(&rules)
        let found = reader.faults(in: file.path)
        faults += found.kept
        for severity in CatalogueFault.Severity.allCases {
          counts[severity.rawValue] += found.count(of: severity)
        }
      }
      hasReadFiles = true
    } catch {
      unread.append(error)
    }
  }
}
