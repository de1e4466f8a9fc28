/// Lays out a document at a given width.
package struct PageLayout {
  /// The maximum width of running text in cells. Longer lines are hard to read.
  package static let maxTextWidth = 88
  /// Narrower pages stack lists and tables instead of squeezing their columns.
  private static let minTableWidth = 50
  /// Narrower pages break commands.
  private static let minCommandWidth = 40

  /// The width of prose in cells, on its own and as the value of a fact; 0 does not wrap.
  let columns: Int
  /// The width of the rows of lists and of pictures.
  let rowColumns: Int
  let cells: CellMeasure
  private let breaksLinks: Bool

  /// - Parameters:
  ///   - columns: the width of the terminal in cells; 0 does not wrap.
  ///   - limitsProse: whether prose stays narrow enough to be easy to read, however wide the terminal
  ///     is.
  ///   - breaksLinks: whether an address may be broken, as on a screen, where each part is the link.
  package init(
    columns: Int, measure: CellMeasure, limitsProse: Bool = true, breaksLinks: Bool = true
  ) {
    self.breaksLinks = breaksLinks
    self.columns = limitsProse ? min(columns, Self.maxTextWidth) : columns
    rowColumns = columns
    cells = measure
  }

  /// The width that the columns of a table share. It is limited even if nothing is wrapped, because
  /// each row is padded to the widest label.
  var tableWidth: Int { columns == 0 ? Self.maxTextWidth : columns }

  /// Whether the page is too narrow for columns.
  var isNarrow: Bool { columns > 0 && columns < Self.minTableWidth }

  /// The document's lines.
  ///
  ///     let layout = PageLayout(columns: 80, measure: CellMeasure())
  ///     for line in layout.lines(of: document) { print(line.text) }
  package func lines(of document: Document) -> [Line] {
    var lines: [Line] = []
    forEachLine(of: document) { lines.append($0) }
    return lines
  }

  /// Hands over the document's lines one by one: a page of many texts takes the memory of one.
  package func forEachLine(of document: Document, _ body: (Line) throws -> Void) rethrows {
    let labelWidth = sharedLabelWidth(of: document)
    var previous: Block?
    for block in document {
      var hasGap = previous?.isSetOff(from: block) == true
      for line in lines(of: block, labelWidth: labelWidth) {
        if hasGap { try body(.empty) }
        hasGap = false
        previous = block
        try body(line)
      }
    }
  }

  /// - Parameter labelWidth: the width of the labels of facts; nil if blocks do not share it.
  private func lines(of block: Block, labelWidth: Int?) -> [Line] {
    switch block {
    case .lines(let lines):
      lines.filter { !$0.allSatisfy(\.text.isEmpty) }.flatMap { wrap($0) }
    case .heading(let spans), .paragraph(let spans): wrap(spans)
    case .facts(let facts): table(of: facts, .facts, labelWidth: labelWidth)
    case .terms(let terms): table(of: terms, .terms)
    case .list(let sections, let isStacked): list(of: sections, isStacked: isStacked)
    case .picture(let picture, let caption):
      fits(picture) ? picture.lines + (caption.map { wrap([$0]) } ?? []) : []
    case .gallery(let entries): gallery(of: entries)
    case .hint(let words, let command): hint(words, command)
    case .spoken: []
    }
  }

  /// The words of a hint with what separates them from its command: a colon, but not behind a question.
  static func beforeCommand(_ words: String) -> Inline {
    Inline(trusted: words.hasSuffix("?") ? "\(words) " : "\(words): ")
  }

  /// Lays out a hint so that its command can be copied: the command has a line of its own if it does
  /// not fit behind the words, and is broken only on a very narrow page.
  private func hint(_ words: Inline, _ command: Inline) -> [Line] {
    let words = Self.beforeCommand(words.text)
    let line = Line([words, command])
    if columns == 0 || line.width(measure: cells) <= columns { return [line] }
    return wrap([words])
      + (columns >= Self.minCommandWidth ? [Line([command])] : wrap([command]))
  }

  /// The lines of a text.
  ///
  /// - Parameters:
  ///   - head: what precedes the text on its first line; by default the same blanks as on the others.
  ///   - indent: the blanks at the start of the other lines.
  ///   - width: the width of a line with its indent, by default that of prose; 0 does not wrap.
  func wrap(
    _ spans: [Inline],
    after head: Line? = nil,
    indent: Int = 0,
    width: Int? = nil
  ) -> [Line] {
    let isKept = !breaksLinks && spans.contains { $0.role == .link }
    let width = isKept ? 0 : width ?? columns
    let whole = Line(spans)
    var start = head
    if width == 0, !whole.text.utf8.contains(UInt8(ascii: "\n")) {
      // Nothing is measured where nothing is wrapped.
      var line = head ?? Line(blanks: indent)
      line.append(whole)
      return [line]
    }
    let ranges =
      width == 0
      ? LineWrapper(whole.text, columns: 0, measure: cells)
      : LineWrapper(
        whole.text, columns: max(1, width - indent),
        firstColumns: head.map { max(1, width - $0.width(measure: cells)) }, measure: cells)
    return ranges.map { range in
      var line = start.take() ?? Line(blanks: indent)
      line.append(whole.part(range))
      return line
    }
  }

  /// Lines side by side, each column in a width of its own. Blanks precede a column's line; none follow
  /// the last.
  func sideBySide(_ columns: [(lines: [Line], width: Int)]) -> [Line] {
    (0..<(columns.map(\.lines.count).max() ?? 0)).map { row in
      var line = Line()
      var start = 0
      for column in columns {
        if row < column.lines.count {
          line.append(blanks: start - line.width(measure: cells))
          line.append(column.lines[row])
        }
        start += column.width + Self.columnGap
      }
      return line
    }
  }

  /// The cells between two pictures.
  static let columnGap = 3
}
