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

extension PageLayout {
  /// Appends the lines of a two-column table.
  ///
  /// A label that is wider than its column gets a line of its own, or its value follows it directly if
  /// lines are not wrapped.
  func append(_ facts: [Fact], in columns: TableColumns, to lines: inout [Line]) {
    for fact in facts {
      var margin = margin(of: fact.label, in: columns, to: &lines)
      for line in fact.value {
        var words = line
        let isBelow = hasCommandBelow(line, in: self.columns - columns.valueColumn)
        let command = isBelow ? words.removeLast() : nil
        wrap(words, after: margin, to: &lines)
        margin = Margin(indent: columns.valueColumn)
        if let command { wrap([command], after: margin, to: &lines) }
      }
    }
  }

  /// The margin of the value's first line, after the label if that has a line of its own.
  private func margin(
    of label: Inline, in columns: TableColumns, to lines: inout [Line]
  ) -> Margin {
    let rest = columns.labelWidth - cells.width(of: label.text)
    var head = Line(blanks: columns.margin)
    // Without any label there is no column for a separator to stand in.
    if columns.labelWidth == 0 && label.text.isEmpty { return Margin(indent: columns.valueColumn) }
    if rest < 0 && self.columns > 0 {
      wrap(
        [label, Inline(own: columns.style.closing)],
        after: Margin(first: head, width: columns.margin, indent: columns.valueColumn), to: &lines)
      return Margin(indent: columns.valueColumn)
    }
    head.append(label.text, as: label)
    head.append(blanks: rest)
    head.append(columns.style.separator)
    return Margin(first: head, width: columns.valueColumn, indent: columns.valueColumn)
  }
}
