/// The items of a catalogue, in its order; each is decoded when it is requested.
///
/// Indices count from 0; the number that readers see is the index plus 1.
public struct Items: Sendable {
  private let text: CatalogueText
  /// The bytes of each element.
  private let elements: [ByteRange]

  /// Validates a file of items in strict JSON (RFC 8259).
  ///
  ///     let items = try Items(file: CatalogueFile(path: "items.json", bytes: bytes))
  ///
  /// - Throws: The first fault of the file.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public init(file: CatalogueFile) throws(CatalogueError) {
    let reading = CatalogueReading(file, as: .items)
    if let error = reading.error { throw error }
    text = reading.text
    elements = reading.elements
  }

  /// The items of a file that is known to be valid.
  init(trusted file: CatalogueFile) {
    text = CatalogueText(file)
    elements = text.bytes.withBytes { JSONSlicer($0).elements(ofArrayAt: 0) }
  }

  /// The number of items.
  public var count: Int { elements.count }

  /// The item at an index, decoded at each call.
  public func item(at index: Int) throws(CatalogueError) -> Item {
    let (item, faults) = text.bytes.withBytes { bytes in
      let reading = JSONReading(JSONSlicer(bytes))
      return (reading.decode(Item.self, from: elements[index], index: index), reading.faults)
    }
    guard faults.isEmpty, let item else {
      throw text.error(faults.first ?? LocatedFault(.undecodable, at: elements[index].lowerBound))
    }
    return item
  }
}

/// Single fields, without decoding the rest of the item.
extension Items {
  package func name(at index: Int) -> String { string(.name, at: index) ?? "" }

  package func imageName(at index: Int) -> String { string(.imageName, at: index) ?? "" }

  package func shortDescription(at index: Int) -> String {
    string(.shortDescription, at: index) ?? ""
  }

  package func category(at index: Int) -> String? { string(.category, at: index) }

  package func evidence(at index: Int) -> Evidence? {
    string(.evidence, at: index).map(Evidence.init)
  }

  package func aliases(at index: Int) -> [String] {
    withValue(.aliases, at: index) { slicer, value in
      slicer.elements(ofArrayAt: value.lowerBound).compactMap(slicer.string)
    } ?? []
  }

  private func string(_ key: Item.CodingKeys, at index: Int) -> String? {
    withValue(key, at: index) { slicer, value in slicer.string(value) } ?? nil
  }

  private func withValue<Result>(
    _ key: Item.CodingKeys, at index: Int, _ body: (JSONSlicer, ByteRange) -> Result
  ) -> Result? {
    text.bytes.withBytes { bytes in
      let slicer = JSONSlicer(bytes)
      return slicer.value(of: key.rawValue, inObjectAt: elements[index].lowerBound)
        .map { body(slicer, $0) }
    }
  }
}
