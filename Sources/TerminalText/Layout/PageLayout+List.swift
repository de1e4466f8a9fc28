extension PageLayout {
  func lines(of sections: [ListSection], isStacked: Bool) -> [Line] {
    let entries = sections.flatMap(\.entries)
    let names = entries.map { cells.width(of: $0.name.text) + ($0.mark == nil ? 0 : 2) }
    var columns = ListColumns(of: entries, measure: cells)
    // The columns must leave half of the line for the texts.
    let areSqueezed = rowColumns > 0 && (columns.heads + ListColumns.gap) * 2 > rowColumns
    let isStacked = isStacked || isNarrow || areSqueezed
    let isAiry = isStacked && entries.contains { $0.texts.count > 1 }
    // A name that is too wide has its text below it, or directly after it.
    columns.name = names.filter { $0 <= tableWidth / 2 }.max() ?? 0
    var lines: [Line] = []
    for (index, section) in sections.enumerated() {
      if let heading = section.heading {
        if index > 0 { lines.append(.empty) }
        lines += wrap([heading])
      }
      for (place, entry) in section.entries.enumerated() {
        if isAiry, place > 0 { lines.append(.empty) }
        if isStacked {
          lines += stack(entry, columns)
        } else if isWindow, columns.whole > rowColumns {
          lines.append(
            columns.narrowed(to: rowColumns)
              .row(of: entry, after: number(of: entry, columns), measure: cells))
        } else {
          lines += self.lines(of: entry, columns)
        }
      }
    }
    return lines
  }

  /// Lays out an entry with number, name and text side by side.
  private func lines(of entry: Entry, _ columns: ListColumns) -> [Line] {
    var line = number(of: entry, columns)
    line.append(Line(entry.markedName))
    if !entry.rating.isEmpty {
      appendGap(to: columns.nameStart + columns.name + ListColumns.gap, of: &line)
      line.append(Line(entry.rating))
    }
    guard let text = entry.texts.first else { return [line] }
    let start = columns.heads + ListColumns.gap
    appendGap(to: start, of: &line)
    return wrap(text, after: line, indent: start, width: rowColumns)
  }

  /// Appends the blanks before a column.
  private func appendGap(to column: Int, of line: inout Line) {
    line.append(blanks: max(ListColumns.gap, column - line.width(measure: cells)))
  }

  /// Lays out an entry with its texts below its name. If the number's column takes more than a
  /// third of the line, the number stands before the name, and nothing is indented.
  private func stack(_ entry: Entry, _ columns: ListColumns) -> [Line] {
    let isIndented = self.columns == 0 || columns.nameStart * 3 <= self.columns
    let number =
      isIndented
      ? number(of: entry, columns) : Line(entry.number.map { [Inline("\($0). ")] } ?? [])
    let indent = isIndented ? columns.nameStart : 0
    let texts = [entry.ratedName] + entry.texts
    return texts.enumerated().flatMap { place, text in
      wrap(text, after: place == 0 ? number : nil, indent: indent)
    }
  }

  /// The start of an entry's first line: its number, aligned to the right.
  private func number(of entry: Entry, _ columns: ListColumns) -> Line {
    var line = Line(blanks: columns.number - entry.digits.utf8.count)
    line.append(entry.digits.isEmpty ? "  " : "\(entry.digits). ")
    return line
  }
}

extension Entry {
  var digits: String { number.map(String.init) ?? "" }
}
