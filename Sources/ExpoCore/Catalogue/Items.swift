/// The items of a catalogue, in its order; each is decoded when it is requested.
///
///     for item in Items.bundled.prefix(2) { print(item.name) }  // 직지심체요절, 불경
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

  /// A catalogue of the given items.
  public init(_ items: [Item]) {
    let bytes = JSONWriter.document(.array(items.map(JSONValue.init)))
    self.init(trusted: CatalogueFile(path: "items.json", bytes: bytes))
  }
}

extension Items: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  /// The item at an index, decoded at each access.
  ///
  /// A file is validated before it becomes `Items`, so that decoding cannot fail.
  public subscript(index: Int) -> Item {
    let item = text.bytes.withBytes { bytes in
      JSONReading(JSONSlicer(bytes)).decode(Item.self, from: elements[index])
    }
    return item ?? Item(name: "", imageName: "", shortDescription: "", description: "")
  }
}

/// One item of a catalogue, with its number in the list.
public struct CatalogueEntry: Sendable {
  private let items: Items
  package let index: Int

  init(_ index: Int, in items: Items) {
    self.items = items
    self.index = index
  }

  /// The number that readers see, from 1.
  public var number: Int { index + 1 }

  /// The item's name, without decoding the rest of the item.
  public var name: String { items.name(at: index) }

  /// The item, decoded at each access.
  public var item: Item { items[index] }
}

extension Items {
  /// Calls a body with the bytes of all items.
  func withElements<Result>(_ body: (JSONSlicer, [ByteRange]) -> Result) -> Result {
    text.bytes.withBytes { body(JSONSlicer($0), elements) }
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
