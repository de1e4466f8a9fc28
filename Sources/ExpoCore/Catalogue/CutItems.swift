/// Items of a trusted file, cut out of its bytes when they are asked for.
struct CutItems {
  private let text: CatalogueText
  /// The bytes of each element.
  private let elements: [ByteRange]

  /// One cheap pass over the file finds the elements; nothing is decoded and nothing judged.
  init(_ file: CatalogueFile) {
    text = CatalogueText(file)
    elements = text.bytes.withBytes { JSONCutter($0).elements(ofArrayAt: 0) }
  }

  var count: Int { elements.count }

  func item(at index: Int) throws(CatalogueError) -> Item {
    let path = CodingPathText.appending(index: index, to: "")
    do {
      return try ElementDecoder(text).decode(Item.self, from: elements[index].range, path: path)
    } catch {
      throw text.error(error)
    }
  }

  /// The text of a member, or nil where the element has none.
  func string(_ key: Item.CodingKeys, at index: Int) -> String? {
    text.bytes.withBytes { bytes in
      let cutter = JSONCutter(bytes)
      return cutter.value(of: key.rawValue, inObjectAt: elements[index].lowerBound)
        .flatMap(cutter.string)
    }
  }

  /// The texts of a member that is an array, none where the element has none.
  func strings(_ key: Item.CodingKeys, at index: Int) -> [String] {
    text.bytes.withBytes { bytes in
      let cutter = JSONCutter(bytes)
      return cutter.value(of: key.rawValue, inObjectAt: elements[index].lowerBound)
        .map { cutter.elements(ofArrayAt: $0.lowerBound).compactMap { cutter.string($0.range) } }
        ?? []
    }
  }
}
