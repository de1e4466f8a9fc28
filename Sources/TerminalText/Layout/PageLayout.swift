import ExpoCore

/// Lays out a document at a given width.
package struct PageLayout {
  /// The maximum width of running text in cells. Longer lines are hard to read.
  package static let maxTextWidth = 88
  /// Narrower pages stack lists and tables instead of squeezing their columns.
  private static let minTableWidth = 50
  /// The narrowest layout; a screen that is narrower shows the beginnings of lines.
  package static let minColumns = 10

  /// The width of prose in cells, on its own and as the value of a fact; 0 does not wrap.
  let columns: Int
  /// The width of the rows of lists and of pictures.
  let rowColumns: Int
  /// The rows of the window.
  let rows: Int
  let cells: CellMeasure

  /// - Parameters:
  ///   - columns: The width of the terminal in cells; 0 does not wrap.
  ///   - rows: The rows of the window; by default there are as many as a page has lines.
  ///   - limitsProse: Whether prose stays narrow enough to be easy to read, however wide the
  ///     terminal is.
  package init(
    columns: Int, rows: Int = .max, measure: CellMeasure, limitsProse: Bool = true
  ) {
    self.rows = rows
    rowColumns = Self.columns(in: columns)
    self.columns = limitsProse ? min(rowColumns, Self.maxTextWidth) : rowColumns
    cells = measure
  }

  /// The width of a layout for a screen of `screen` cells; 0 does not wrap.
  static func columns(in screen: Int) -> Int { screen == 0 ? 0 : max(screen, minColumns) }

  /// The width that the first columns of a table are measured by. It is limited on any page,
  /// because each row is padded to the widest label.
  var tableWidth: Int { columns == 0 ? Self.maxTextWidth : min(columns, Self.maxTextWidth) }

  /// Whether the page is read in a window, where a row of a list takes one line.
  var isWindow: Bool { rows < .max }

  /// Whether the page is too narrow for columns.
  var isNarrow: Bool { columns > 0 && columns < Self.minTableWidth }

  /// The document's lines.
  ///
  /// The picture of a text stands below the head of its page if both fit the window, and otherwise
  /// after the text.
  ///
  ///     let layout = PageLayout(columns: 80, measure: CellMeasure())
  ///     for line in layout.lines(of: document) { print(line.text) }
  package func lines(of document: Document) -> [Line] {
    let labelWidth = sharedLabelWidth(of: document)
    var lines: [Line] = []
    var previous: Block?
    // The first line of a page with a head.
    var start: Int?
    var picture: Block?
    var rest = document[...]
    while true {
      let isInText = rest.first?.isParagraph == true
      guard let block = isInText ? rest.popFirst() : picture.take() ?? rest.popFirst()
      else { return lines }
      if block.beginsPage { start = lines.isEmpty ? 0 : lines.count + 1 }
      if case .picture(let shown, _, _) = block, fits(shown), rest.first?.isParagraph == true,
        let start, lines.count - start + 1 + shown.rows > rows
      {
        picture = block
        continue
      }
      let own = self.lines(of: block, from: lines.count + 1, labelWidth: labelWidth)
      if own.isEmpty { continue }
      if previous?.needsBlankLine(before: block) == true { lines.append(.empty) }
      lines += own
      previous = block
    }
  }

  /// - Parameters:
  ///   - start: The lines of the page before the block.
  ///   - labelWidth: The width of the labels of facts; nil if blocks do not share it.
  private func lines(of block: Block, from start: Int, labelWidth: Int?) -> [Line] {
    switch block {
    case .lines(let lines):
      return lines.filter { !$0.allSatisfy(\.text.isEmpty) }.flatMap { line in
        columns > 0 && Line(line).width(measure: cells) > columns
          ? line.split(separator: .separator).flatMap { wrap(Array($0)) } : wrap(line)
      }
    case .heading(let inlines), .paragraph(let inlines): return wrap(inlines)
    case .facts(let facts): return lines(of: facts, .facts, labelWidth: labelWidth)
    case .terms(let terms): return lines(of: terms, .terms)
    case .list(let sections, let isStacked): return lines(of: sections, isStacked: isStacked)
    case .picture(let picture, let caption, let words):
      let line = fits(picture) ? caption : words
      return (fits(picture) ? picture.lines : []) + (line.map { wrap([$0]) } ?? [])
    case .gallery(let entries): return lines(of: entries, from: start)
    case .names(let entries, let picture, let more):
      return lines(of: entries, beside: picture, more: more)
    case .hint(let words, let command):
      return wrap([Self.beforeCommand(words.text, words.role), command])
    case .spoken: return []
    }
  }

  /// The words of a hint and the blank before its command, with a colon unless they are a question.
  static func beforeCommand(_ words: String, _ role: Inline.Role = .text) -> Inline {
    Inline(words.hasSuffix("?") ? "\(words) " : "\(words): ", role)
  }

  /// Wraps a text.
  ///
  /// - Parameters:
  ///   - head: The start of the first line, before the text; by default the same blanks as on the
  ///     others.
  ///   - indent: The blanks at the start of the other lines.
  ///   - width: The width of a line with its indent, by default that of prose; 0 does not wrap.
  ///   - keepsWhole: Whether an address and a command stay whole.
  func wrap(
    _ inlines: [Inline], after head: Line? = nil, indent: Int = 0, width: Int? = nil,
    keepsWhole: Bool = true
  ) -> [Line] {
    Line(inlines).wrapped(
      to: width ?? columns, after: head, indent: indent, keepsWhole: keepsWhole,
      measure: cells)
  }
}
