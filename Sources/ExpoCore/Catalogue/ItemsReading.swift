/// A foreign file of items, read to its end: what is good in it and every fault.
struct ItemsReading {
  let text: CatalogueText
  /// The bytes of each element.
  let elements: [ByteRange]
  /// The items that could be decoded, in the file's order.
  private(set) var items: [Item] = []
  /// For each of `items`, which element it is.
  private(set) var indices: [Int] = []
  /// In the file's order.
  private(set) var faults: [LocatedFault]

  /// Judges the file strictly, then decodes each element by itself.
  init(_ file: CatalogueFile) {
    text = CatalogueText(file)
    let outline = text.bytes.withBytes(JSONOutline.init(scanning:))
    faults = text.faults(in: outline, expecting: .array)
    elements = outline.isWellFormed ? outline.elements : []
    decodeElements()
    faults.sort { $0.offset < $1.offset }
  }

  private mutating func decodeElements() {
    let decoder = ElementDecoder(text)
    items.reserveCapacity(elements.count)
    indices.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let path = CodingPathText.appending(index: index, to: "")
      do {
        items.append(try decoder.decode(Item.self, from: element.range, path: path))
        indices.append(index)
      } catch {
        faults.append(error)
      }
    }
  }
}
