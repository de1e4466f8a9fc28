/// What a check of a catalogue found.
///
///     for fault in Catalogue(at: "films").check().faults { print(fault) }
///     // films/items.json:12:9: [3].links (4. 갓): This must be an array, not a string
public struct CatalogueReport: Sendable {
  /// The faults, file after file, in the order of each file's text; of each severity at most a thousand of
  /// a file.
  public private(set) var faults: [CatalogueFault] = []
  /// Whether a file was read.
  public private(set) var hasReadFiles = false
  private var counts = CatalogueFault.Severity.allCases.map { _ in 0 }

  /// The number of all faults of a severity, those that are not listed too.
  public func count(of severity: CatalogueFault.Severity) -> Int { counts[severity.index] }

  /// Adds a fault of a file that is no text, or that was not read.
  mutating func add(_ fault: CatalogueFault) {
    counts[fault.severity.index] += 1
    faults.append(fault)
  }

  /// Adds the faults of a file of JSON, and those that a body finds in one that is well-formed.
  mutating func add(
    _ file: Result<CatalogueFile, CatalogueFault>, check: (JSONReader) -> Void
  ) {
    do throws(CatalogueFault) {
      let file = try file.get()
      try file.withReader { reader in
        reader.looksForLineBreaks = true
        if reader.root != nil { check(reader) }
        let found = reader.faults(in: file.path)
        faults += found.kept
        for severity in CatalogueFault.Severity.allCases {
          counts[severity.index] += found.count(of: severity)
        }
      }
      hasReadFiles = true
    } catch {
      add(error)
    }
  }
}
