/// Sets a document in columns: meaning in, lines out.
package struct Renderer {
  /// The widest that running text is set, in cells: longer lines are hard to read back from.
  static let measure = 88
  /// Below this many columns a list and a table change their layout instead of squeezing it.
  static let narrowBelow = 50

  /// The columns to fill, in cells; 0 does not wrap.
  let columns: Int
  let cells: CellMeasure
  let breaker: LineBreaker

  package init(columns: Int, measure: CellMeasure) {
    self.columns = columns
    cells = measure
    breaker = LineBreaker(measure: measure)
  }

  /// Whether there are too few columns to set things side by side.
  var isNarrow: Bool { columns > 0 && columns < Self.narrowBelow }

  /// Hands the document's lines on, one by one, until `emit` answers false.
  ///
  /// A line is handed on as soon as it is set; nothing is gathered.
  package func render(_ document: Document, emit: (Line) -> Bool) {
    var previous: Block?
    for block in document.blocks where !block.isSpokenOnly {
      if let previous, previous.isSetOff(from: block), !emit(.empty) { return }
      if !render(block, emit: emit) { return }
      previous = block
    }
  }

  private func render(_ block: Block, emit: (Line) -> Bool) -> Bool {
    switch block {
    case .title(let lines):
      lines.allSatisfy { wrap([$0]).allSatisfy(emit) }
    case .heading(let spans), .paragraph(let spans):
      wrap(spans).allSatisfy(emit)
    case .facts(let facts):
      lines(of: facts, as: .facts).allSatisfy(emit)
    case .terms(let terms):
      lines(of: terms, as: .terms).allSatisfy(emit)
    case .list(let list):
      render(list, emit: emit)
    case .spoken:
      true
    case .hint(let words, let command):
      wrap([words, Inline(own: ": "), command]).allSatisfy(emit)
    }
  }
}
