/// The look of a two-column table.
struct TableStyle {
  /// The blanks before the labels.
  let margin: Int
  let separator: String
  /// The separator if nothing follows it on its line.
  let closing: String
  /// The widest label that the others make room for.
  let maxLabel: Int
  /// Whether a value starts on the next line if its label is wider than the column.
  let wrapsLabels: Bool

  /// `label : value`
  static let facts = TableStyle(
    margin: 0, separator: " : ", closing: " :", maxLabel: 16, wrapsLabels: false)
  /// A word and its meaning.
  static let terms = TableStyle(
    margin: 2, separator: "  ", closing: "", maxLabel: .max, wrapsLabels: true)
}

extension PageLayout {
  /// The width of the labels that all facts of a page share; nil on a narrow page, which has too
  /// little room for it.
  func sharedLabelWidth(of document: Document) -> Int? {
    if isNarrow { return nil }
    return document.reduce(0) { widest, block in
      guard case .facts(let facts) = block else { return widest }
      return max(widest, labelWidth(of: facts, .facts))
    }
  }

  /// The widest label of at most two fifths of the line. A wider one has a line of its own; the result
  /// is 0 if all do.
  private func labelWidth(of rows: [TableRow], _ style: TableStyle) -> Int {
    let maxWidth = min(
      style.maxLabel, tableWidth * 2 / 5 - style.margin - style.separator.utf8.count)
    return rows.map { cells.width(of: $0.label.text) }.filter { $0 <= maxWidth }.max() ?? 0
  }

  /// Lays out a two-column table.
  ///
  /// The value of a label that is wider than its column follows it directly, or on the next line if
  /// the label takes half of its own. If no label stands beside its value, the values are slightly
  /// indented.
  func lines(
    of rows: [TableRow], _ style: TableStyle, labelWidth: Int? = nil
  ) -> [Line] {
    let labelWidth = labelWidth ?? self.labelWidth(of: rows, style)
    let indent =
      style.margin + (labelWidth > 0 ? labelWidth + style.separator.utf8.count : 2)
    var lines: [Line] = []
    for row in rows {
      var head: Line? = Line(blanks: style.margin)
      let rest = labelWidth - cells.width(of: row.label.text)
      let isLong = columns > 0 && labelWidth - rest > columns / 2
      if labelWidth == 0, row.label.text.isEmpty {
        // Without any label there is no column for a separator to stand in.
        head = nil
      } else if row.value.isEmpty || rest < 0 && (isLong || style.wrapsLabels) {
        lines += wrap(
          [row.label, Inline(style.closing)], after: head, indent: indent, keepsWhole: false)
        head = nil
      } else {
        head?.append(Line([row.label]))
        head?.append(blanks: rest)
        head?.append(style.separator)
      }
      for line in row.value { lines += wrap(line, after: head.take(), indent: indent) }
    }
    return lines
  }
}
