/// The faults of one text or of several: the first thousand of each text and severity, and how many there are.
struct FaultList {
  private static let limit = 1_000

  private(set) var kept: [CatalogueFault] = []
  private var counts = CatalogueFault.Severity.allCases.map { _ in 0 }

  /// A list of a file's only fault, or an empty one.
  init(_ fault: CatalogueFault? = nil) {
    if let fault { append(fault.severity, fault) }
  }

  /// Appends the faults of another text.
  static func += (list: inout FaultList, other: FaultList) {
    list.kept += other.kept
    list.counts = zip(list.counts, other.counts).map(+)
  }

  func count(of severity: CatalogueFault.Severity) -> Int { counts[severity.index] }

  /// Whether another fault of the severity would be kept.
  func keeps(_ severity: CatalogueFault.Severity) -> Bool { count(of: severity) < Self.limit }

  /// Adds a fault, which is made only if it is kept.
  mutating func append(
    _ severity: CatalogueFault.Severity, _ fault: @autoclosure () -> CatalogueFault
  ) {
    if keeps(severity) { kept.append(fault()) }
    counts[severity.index] += 1
  }

  /// Sorts the faults in the order of their text, and gives them their file, line, column and excerpt.
  mutating func locate(in file: String, _ bytes: UnsafeBufferPointer<UInt8>) {
    var (offset, position) = (0, TextPosition(line: 1, column: 1))
    kept.sort { $0.offset < $1.offset }
    for index in kept.indices {
      position.advance(over: offset..<kept[index].offset, of: bytes)
      offset = kept[index].offset
      kept[index].file = file
      kept[index].position = position
      kept[index].sourceExcerpt = SourceExcerpt(around: offset, line: position.line, in: bytes)
    }
  }
}
