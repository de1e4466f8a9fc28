/// A document's lines, a few at a time: those of a block, of an entry of a list, or of a row of cards
/// or pictures.
///
///     var parts = PageLayout(columns: 80, measure: CellMeasure()).parts(of: document)
///     let title = parts.next()
package struct PageParts: IteratorProtocol {
  private let layout: PageLayout
  private let factColumns: TableColumns
  private var blocks: IndexingIterator<[Block]>
  private var previous: Block?
  private var list: ListParts?
  private var gallery: GalleryParts?

  init(of document: Document, in layout: PageLayout) {
    self.layout = layout
    factColumns = layout.factColumns(of: document)
    blocks = document.blocks.makeIterator()
  }

  /// The lines of the next part, which may be none; nil after the last part.
  package mutating func next() -> [Line]? {
    if let lines = list?.next() { return lines }
    if let lines = gallery?.next() { return lines }
    list = nil
    gallery = nil
    guard let block = nextBlock() else { return nil }
    var lines: [Line] = []
    if let previous, previous.isSetOff(from: block) { lines.append(.empty) }
    previous = block
    switch block {
    case .list(let entries): list = ListParts(of: entries, in: layout)
    case .gallery(let pictures): gallery = GalleryParts(of: pictures, in: layout)
    case .title, .heading, .paragraph, .facts, .terms, .picture, .hint, .spoken:
      layout.append(block, factColumns, to: &lines)
    }
    return lines
  }

  /// The next block that the page shows.
  private mutating func nextBlock() -> Block? {
    while let block = blocks.next() {
      switch block {
      case .spoken: continue
      case .picture(let picture, _) where !layout.fits(picture): continue
      case .title, .heading, .paragraph, .facts, .terms, .list, .picture, .gallery, .hint:
        return block
      }
    }
    return nil
  }
}
