import ExpoCore

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
        let number = entry.numberLine(columns.number)
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

extension PageLayout {
  /// The most rows of names without a picture.
  package static let maxNameRows = 14

  /// Lays out names in columns from top to bottom, each with its text if there is room beside the
  /// picture.
  func lines(
    of entries: [ListEntry], beside picture: Picture?, more: (Int) -> String
  ) -> [Line] {
    let list = ListColumns(of: entries, measure: cells)
    let width = list.nameStart + list.name
    func room(beside picture: Picture) -> Int {
      rowColumns == 0 ? list.total : rowColumns - picture.width - Self.pictureGap
    }
    let picture = picture.flatMap { room(beside: $0) >= width ? $0 : nil }
    let left = picture.map { $0.width + Self.pictureGap } ?? 0
    let room = picture.map(room) ?? (rowColumns == 0 ? width : rowColumns)
    let columns = max(1, (room + Self.pictureGap) / (width + Self.pictureGap))
    let rows = picture?.rows ?? min(Self.maxNameRows, (entries.count + columns - 1) / columns)
    let isWhole = picture != nil && entries.count <= rows && list.total <= room
    var names = entries.prefix(rows * columns).map { entry in
      let number = entry.numberLine(list.number)
      if isWhole { return list.line(of: entry, after: number, isCut: false, measure: cells) }
      var name = entry.numberLine(list.number)
      name.append(Line(entry.markedName))
      return name.clipped(to: min(width, room), measure: cells)
    }
    if entries.count > names.count {
      names[names.count - 1] = Line([Inline(more(entries.count - names.count + 1), .aside)])
        .clipped(to: room, measure: cells)
    }
    var lines = picture?.lines ?? Array(repeating: Line(), count: min(rows, names.count))
    for (index, name) in names.enumerated() {
      let row = index % lines.count
      let start = left + index / lines.count * (width + Self.pictureGap)
      lines[row].append(blanks: start - lines[row].width(measure: cells))
      lines[row].append(name)
    }
    return lines
  }
}

extension ListEntry {
  var digits: String { number.map(String.init) ?? "" }

  /// The number as it stands before the name, in a column of `width` cells.
  func numberLine(_ width: Int) -> Line {
    var line = Line(blanks: width - digits.utf8.count)
    line.append(digits.isEmpty ? "  " : "\(digits). ")
    return line
  }
}
