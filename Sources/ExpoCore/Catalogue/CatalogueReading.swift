/// A file of a catalogue, scanned to its end.
struct CatalogueReading {
  let text: CatalogueText
  /// The bytes of the exposition, or of each item; none if the file is malformed or another value.
  let values: [ByteRange]
  /// The bytes of the whole value; nil if the file is malformed or another value.
  let root: ByteRange?
  /// Whether the file is JSON in an encoding that is read.
  let isWellFormed: Bool

  private let kind: CatalogueFile.Kind
  /// The shape of each value.
  private let shape: JSONShape
  /// The values that do not have it, and those with keys that it does not have, by their numbers.
  private let misshapen: [Int]
  private let withUnknownKeys: [Int]
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
    let shape = kind == .items ? Item.shape : Exposition.shape
    let outline = text.bytes.withBytes {
      JSONOutline(
        scanning: $0, as: kind == .items ? JSONShape(kind: .array(of: shape)) : shape)
    }
    self.shape = shape
    misshapen = outline.misshapen
    withUnknownKeys = outline.withUnknownKeys
    elements = outline.elements
    isWellFormed = text.fault == nil && outline.isWellFormed
    guard isWellFormed, let root = outline.root else {
      scannerFaults = text.fault.map { [$0] } ?? outline.faults
      (self.root, values) = (nil, [])
      return
    }
    let expected: JSONType = kind == .items ? .array : .object
    let found = text.bytes.withBytes { JSONView($0, root).type }
    if found == expected {
      scannerFaults = outline.faults
      (self.root, values) = (root, kind == .items ? outline.elements : [root])
    } else {
      let mismatch = CatalogueFault.wrongRoot(expected: expected, found: found)
      scannerFaults = [LocatedFault(mismatch, at: root.lowerBound)] + outline.faults
      (self.root, values) = (nil, [])
    }
  }

  /// The error of the first fault; nil if there is none.
  var error: CatalogueError? {
    var first: LocatedFault?
    forEachFault(check: nil) { fault in
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

  /// The `image_name`s of the items that have one, in their order.
  var imageNames: [String] {
    text.bytes.withBytes { bytes in
      values.compactMap { JSONView(bytes, $0).member(Item.CodingKeys.imageName)?.string }
    }
  }

  /// Calls a body with faults of the file, which ascend, and their places.
  func forEachPlaced(
    _ faults: [LocatedFault], _ body: (FileFault) throws -> Void
  ) rethrows {
    try text.bytes.withBytes { bytes in
      var places = FaultPlaces(of: self, bytes)
      for fault in faults { try body(places.place(fault)) }
    }
  }

  /// Calls a body with each fault, in the order of the text, until it returns false.
  ///
  /// A wrong value keeps no other value from being validated or checked. A malformed file is neither.
  ///
  /// - Parameter check: Looks for values that are readable but probably unintended; nil if only errors
  ///   are wanted.
  func forEachFault(check: CatalogueCheck?, _ body: (LocatedFault) -> Bool) {
    text.bytes.withBytes { bytes in
      var check = check
      var scannerFaults = scannerFaults[...]
      var misshapen = misshapen[...]
      var withUnknownKeys = withUnknownKeys[...]
      for (index, range) in values.enumerated() {
        if check == nil, misshapen.isEmpty { break }
        let value = JSONView(bytes, range)
        let isMisshapen = misshapen.first == index
        if isMisshapen { misshapen.removeFirst() }
        check?.checksKeys = withUnknownKeys.first == index
        if check?.checksKeys == true { withUnknownKeys.removeFirst() }
        switch kind {
        case .items: check?.checkItem(value, index: index)
        case .exposition: check?.checkExposition(value)
        }
        if !isMisshapen, check?.warnings.isEmpty ?? true { continue }
        let earlier = scannerFaults.prefix { $0.offset < range.upperBound }
        scannerFaults = scannerFaults.dropFirst(earlier.count)
        let shapeFaults = isMisshapen ? JSONScanner.faults(of: value, as: shape) : []
        let faults = earlier + shapeFaults + (check?.removeWarnings() ?? [])
        for fault in Self.sorted(faults) where !body(fault) { return }
      }
      for fault in scannerFaults where !body(fault) { return }
      guard let root, var check else { return }
      check.checkEnd(ofFileAt: root.upperBound - 1)
      for fault in check.warnings where !body(fault) { return }
    }
  }

  /// The faults in the order of the text, those at one place in their order.
  private static func sorted(_ faults: ArraySlice<LocatedFault>) -> [LocatedFault] {
    faults.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }
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
