/// Lays out a document at a given width.
package struct PageLayout {
  /// The maximum width of running text in cells. Longer lines are hard to read.
  static let maxTextWidth = 88
  /// Narrower pages stack lists and tables instead of squeezing their columns.
  private static let minTableWidth = 50
  /// Narrower pages break commands.
  private static let minCommandWidth = 40

  /// The width of prose in cells, on its own and as the value of a fact; 0 does not wrap.
  let columns: Int
  /// The width of the rows of lists, of cards and of pictures.
  let rowColumns: Int
  let cells: CellMeasure

  /// - Parameters:
  ///   - columns: the width of the terminal in cells; 0 does not wrap.
  ///   - limitsProse: whether prose stays narrow enough to be easy to read, however wide the terminal
  ///     is.
  package init(columns: Int, measure: CellMeasure, limitsProse: Bool = true) {
    self.columns = limitsProse ? min(columns, Self.maxTextWidth) : columns
    rowColumns = columns
    cells = measure
  }

  /// The width that the columns of a table share. It is limited even if nothing is wrapped, because
  /// each row is padded to the widest label.
  var tableWidth: Int { columns == 0 ? Self.maxTextWidth : columns }

  /// Whether the page is too narrow for columns.
  var isNarrow: Bool { columns > 0 && columns < Self.minTableWidth }

  /// Passes the document's lines to `emit`, those of each block as soon as it is laid out.
  ///
  ///     let layout = PageLayout(columns: 80, measure: CellMeasure())
  ///     layout.lines(of: document) { print($0.text) }
  package func lines<Failure>(
    of document: Document,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    let factColumns = factColumns(of: document)
    var previous: Block?
    for block in document.blocks where shows(block) {
      if let previous, previous.isSetOff(from: block) { try emit(.empty) }
      previous = block
      for line in lines(of: block, factColumns) { try emit(line) }
    }
  }

  /// The document's lines.
  package func lines(of document: Document) -> [Line] {
    var lines: [Line] = []
    self.lines(of: document) { lines.append($0) }
    return lines
  }

  private func shows(_ block: Block) -> Bool {
    switch block {
    case .spoken: false
    case .picture(let picture, _): fits(picture)
    case .title, .heading, .paragraph, .facts, .terms, .list, .gallery, .hint: true
    }
  }

  private func lines(of block: Block, _ factColumns: TableColumns) -> [Line] {
    var lines: [Line] = []
    switch block {
    case .list(let list): append(list, to: &lines)
    case .gallery(let gallery): append(gallery, to: &lines)
    case .title(let titles):
      for title in titles { wrap([title], to: &lines) }
    case .heading(let spans): wrap(spans, to: &lines)
    case .paragraph(let spans): wrap(spans, isSetOff: true, to: &lines)
    case .facts(let facts):
      // On a narrow page a shared column would leave too little room for the values.
      let columns = isNarrow ? tableColumns(of: facts, as: .facts) : factColumns
      append(facts, in: columns, to: &lines)
    case .terms(let terms): append(terms, in: tableColumns(of: terms, as: .terms), to: &lines)
    case .picture(let picture, let caption): append(picture, caption, to: &lines)
    case .hint(let words, let command): hint(words, command, to: &lines)
    case .spoken: break
    }
    return lines
  }

  /// Lays out a hint so that its command can be copied: the command has a line of its own if it does
  /// not fit behind the words, and is broken only on a very narrow page.
  func hint(
    _ words: Inline,
    _ command: Inline,
    to lines: inout [Line]
  ) {
    let line = Line([words, Inline(own: ": "), command])
    if columns == 0 || line.width(measure: cells) <= columns {
      return lines.append(line)
    }
    wrap([words, Inline(own: ":")], to: &lines)
    if columns >= Self.minCommandWidth { return lines.append(Line([command])) }
    wrap([command], to: &lines)
  }

  /// A text in lines of a width, by default that of prose.
  func text(
    _ spans: [Inline],
    after margin: consuming Margin = Margin(indent: 0),
    width: Int? = nil,
    isSetOff: Bool = false
  ) -> WrappedText {
    WrappedText(
      spans, after: margin, width: width ?? columns, isSetOff: isSetOff, measure: cells)
  }

  /// Appends the lines of a text.
  func wrap(
    _ spans: [Inline],
    after margin: consuming Margin = Margin(indent: 0),
    width: Int? = nil,
    isSetOff: Bool = false,
    to lines: inout [Line]
  ) {
    var text = text(spans, after: margin, width: width, isSetOff: isSetOff)
    while let line = text.next() { lines.append(line) }
  }
}

/// What precedes the text on the lines of a paragraph.
struct Margin {
  fileprivate var first: Line
  fileprivate let firstWidth: Int
  /// The blanks at the start of the other lines.
  fileprivate let indent: Int

  /// Creates the same blanks for all lines.
  init(indent: Int) {
    self.init(first: Line(blanks: indent), width: indent, indent: indent)
  }

  init(first: consuming Line, width: Int, indent: Int) {
    self.first = first
    firstWidth = width
    self.indent = indent
  }
}

/// The lines of paragraphs, created one at a time.
struct WrappedText {
  private let spans: [Inline]
  /// Those of the spans' joined text.
  private var paragraphs: Paragraphs
  private var wrapper: LineWrapper
  /// What precedes the text on the first line; nil after it.
  private var first: Line?
  private let indent: Int
  private let isSetOff: Bool

  /// - Parameters:
  ///   - width: the width of a line with its margin in cells; 0 does not wrap.
  ///   - isSetOff: whether an empty line separates the paragraphs.
  init(
    _ spans: [Inline], after margin: consuming Margin = Margin(indent: 0), width: Int,
    isSetOff: Bool = false, measure: CellMeasure
  ) {
    self.spans = spans
    self.isSetOff = isSetOff
    paragraphs = Paragraphs(
      of: spans.count == 1 ? spans[0].text : spans.reduce(into: "") { $0 += $1.text })
    wrapper = LineWrapper(
      paragraphs.next() ?? "",
      columns: width == 0 ? 0 : max(1, width - margin.indent),
      firstColumns: max(1, width - margin.firstWidth),
      measure: measure
    )
    indent = margin.indent
    first = margin.first
  }

  mutating func next() -> Line? {
    while true {
      if let range = wrapper.next() {
        var line = first.take() ?? Line(blanks: indent)
        let start = paragraphs.offset
        append(start + range.lowerBound..<start + range.upperBound, to: &line)
        return line
      }
      guard let paragraph = paragraphs.next() else { return nil }
      wrapper.restart(with: paragraph)
      if isSetOff { return .empty }
    }
  }

  /// Appends a UTF-8 range of the joined text, each part in its span's role.
  private func append(_ range: Range<Int>, to line: inout Line) {
    var start = 0
    for span in spans {
      let end = start + span.text.utf8.count
      let part = range.clamped(to: start..<end)
      if part == start..<end {
        line.append(span.text, as: span)
      } else if !part.isEmpty {
        line.append(span.text.slice(part.lowerBound - start..<part.upperBound - start), as: span)
      }
      start = end
    }
  }
}
