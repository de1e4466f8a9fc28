/// A file of a catalogue, scanned and validated to its end.
struct CatalogueReading {
  let text: CatalogueText
  /// The bytes of the whole value.
  let root: ByteRange
  /// The bytes of each element if the value is an array.
  private(set) var elements: [ByteRange] = []
  /// Which elements have a value with a fault, ascending.
  private(set) var faultyElements: [Int] = []
  /// In the order of the text.
  private(set) var faults: [LocatedFault]

  /// Scans the file strictly, then validates each of its values.
  ///
  /// A malformed file is not validated. Linear in the file's size.
  init(_ file: CatalogueFile, as kind: CatalogueFile.Kind) {
    text = CatalogueText(file)
    let outline = text.bytes.withBytes(JSONOutline.init(scanning:))
    root = outline.root?.range ?? ByteRange(0..<text.bytes.count)
    faults = Self.faults(of: text, outline, expecting: kind == .items ? .array : .object)
    guard outline.isWellFormed, text.fault == nil else { return }
    switch kind {
    case .items:
      elements = outline.elements
      validateItems()
    case .exposition:
      guard outline.root?.type == .object else { return }
      text.bytes.withBytes { bytes in
        let reading = JSONReading(JSONSlicer(bytes), decodesStrings: false)
        _ = reading.decode(Exposition.self, from: root)
        add(reading.faults)
      }
    }
  }

  /// The error of the first fault; nil if there is none.
  var error: CatalogueError? { faults.first.map(text.error) }

  /// The error that keeps a file from being JSON; nil if it is well-formed.
  static func grammarError(of file: CatalogueFile) -> CatalogueError? {
    let text = CatalogueText(file)
    let outline = text.bytes.withBytes(JSONOutline.init(scanning:))
    if outline.isWellFormed, text.fault == nil { return nil }
    return (text.fault ?? outline.faults.last).map(text.error)
  }

  private mutating func validateItems() {
    text.bytes.withBytes { bytes in
      let reading = JSONReading(JSONSlicer(bytes), decodesStrings: false)
      for (index, element) in elements.enumerated() {
        let before = reading.faultCount
        _ = reading.decode(Item.self, from: element, index: index)
        if reading.faultCount > before { faultyElements.append(index) }
      }
      add(reading.faults)
    }
  }

  private mutating func add(_ more: [LocatedFault]) {
    if more.isEmpty { return }
    faults = (faults + more).enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  /// The faults of the whole text, in its order: of its encoding, of its grammar, of its type.
  private static func faults(
    of text: CatalogueText, _ outline: JSONOutline, expecting type: JSONType
  ) -> [LocatedFault] {
    if let fault = text.fault { return [fault] }
    guard outline.isWellFormed, let root = outline.root, root.type != type else {
      return outline.faults
    }
    let mismatch = CatalogueFault.wrongRoot(expected: type, found: root.type)
    return [LocatedFault(mismatch, at: root.range.lowerBound)] + outline.faults
  }
}
