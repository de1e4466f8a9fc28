/// The faults of one text: the first thousand that were found, and how many there are.
struct FaultList {
  private static let limit = 1_000

  private(set) var kept: [LocatedFault] = []
  private(set) var counts: [CatalogueFault.Severity: Int] = [:]

  var isEmpty: Bool { kept.isEmpty }

  /// The first of the faults in the order of the text.
  var first: LocatedFault? { kept.min { $0.offset < $1.offset } }

  mutating func append(_ fault: LocatedFault) {
    counts[fault.fault.severity, default: 0] += 1
    if kept.count < Self.limit { kept.append(fault) }
  }

  /// Adds the faults of another list; those that are kept are then in the order of the text.
  mutating func merge(_ other: FaultList) {
    counts.merge(other.counts, uniquingKeysWith: +)
    kept = Array((kept + other.kept).sorted { $0.offset < $1.offset }.prefix(Self.limit))
  }
}
