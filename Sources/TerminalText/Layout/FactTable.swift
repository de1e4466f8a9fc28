/// The look of a two-column table.
struct TableStyle {
  /// The blanks before the labels.
  let margin: Int
  let separator: String
  /// The separator if nothing follows it on its line.
  let closing: String

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

  /// Finds the columns that several tables of a page share.
  init(for tables: [[Fact]], style: TableStyle, in page: PageLayout) {
    let extra = style.margin + style.separator.utf8.count
    let maxLabelWidth = page.tableWidth * 2 / 5 - extra
    var labelWidth = 0
    for facts in tables {
      for fact in facts {
        let width = page.cells.width(of: fact.label.text)
        if width <= maxLabelWidth { labelWidth = max(labelWidth, width) }
      }
    }
    let maxMargin = page.tableWidth / 8
    self.style = style
    self.labelWidth = labelWidth
    margin = min(style.margin, maxMargin)
    valueColumn = labelWidth > 0 ? labelWidth + extra : min(style.margin + 2, maxMargin)
  }
}

extension PageLayout {
  /// Passes the lines of a two-column table to `emit`.
  ///
  /// A label that is wider than its column gets a line of its own, or its value follows it directly
  /// if lines are not wrapped.
  func lines<Failure>(
    of facts: [Fact],
    in columns: TableColumns,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    for fact in facts {
      try lines(of: fact, in: columns, emit: emit)
    }
  }

  private func lines<Failure>(
    of fact: Fact,
    in columns: TableColumns,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    let rest = columns.labelWidth - cells.width(of: fact.label.text)
    var head = Line(blanks: columns.margin)
    var margin = Margin(indent: columns.valueColumn)
    if rest < 0 && self.columns > 0 {
      let label = Margin(first: head, width: columns.margin, indent: columns.valueColumn)
      try wrap([fact.label, Inline(own: columns.style.closing)], after: label, emit: emit)
    } else {
      head.append(fact.label.text, as: fact.label)
      head.append(blanks: rest)
      head.append(columns.style.separator)
      margin = Margin(first: head, width: columns.valueColumn, indent: columns.valueColumn)
    }
    for line in fact.value {
      try wrap(line, after: margin, emit: emit)
      margin = Margin(indent: columns.valueColumn)
    }
  }
}
