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
    let isAiry = isStacked || isNarrow && entries.contains { $0.texts.count > 1 }
    let stacksRows = isStacked || isNarrow || !isWhole && (!isCut || columns.text == 0)
    var lines: [Line] = []
    for (index, section) in sections.enumerated() {
      if let heading = section.heading {
        if index > 0 { lines.append(.empty) }
        lines += wrap([heading])
      }
      for (place, entry) in section.entries.enumerated() {
        if isAiry, place > 0 { lines.append(.empty) }
        let number = entry.numberLine(columns.number)
        if stacksRows {
          for (row, text) in ([entry.labelledName] + entry.texts).enumerated() {
            lines += wrap(text, after: row == 0 ? number : nil, indent: columns.nameStart)
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
    // The gap is narrower if the texts are whole then.
    func indent(beside picture: Picture) -> Int {
      let rest = rowColumns == 0 ? Self.pictureGap : rowColumns - picture.width - list.total
      return picture.width + (rest > 0 ? min(rest, Self.pictureGap) : Self.pictureGap)
    }
    func space(beside picture: Picture) -> Int {
      rowColumns == 0 ? list.total : rowColumns - indent(beside: picture)
    }
    let shownPicture = picture.flatMap { space(beside: $0) >= width ? $0 : nil }
    let left = shownPicture.map(indent) ?? 0
    let room = shownPicture.map(space) ?? (rowColumns == 0 ? width : rowColumns)
    let columns = max(1, (room + Self.pictureGap) / (width + Self.pictureGap))
    let rows = shownPicture?.rows ?? min(Self.maxNameRows, (entries.count + columns - 1) / columns)
    let isWhole = shownPicture != nil && entries.count <= rows && list.total <= room
    var names = entries.prefix(rows * columns).map { entry in
      var line = entry.numberLine(list.number)
      if isWhole { return list.line(of: entry, after: line, isCut: false, measure: cells) }
      line.append(Line(entry.markedName))
      return line.clipped(to: min(width, room), measure: cells)
    }
    if entries.count > names.count {
      names[names.count - 1] = Line([Inline(more(entries.count - names.count + 1), .secondary)])
        .clipped(to: room, measure: cells)
    }
    var lines = shownPicture?.lines ?? Array(repeating: Line(), count: min(rows, names.count))
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

/// The columns of a list's rows, in cells; a hidden column is 0.
package struct ListColumns {
  /// The blanks between two columns of words.
  package static let gap = 2
  /// The widest name, the narrowest, and the narrowest text beside it.
  private static let maxName = 40
  private static let minName = 8
  private static let minText = 20

  package private(set) var number: Int
  package private(set) var name: Int
  package private(set) var labels: Int
  package private(set) var text: Int
  /// Whether a name is wider than its column.
  let cutsNames: Bool

  /// The columns that entries need, the names at most forty cells.
  package init(of entries: [ListEntry], measure: CellMeasure) {
    func widest(_ width: (ListEntry) -> Int) -> Int { entries.map(width).max() ?? 0 }
    number = widest { $0.digits.utf8.count }
    let labels = widest { Line($0.labels).width(measure: measure) }
    let text = widest { Line($0.texts.first ?? []).width(measure: measure) }
    // A mark stands in the gap after the name, and has no other column unless nothing follows.
    let widestName = widest {
      Line(labels + text > 0 ? [$0.name] : $0.markedName).width(measure: measure)
    }
    name = min(Self.maxName, widestName)
    cutsNames = widestName > name
    (self.labels, self.text) = (labels, text)
  }

  /// The columns of a row of at most `columns` cells.
  package func narrowed(to columns: Int) -> ListColumns {
    var row = self
    row.text = 0
    if columns - (widthBeforeText - name) < min(Self.minName, name) { row.labels = 0 }
    row.name = max(0, min(name, columns - (row.widthBeforeText - name)))
    let beside = columns - row.widthBeforeText - Self.gap
    row.text = beside < Self.minText ? 0 : min(text, beside)
    return row
  }

  /// The line of an entry after its number, each of its texts cut at the end of its column unless
  /// it stays whole.
  package func line(
    of entry: ListEntry, after number: Line, isCut: Bool = true, measure: CellMeasure
  ) -> Line {
    func cut(_ inlines: [Inline], _ columns: Int) -> Line {
      if !isCut { return Line(inlines) }
      return Line(
        inlines.count == 1 ? [inlines[0].clipped(to: columns, measure: measure)] : inlines
      )
      .clipped(to: columns, measure: measure)
    }
    var line = number
    let mark = Line(Array(entry.markedName.dropFirst()))
    let markWidth = mark.width(measure: measure)
    line.append(cut([entry.name], labels + text > 0 ? name : name - markWidth))
    line.append(mark)
    func append(_ inlines: [Inline], _ columns: Int, at column: Int) {
      if columns == 0 || inlines.isEmpty { return }
      line.append(blanks: max(Self.gap - markWidth, column - line.width(measure: measure)))
      line.append(cut(inlines, columns))
    }
    append(entry.labels, labels, at: nameStart + name + Self.gap)
    append(entry.texts.first ?? [], text, at: widthBeforeText + Self.gap)
    return line
  }

  /// The cell at which names start: two more cells belong to the number.
  package var nameStart: Int { number + 2 }

  /// The cells of a row without its text.
  package var widthBeforeText: Int { nameStart + name + Self.withGap(labels) }

  /// The cells of a whole row.
  package var total: Int { widthBeforeText + Self.withGap(text) }

  private static func withGap(_ columns: Int) -> Int { columns > 0 ? gap + columns : 0 }
}
