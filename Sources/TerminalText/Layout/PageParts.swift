/// A document's lines, a few at a time: those of a block, of an entry of a list, or of a row of cards
/// or pictures.
///
///     var parts = PageLayout(columns: 80, measure: CellMeasure()).parts(of: document)
///     let title = parts.next()
package struct PageParts: IteratorProtocol {
  /// The rest of a block that has several parts.
  private enum Rest {
    case none
    case list(ListParts)
    case gallery(GalleryParts)
  }

  private let layout: PageLayout
  private let factColumns: TableColumns
  private let blocks: [Block]
  /// The index of the next block.
  private var position = 0
  /// The index of the last block that the page shows; nil before the first.
  private var previous: Int?
  private var rest = Rest.none

  init(of document: Document, in layout: PageLayout) {
    self.layout = layout
    factColumns = layout.factColumns(of: document)
    blocks = document.blocks
  }

  /// The lines of the next part, which may be none; nil after the last part.
  package mutating func next() -> [Line]? {
    switch rest {
    case .none: break
    case .list(var list):
      if let lines = list.next() {
        rest = .list(list)
        return lines
      }
    case .gallery(var gallery):
      if let lines = gallery.next() {
        rest = .gallery(gallery)
        return lines
      }
    }
    rest = .none
    while position < blocks.count, !shows(blocks[position]) { position += 1 }
    guard position < blocks.count else { return nil }
    let block = blocks[position]
    var lines: [Line] = []
    if let previous, blocks[previous].isSetOff(from: block) { lines.append(.empty) }
    previous = position
    position += 1
    switch block {
    case .list(let entries): rest = .list(ListParts(of: entries, in: layout))
    case .gallery(let pictures): rest = .gallery(GalleryParts(of: pictures, in: layout))
    case .title, .heading, .paragraph, .facts, .terms, .picture, .hint, .spoken:
      layout.append(block, factColumns, to: &lines)
    }
    return lines
  }

  /// Whether the page shows a block.
  private func shows(_ block: Block) -> Bool {
    switch block {
    case .spoken: false
    case .picture(let picture, _): layout.fits(picture)
    case .title, .heading, .paragraph, .facts, .terms, .list, .gallery, .hint: true
    }
  }
}
