/// A foreign file of an exposition, read to its end: what it says and every fault.
struct ExpositionReading {
  let text: CatalogueText
  /// The bytes of the object.
  let range: Range<Int>
  /// The exposition, where it could be decoded.
  private(set) var exposition: Exposition?
  /// In the file's order.
  private(set) var faults: [LocatedFault]

  /// Judges the file strictly, then decodes it.
  init(_ file: CatalogueFile) {
    text = CatalogueText(file)
    let outline = text.bytes.withBytes(JSONOutline.init(scanning:))
    faults = text.faults(in: outline, expecting: .object)
    range = outline.root?.range ?? 0..<text.bytes.count
    guard outline.isWellFormed, outline.root?.type == .object else { return }
    do {
      exposition = try ElementDecoder(text).decode(Exposition.self, from: range, path: "")
    } catch {
      faults.append(error)
    }
    faults.sort { $0.offset < $1.offset }
  }
}
