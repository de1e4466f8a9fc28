extension PageLayout {
  /// Lays out a list with name and text side by side: whole if they fit or lines are not wrapped,
  /// cut in a window, and one below the other elsewhere.
  func lines(of sections: [ListSection], isStacked: Bool) -> [Line] {
    let entries = sections.flatMap(\.entries)
    let whole = ListColumns(of: entries, measure: cells)
    let isWhole = rowColumns == 0 || !whole.cutsNames && whole.total <= rowColumns
    let columns = isWhole ? whole : whole.narrowed(to: rowColumns)
    let isCut = isWindow && rowColumns > 0
    let isStacked = isStacked || isNarrow || !isWhole && (!isCut || columns.text == 0)
    let isAiry = isStacked && entries.contains { $0.texts.count > 1 }
    var lines: [Line] = []
    for (index, section) in sections.enumerated() {
      if let heading = section.heading {
        if index > 0 { lines.append(.empty) }
        lines += wrap([heading])
      }
      for (place, entry) in section.entries.enumerated() {
        if isAiry, place > 0 { lines.append(.empty) }
        var number = Line(blanks: columns.number - entry.digits.utf8.count)
        number.append(entry.digits.isEmpty ? "  " : "\(entry.digits). ")
        if isStacked {
          for (place, text) in ([entry.labelledName] + entry.texts).enumerated() {
            lines += wrap(text, after: place == 0 ? number : nil, indent: columns.nameStart)
          }
        } else {
          lines.append(columns.line(of: entry, after: number, isCut: isCut, measure: cells))
        }
      }
    }
    return lines
  }
}

extension ListEntry {
  var digits: String { number.map(String.init) ?? "" }
}
