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
  /// The columns of one table.
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

  /// Appends the lines of a two-column table.
  ///
  /// A label that is wider than its column gets a line of its own, or its value follows it directly
  /// if lines are not wrapped.
  func append(
    _ facts: [Fact],
    in columns: TableColumns,
    to lines: inout [Line]
  ) {
    for fact in facts {
      append(fact, in: columns, to: &lines)
    }
  }

  private func append(
    _ fact: Fact,
    in columns: TableColumns,
    to lines: inout [Line]
  ) {
    let rest = columns.labelWidth - cells.width(of: fact.label.text)
    var head = Line(blanks: columns.margin)
    var margin = Margin(indent: columns.valueColumn)
    if columns.labelWidth == 0 && fact.label.text.isEmpty {
      // Without any label there is no column for a separator to stand in.
    } else if rest < 0 && self.columns > 0 {
      let label = Margin(first: head, width: columns.margin, indent: columns.valueColumn)
      wrap([fact.label, Inline(own: columns.style.closing)], after: label, to: &lines)
    } else {
      head.append(fact.label.text, as: fact.label)
      head.append(blanks: rest)
      head.append(columns.style.separator)
      margin = Margin(first: head, width: columns.valueColumn, indent: columns.valueColumn)
    }
    for line in fact.value {
      if let command = commandBelow(line, in: self.columns - columns.valueColumn) {
        wrap(line.dropLast(), after: consume margin, to: &lines)
        wrap([command], after: Margin(indent: columns.valueColumn), to: &lines)
      } else {
        wrap(line, after: consume margin, to: &lines)
      }
      margin = Margin(indent: columns.valueColumn)
    }
  }

  /// The command at the end of a value, if it does not fit behind the words: it then starts a line of
  /// its own.
  private func commandBelow(_ line: [Inline], in width: Int) -> Inline? {
    guard columns > 0, line.count > 1, let command = line.last, command.role == .command,
      line.reduce(0, { $0 + cells.width(of: $1.text) }) > width
    else { return nil }
    return command
  }
}
