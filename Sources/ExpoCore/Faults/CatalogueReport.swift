/// The findings of a check of a catalogue.
///
///     for fault in Catalogue(path: "films").check().faults { print(fault) }
///     // films/items.json:12:9: [3].links (4. 갓): This must be an array, not a string
public struct CatalogueReport: Sendable {
  /// The most faults of each severity that a file's report keeps.
  private static let limit = 1_000

  /// The faults, file by file in the order of the text; at most a thousand of each severity for
  /// each file.
  public private(set) var faults: [CatalogueFault] = []
  private var errors = 0
  private var warnings = 0

  init(_ fault: CatalogueFault? = nil) {
    if let fault { add(fault.severity, fault) }
  }

  /// The number of all faults of a severity, listed or not.
  public func count(of severity: CatalogueFault.Severity) -> Int {
    severity == .error ? errors : warnings
  }

  /// Counts a fault of one file, and makes and keeps it if there is room.
  mutating func add(
    _ severity: CatalogueFault.Severity, _ fault: @autoclosure () -> CatalogueFault
  ) {
    if count(of: severity) < Self.limit { faults.append(fault()) }
    if severity == .error { errors += 1 } else { warnings += 1 }
  }

  /// Adds the faults of another file.
  static func += (report: inout CatalogueReport, other: CatalogueReport) {
    report.faults += other.faults
    report.errors += other.errors
    report.warnings += other.warnings
  }

  /// Sorts the faults in the order of their text, and gives them their file, line, column and
  /// excerpt.
  mutating func locate(in file: String, _ bytes: UnsafeBufferPointer<UInt8>) {
    var (offset, position) = (0, TextPosition(line: 1, column: 1))
    faults.sort { $0.offset < $1.offset }
    for index in faults.indices {
      position.advance(over: offset..<faults[index].offset, of: bytes)
      offset = faults[index].offset
      faults[index].file = file
      faults[index].position = position
      faults[index].sourceExcerpt = SourceExcerpt(around: offset, line: position.line, in: bytes)
    }
  }
}
