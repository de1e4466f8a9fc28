extension PageLayout {
  func layOut(
    _ sections: [ListSection], isStacked: Bool, _ body: (Line) throws -> Void
  ) rethrows {
    let columns = ListColumns(of: sections, in: self)
    let isStacked = isStacked || isNarrow || columns.areSqueezed
    for (index, section) in sections.enumerated() {
      if let heading = section.heading {
        if index > 0 { try body(.empty) }
        try wrap([heading], isContinued: true, body)
      }
      for entry in section.entries {
        if isStacked { try stack(entry, columns, body) } else { try layOut(entry, columns, body) }
      }
    }
  }

  /// Lays out an entry with number, name and text side by side.
  private func layOut(
    _ entry: Entry, _ columns: ListColumns, _ body: (Line) throws -> Void
  ) rethrows {
    var line = columns.number(of: entry)
    line.append(Line(entry.markedName))
    if !entry.rating.isEmpty {
      appendGap(to: columns.rating, of: &line)
      line.append(Line(entry.rating))
    }
    guard let text = entry.texts.first else { return try body(line) }
    appendGap(to: columns.text, of: &line)
    try wrap(text, after: line, indent: columns.text, width: rowColumns, body)
  }

  /// Appends the blanks before a column.
  private func appendGap(to column: Int, of line: inout Line) {
    line.append(blanks: max(ListColumns.gap, column - line.width(measure: cells)))
  }

  /// Lays out an entry with its texts below its name. If the number's column takes more than a third
  /// of the line, the number stands before the name, and nothing is indented.
  private func stack(
    _ entry: Entry, _ columns: ListColumns, _ body: (Line) throws -> Void
  ) rethrows {
    let isIndented = self.columns == 0 || columns.name * 3 <= self.columns
    let number =
      isIndented
      ? columns.number(of: entry) : Line(entry.number.map { [Inline("\($0). ")] } ?? [])
    let indent = isIndented ? columns.name : 0
    let texts = [entry.ratedName] + entry.texts
    for (place, text) in texts.enumerated() {
      try wrap(
        text, after: place == 0 ? number : nil, indent: indent,
        isContinued: place < entry.texts.count, body)
    }
  }
}

/// The columns of a list in cells.
private struct ListColumns {
  /// The blanks before the texts.
  static let gap = 2

  private var numberWidth = 0
  private var nameWidth = 0
  private var ratingWidth = 0
  /// Whether the names leave less than half of the line for the texts.
  private(set) var areSqueezed = false

  init(of sections: [ListSection], in page: PageLayout) {
    var widest = 0
    for entry in sections.lazy.flatMap(\.entries) {
      numberWidth = max(numberWidth, Self.digits(of: entry).utf8.count)
      ratingWidth = max(ratingWidth, Line(entry.rating).width(measure: page.cells))
      let width = page.cells.width(of: entry.name.text) + (entry.mark == nil ? 0 : 2)
      // A name that is too wide has its text below it, or directly after it.
      if width <= page.tableWidth / 2 { nameWidth = max(nameWidth, width) }
      widest = max(widest, width)
    }
    let heads = name + widest + Self.gap + (text - rating)
    areSqueezed = page.rowColumns > 0 && heads * 2 > page.rowColumns
  }

  /// Where the names start.
  var name: Int { numberWidth + 2 }
  /// Where the ratings start.
  var rating: Int { name + nameWidth + Self.gap }
  /// Where the texts start.
  var text: Int { rating + (ratingWidth > 0 ? ratingWidth + Self.gap : 0) }

  /// The start of an entry's first line: its number, aligned to the right.
  func number(of entry: Entry) -> Line {
    let digits = Self.digits(of: entry)
    var line = Line(blanks: numberWidth - digits.utf8.count)
    line.append(digits.isEmpty ? "  " : "\(digits). ")
    return line
  }

  private static func digits(of entry: Entry) -> String { entry.number.map(String.init) ?? "" }
}
