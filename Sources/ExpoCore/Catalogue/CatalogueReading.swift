/// A file of a catalogue, scanned to its end.
struct CatalogueReading {
  let text: CatalogueText
  /// The bytes of the exposition, or of each item; none if the file is malformed or another value.
  let values: [ByteRange]
  /// Whether the file is JSON in an encoding that is read.
  let isWellFormed: Bool

  private let kind: CatalogueFile.Kind
  /// The bytes of each element if the file is an array.
  fileprivate let elements: [ByteRange]
  /// The faults of the encoding, of the grammar and of the whole value's type, in the text's order.
  private let scannerFaults: [LocatedFault]

  /// Scans the file strictly.
  ///
  /// Linear in the file's size.
  init(_ file: CatalogueFile, as kind: CatalogueFile.Kind) {
    text = CatalogueText(file)
    self.kind = kind
    let outline = text.bytes.withBytes(JSONOutline.init(scanning:))
    elements = outline.elements
    isWellFormed = text.fault == nil && outline.isWellFormed
    guard isWellFormed, let root = outline.root else {
      scannerFaults = text.fault.map { [$0] } ?? outline.faults
      values = []
      return
    }
    let expected: JSONType = kind == .items ? .array : .object
    let found = text.bytes.withBytes { JSONView($0, root).type }
    if found == expected {
      scannerFaults = outline.faults
      values = kind == .items ? outline.elements : [root]
    } else {
      let mismatch = CatalogueFault.wrongRoot(expected: expected, found: found)
      scannerFaults = [LocatedFault(mismatch, at: root.lowerBound)] + outline.faults
      values = []
    }
  }

  /// The error of the first fault; nil if there is none.
  var error: CatalogueError? {
    var first: LocatedFault?
    forEachFault(warns: false) { fault in
      first = fault
      return false
    }
    return first.map { fault in
      text.bytes.withBytes { bytes in
        var places = FaultPlaces(of: self, bytes)
        let placed = places.place(fault)
        let excerpt = Excerpt(around: fault.offset, line: placed.position.line, in: bytes)
        return .fault(placed, excerpt: excerpt)
      }
    }
  }

  /// All faults and warnings, in the order of the text.
  var findings: [FileFault] {
    text.bytes.withBytes { bytes in
      var places = FaultPlaces(of: self, bytes)
      var findings: [FileFault] = []
      forEachFault(warns: true) { fault in
        findings.append(places.place(fault))
        return true
      }
      return findings
    }
  }

  /// Calls a body with each fault, in the order of the text, until it returns false.
  ///
  /// A wrong value keeps no other value from being validated or checked. A malformed file is neither.
  ///
  /// - Parameter warns: Whether values that are readable but probably unintended are faults, too.
  private func forEachFault(warns: Bool, _ body: (LocatedFault) -> Bool) {
    text.bytes.withBytes { bytes in
      let shape = kind == .items ? Item.shape : Exposition.shape
      var validator = ShapeValidator()
      var check = CatalogueCheck(itemCount: warns ? values.count : 0)
      var scannerFaults = scannerFaults[...]
      for (index, range) in values.enumerated() {
        let value = JSONView(bytes, range)
        validator.validate(value, as: shape)
        if warns {
          switch kind {
          case .items: check.checkItem(value, index: index)
          case .exposition: check.checkExposition(value)
          }
        }
        if validator.faults.isEmpty, check.warnings.isEmpty { continue }
        let earlier = scannerFaults.prefix { $0.offset < range.upperBound }
        scannerFaults = scannerFaults.dropFirst(earlier.count)
        let faults = earlier + validator.removeFaults() + check.removeWarnings()
        for fault in Self.sorted(faults) where !body(fault) { return }
      }
      for fault in scannerFaults where !body(fault) { return }
    }
  }

  /// The faults in the order of the text, those at one place in their order.
  private static func sorted(_ faults: ArraySlice<LocatedFault>) -> [LocatedFault] {
    faults.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }
}

extension CatalogueFile {
  /// All faults of the file, in its order: errors, warnings and notes.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package func check(as kind: Kind) -> [FileFault] { CatalogueReading(self, as: kind).findings }
}

/// Counts the lines, columns and paths of faults; those in ascending order take one pass in total.
private struct FaultPlaces {
  private let path: String
  private var positions: PositionCounter
  private var codingPaths: CodingPaths

  init(of reading: CatalogueReading, _ bytes: UnsafeBufferPointer<UInt8>) {
    path = reading.text.path
    positions = PositionCounter(bytes)
    codingPaths = CodingPaths(bytes, elements: reading.elements)
  }

  mutating func place(_ fault: LocatedFault) -> FileFault {
    FileFault(
      path: path,
      position: positions.position(at: fault.offset),
      codingPath: codingPaths.path(to: fault),
      fault: fault.fault
    )
  }
}
