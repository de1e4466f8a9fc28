extension Renderer {
  /// How the rows of a two-column table are set.
  struct TableStyle {
    let margin: Int
    let separator: String
    /// The separator where nothing follows it on its line.
    let closing: String

    /// `label : value`
    static let facts = TableStyle(margin: 0, separator: " : ", closing: " :")
    /// A word and its meaning.
    static let terms = TableStyle(margin: 2, separator: "  ", closing: "")
  }

  /// The lines of a two-column table, the values under one another and under a hanging indent.
  ///
  /// A label that would take more than two fifths of the line has a line of its own; where all of
  /// them would, their values stand below them at the margin.
  func lines(of facts: [Fact], as style: TableStyle) -> [Line] {
    let extra = style.margin + style.separator.utf8.count
    let widest = columns == 0 ? Int.max : columns * 2 / 5 - extra
    var labelWidth = 0
    for fact in facts {
      let width = cells.width(of: fact.label.text)
      if width <= widest { labelWidth = max(labelWidth, width) }
    }
    let indent =
      labelWidth > 0
      ? labelWidth + extra : columns == 0 ? style.margin + 2 : min(style.margin + 2, columns / 8)
    return facts.flatMap { lines(of: $0, as: style, labelWidth: labelWidth, indent: indent) }
  }

  private func lines(
    of fact: Fact,
    as style: TableStyle,
    labelWidth: Int,
    indent: Int
  ) -> [Line] {
    let rest = labelWidth - cells.width(of: fact.label.text)
    var below = Line()
    below.append(blanks: indent)
    let margin = min(style.margin, columns == 0 ? style.margin : columns / 8)
    var first = Line()
    first.append(blanks: margin)
    guard rest >= 0 else {
      let label = [fact.label, Inline(own: style.closing)]
      return wrap(label, after: first, filling: margin, indent: indent)
        + fact.value.flatMap { wrap($0, after: below, filling: indent, indent: indent) }
    }
    first.append(fact.label.text, fact.label.role)
    first.append(blanks: rest)
    first.append(style.separator)
    return fact.value.enumerated().flatMap { index, spans in
      wrap(spans, after: index == 0 ? first : below, filling: indent, indent: indent)
    }
  }
}
