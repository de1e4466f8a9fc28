/// Lays out a document at a given width.
package struct PageLayout {
  /// The maximum width of running text in cells. Longer lines are hard to read.
  static let maxTextWidth = 88
  /// Narrower pages stack lists and tables instead of squeezing their columns.
  private static let minTableWidth = 50

  /// The columns to fill in cells; 0 does not wrap.
  let columns: Int
  let cells: CellMeasure

  package init(columns: Int, measure: CellMeasure) {
    self.columns = columns
    cells = measure
  }

  /// Whether the page is too narrow for columns.
  var isNarrow: Bool { columns > 0 && columns < Self.minTableWidth }

  /// Passes the document's lines to `emit`, each as soon as it is laid out.
  ///
  ///     let layout = PageLayout(columns: 80, measure: CellMeasure())
  ///     layout.lines(of: document) { print($0.text) }
  package func lines<Failure>(
    of document: Document,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    var previous: Block?
    for block in document.blocks where !block.isSpokenOnly {
      if let previous, previous.isSetOff(from: block) { try emit(.empty) }
      try lines(of: block, emit: emit)
      previous = block
    }
  }

  private func lines<Failure>(
    of block: Block,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    switch block {
    case .title(let lines):
      for line in lines { try wrap([line], emit: emit) }
    case .heading(let spans), .paragraph(let spans):
      try wrap(spans, emit: emit)
    case .facts(let facts):
      try lines(of: facts, as: .facts, emit: emit)
    case .terms(let terms):
      try lines(of: terms, as: .terms, emit: emit)
    case .list(let list):
      try lines(of: list, emit: emit)
    case .hint(let words, let command):
      try wrap([words, Inline(own: ": "), command], emit: emit)
    case .spoken:
      break
    }
  }

  /// Passes the lines of a paragraph to `emit`.
  func wrap<Failure>(
    _ spans: [Inline],
    after margin: Margin = .none,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    var lines = wrapped(spans, after: margin)
    while let line = lines.next() { try emit(line) }
  }

  /// The lines of a paragraph.
  func wrapped(_ spans: [Inline], after margin: Margin = .none) -> WrappedText {
    let width = columns == 0 ? 0 : min(columns, Self.maxTextWidth + margin.indent)
    return WrappedText(spans, after: margin, width: width, measure: cells)
  }
}

/// What precedes the text on the lines of a paragraph.
struct Margin {
  /// The start of the first line.
  let first: Line
  /// Its width in cells.
  let firstWidth: Int
  /// The blanks at the start of the other lines.
  let indent: Int

  static let none = Margin(indent: 0)

  /// Creates the same blanks for all lines.
  init(indent: Int) {
    self.init(first: Line(blanks: indent), width: indent, indent: indent)
  }

  init(first: Line, width: Int, indent: Int) {
    self.first = first
    firstWidth = width
    self.indent = indent
  }
}

/// The lines of a paragraph, created one at a time.
struct WrappedText {
  private let spans: [Inline]
  private var wrapper: LineWrapper
  /// What precedes the text on the next line.
  private var start: Line
  private let indent: Line

  /// - Parameter width: the width of a line with its margin in cells; 0 does not wrap.
  init(_ spans: [Inline], after margin: Margin = .none, width: Int, measure: CellMeasure) {
    self.spans = spans
    let text = spans.count == 1 ? spans[0].text : spans.reduce(into: "") { $0 += $1.text }
    wrapper = LineWrapper(
      text,
      columns: width == 0 ? 0 : max(1, width - margin.indent),
      firstColumns: max(1, width - margin.firstWidth),
      measure: measure
    )
    start = margin.first
    indent = Line(blanks: margin.indent)
  }

  mutating func next() -> Line? {
    guard let range = wrapper.next() else { return nil }
    var line = start
    append(range, to: &line)
    start = indent
    return line
  }

  /// Appends a UTF-8 range of the joined text, each part in its span's role.
  private func append(_ range: Range<Int>, to line: inout Line) {
    var start = 0
    for span in spans {
      let end = start + span.text.utf8.count
      let part = range.clamped(to: start..<end)
      if !part.isEmpty {
        line.append(span.text.slice(part.lowerBound - start..<part.upperBound - start), as: span)
      }
      start = end
    }
  }
}

extension String {
  /// The text between two UTF-8 offsets on scalar boundaries.
  fileprivate func slice(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
