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
private struct TableColumns {
  let margin: Int
  /// The width of the labels that stand beside their values; 0 if none does.
  let labelWidth: Int
  /// Where the values start.
  let valueColumn: Int
}

extension PageLayout {
  /// Passes the lines of a two-column table to `emit`.
  ///
  /// A label that takes more than two fifths of the line gets a line of its own. If all labels do,
  /// the values stand below them, slightly indented.
  func lines<Failure>(
    of facts: [Fact],
    as style: TableStyle,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    let columns = tableColumns(for: facts, as: style)
    for fact in facts {
      try lines(of: fact, as: style, in: columns, emit: emit)
    }
  }

  private func tableColumns(for facts: [Fact], as style: TableStyle) -> TableColumns {
    let extra = style.margin + style.separator.utf8.count
    let maxLabelWidth = columns == 0 ? Int.max : columns * 2 / 5 - extra
    var labelWidth = 0
    for fact in facts {
      let width = cells.width(of: fact.label.text)
      if width <= maxLabelWidth { labelWidth = max(labelWidth, width) }
    }
    let maxMargin = columns == 0 ? Int.max : columns / 8
    let valueColumn = labelWidth > 0 ? labelWidth + extra : min(style.margin + 2, maxMargin)
    return TableColumns(
      margin: min(style.margin, maxMargin), labelWidth: labelWidth, valueColumn: valueColumn)
  }

  private func lines<Failure>(
    of fact: Fact,
    as style: TableStyle,
    in columns: TableColumns,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    let rest = columns.labelWidth - cells.width(of: fact.label.text)
    var head = Line(blanks: columns.margin)
    var margin = Margin(indent: columns.valueColumn)
    if rest < 0 {
      let label = Margin(first: head, width: columns.margin, indent: columns.valueColumn)
      try wrap([fact.label, Inline(own: style.closing)], after: label, emit: emit)
    } else {
      head.append(fact.label.text, as: fact.label)
      head.append(blanks: rest)
      head.append(style.separator)
      margin = Margin(first: head, width: columns.valueColumn, indent: columns.valueColumn)
    }
    for line in fact.value {
      try wrap(line, after: margin, emit: emit)
      margin = Margin(indent: columns.valueColumn)
    }
  }
}
