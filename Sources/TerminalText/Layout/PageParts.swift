/// A document's lines, a few at a time: those of an entry of a list, of a row of cards or pictures, or of
/// a part of a text or of a table. A copy is another place in the same document.
///
///     var parts = PageLayout(columns: 80, measure: CellMeasure()).parts(of: document)
///     let title = parts.next()
package struct PageParts: IteratorProtocol {
  /// The maximum number of lines of a text or of a table that are one part.
  static let maxLines = 100

  /// The rest of a block that has several parts.
  private enum Rest {
    case none
    case text(WrappedText)
    case facts(FactParts)
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
    nextOfRest() ?? nextBlock()
  }

  /// The next lines of the block that has several parts; nil if nothing of it is left.
  private mutating func nextOfRest() -> [Line]? {
    switch rest {
    case .none: return nil
    case .text(var text):
      var lines: [Line] = []
      while lines.count < Self.maxLines, let line = text.next() { lines.append(line) }
      rest = .text(text)
      if !lines.isEmpty { return lines }
    case .facts(var facts):
      if let lines = facts.next() {
        rest = .facts(facts)
        return lines
      }
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
    return nil
  }

  /// The lines of the next block, or those before its parts.
  private mutating func nextBlock() -> [Line]? {
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
    case .title(let titles):
      for title in titles { layout.wrap([title], to: &lines) }
    case .heading(let spans): rest = .text(layout.text(spans))
    case .paragraph(let spans): rest = .text(layout.text(spans, isSetOff: true))
    case .facts(let facts):
      // On a narrow page a shared column would leave too little room for the values.
      let columns = layout.isNarrow ? layout.tableColumns(of: facts, as: .facts) : factColumns
      rest = .facts(FactParts(of: facts, in: columns, layout))
    case .terms(let terms):
      rest = .facts(FactParts(of: terms, in: layout.tableColumns(of: terms, as: .terms), layout))
    case .picture(let picture, let caption): layout.append(picture, caption, to: &lines)
    case .hint(let words, let command): layout.hint(words, command, to: &lines)
    case .spoken: break
    }
    return lines
  }

  private func shows(_ block: Block) -> Bool {
    switch block {
    case .spoken: false
    case .picture(let picture, _): layout.fits(picture)
    case .title, .heading, .paragraph, .facts, .terms, .list, .gallery, .hint: true
    }
  }
}
