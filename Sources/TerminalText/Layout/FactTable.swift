/// The look of a two-column table.
struct TableStyle {
  /// The blanks before the labels.
  let margin: Int
  let separator: String
  /// The separator if nothing follows it on its line.
  let closing: String

  /// The width of the first column without the label.
  var extraWidth: Int { margin + separator.utf8.count }

  /// `label : value`
  static let facts = TableStyle(margin: 0, separator: " : ", closing: " :")
  /// A word and its meaning.
  static let terms = TableStyle(margin: 2, separator: "  ", closing: "")
}

/// The columns of a two-column table, in cells.
///
/// A label that takes more than two fifths of the line does not widen its column. If none is
/// narrower, the values stand slightly indented.
struct TableColumns {
  let style: TableStyle
  let margin: Int
  /// The width of the labels that stand beside their values; 0 if none does.
  let labelWidth: Int
  /// Where the values start.
  let valueColumn: Int

  init(style: TableStyle, labelWidth: Int, in page: PageLayout) {
    let maxMargin = page.tableWidth / 8
    self.style = style
    self.labelWidth = labelWidth
    margin = min(style.margin, maxMargin)
    valueColumn =
      labelWidth > 0
      ? labelWidth + style.extraWidth : min(style.margin + 2, maxMargin)
  }
}

extension PageLayout {
  func tableColumns(of facts: [Fact], as style: TableStyle) -> TableColumns {
    TableColumns(style: style, labelWidth: labelWidth(of: facts, as: style), in: self)
  }

  /// The columns that all facts of a page share.
  func factColumns(of document: Document) -> TableColumns {
    var width = 0
    for case .facts(let facts) in document.blocks {
      width = max(width, labelWidth(of: facts, as: .facts))
    }
    return TableColumns(style: .facts, labelWidth: width, in: self)
  }

  /// The width of the widest label that stands beside its value; 0 if none does.
  private func labelWidth(of facts: [Fact], as style: TableStyle) -> Int {
    let maxWidth = tableWidth * 2 / 5 - style.extraWidth
    return facts.reduce(0) { widest, fact in
      let width = cells.width(of: fact.label.text)
      return width <= maxWidth ? max(widest, width) : widest
    }
  }

  /// Whether a value ends in a command that does not fit behind the words: it then starts a line of its
  /// own.
  fileprivate func hasCommandBelow(_ line: [Inline], in width: Int) -> Bool {
    columns > 0 && line.count > 1 && line[line.count - 1].role == .command
      && line.reduce(0, { $0 + cells.width(of: $1.text) }) > width
  }
}

/// The lines of a two-column table, some at a time.
///
/// A label that is wider than its column gets a line of its own, or its value follows it directly if lines
/// are not wrapped.
struct FactParts {
  private let facts: [Fact]
  private let columns: TableColumns
  private let layout: PageLayout
  /// The next fact, and the next line of its value.
  private var position = 0
  private var line = 0
  /// Whether the fact's label is laid out.
  private var hasLabel = false
  /// What precedes the next line of the value.
  private var margin = Margin(indent: 0)
  /// The command that stands below the last line of the value, or nothing.
  private var command: [Inline] = []
  /// What is being laid out, if anything is.
  private var text: WrappedText
  private var hasText = false

  init(of facts: [Fact], in columns: TableColumns, _ layout: PageLayout) {
    self.facts = facts
    self.columns = columns
    self.layout = layout
    text = layout.text([])
  }

  mutating func next() -> [Line]? {
    var lines: [Line] = []
    while lines.count < PageParts.maxLines {
      if hasText, let line = text.next() {
        lines.append(line)
      } else {
        hasText = beginText()
        if !hasText { break }
      }
    }
    return lines.isEmpty ? nil : lines
  }

  /// Begins the next label or line of a value; returns false after the last.
  private mutating func beginText() -> Bool {
    if !command.isEmpty {
      text = layout.text(command, after: Margin(indent: columns.valueColumn))
      command = []
      return true
    }
    while position < facts.count {
      if !hasLabel {
        hasLabel = true
        if beginLabel(of: facts[position].label) { return true }
      }
      let value = facts[position].value
      if line < value.count {
        var words = value[line]
        line += 1
        if layout.hasCommandBelow(words, in: layout.columns - columns.valueColumn) {
          command = [words.removeLast()]
        }
        text = layout.text(words, after: margin)
        margin = Margin(indent: columns.valueColumn)
        return true
      }
      position += 1
      line = 0
      hasLabel = false
    }
    return false
  }

  /// Sets the margin of the value's first line, and begins the label if it has a line of its own.
  private mutating func beginLabel(of label: Inline) -> Bool {
    let rest = columns.labelWidth - layout.cells.width(of: label.text)
    var head = Line(blanks: columns.margin)
    if columns.labelWidth == 0 && label.text.isEmpty {
      // Without any label there is no column for a separator to stand in.
      margin = Margin(indent: columns.valueColumn)
    } else if rest < 0 && layout.columns > 0 {
      margin = Margin(indent: columns.valueColumn)
      text = layout.text(
        [label, Inline(own: columns.style.closing)],
        after: Margin(first: head, width: columns.margin, indent: columns.valueColumn))
      return true
    } else {
      head.append(label.text, as: label)
      head.append(blanks: rest)
      head.append(columns.style.separator)
      margin = Margin(first: head, width: columns.valueColumn, indent: columns.valueColumn)
    }
    return false
  }
}
