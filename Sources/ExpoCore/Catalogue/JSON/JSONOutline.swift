/// What the strict scanner learns of one JSON text.
struct JSONOutline {
  /// The type and the bytes of the whole value; nil where the text has none.
  fileprivate(set) var root: (type: JSONType, range: Range<Int>)?
  /// The bytes of each element where the value is an array.
  fileprivate(set) var elements: [ByteRange] = []
  /// Every duplicate key, and last the fault at which the scan ended, if any: in the text's order.
  fileprivate(set) var faults: [LocatedFault] = []
  /// Whether the text was scanned to its end.
  fileprivate(set) var isWellFormed = false
}

extension JSONOutline {
  /// Scans the text once.
  ///
  /// Linear in the text's length, whatever it holds; takes no stack for nesting.
  init(scanning bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = JSONScanner(bytes)
    do {
      try scanner.scan()
      isWellFormed = true
    } catch {
      faults = [error]
    }
    faults = scanner.duplicates + faults
    elements = scanner.elements
    root = scanner.root.map { (JSONType(ofValue: bytes[$0]), $0) }
  }
}
