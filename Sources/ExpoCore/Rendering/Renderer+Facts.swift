extension Renderer {
  /// How the rows of a two-column table are set.
  struct TableStyle {
    let margin: Int
    let separator: String

    /// `label : value`
    static let facts = TableStyle(margin: 0, separator: " : ")
    /// A word and its meaning.
    static let terms = TableStyle(margin: 2, separator: "  ")
  }

  /// The lines of a two-column table, the values under one another and under a hanging indent;
  /// where the labels would take two fifths of the line, each value stands below its label.
  func lines(of facts: [Fact], as style: TableStyle) -> [Line] {
    let labelWidth = facts.reduce(0) { max($0, cells.width(of: $1.label.text)) }
    let indent = style.margin + labelWidth + style.separator.utf8.count
    let isStacked = columns > 0 && indent * 5 > columns * 2
    return facts.flatMap { fact in
      isStacked
        ? stackedLines(of: fact, as: style)
        : lines(of: fact, as: style, labelWidth: labelWidth, indent: indent)
    }
  }

  private func lines(
    of fact: Fact,
    as style: TableStyle,
    labelWidth: Int,
    indent: Int
  ) -> [Line] {
    var first = Line()
    first.append(blanks: style.margin)
    first.append(fact.label.text, fact.label.role)
    first.append(blanks: labelWidth - cells.width(of: fact.label.text))
    first.append(style.separator)
    var below = Line()
    below.append(blanks: indent)
    return fact.value.enumerated().flatMap { index, spans in
      wrap(spans, after: index == 0 ? first : below, filling: indent, indent: indent)
    }
  }

  private func stackedLines(of fact: Fact, as style: TableStyle) -> [Line] {
    let indent = columns < 16 ? 0 : style.margin + 2
    let marginWidth = columns < 16 ? 0 : style.margin
    var margin = Line()
    margin.append(blanks: marginWidth)
    var below = Line()
    below.append(blanks: indent)
    let label = wrap(
      [fact.label, Span(own: style.separator.trailingBlanksDropped)],
      after: margin,
      filling: marginWidth,
      indent: indent
    )
    return label
      + fact.value.flatMap {
        wrap($0, after: below, filling: indent, indent: indent)
      }
  }
}

extension String {
  fileprivate var trailingBlanksDropped: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
