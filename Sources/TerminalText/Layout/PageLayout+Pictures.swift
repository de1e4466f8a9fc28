import ExpoCore

extension PageLayout {
  /// The width of an entry that has no picture, in cells.
  private static let captionWidth = 24

  /// Whether a picture is narrower than the page, however wide its text is.
  func fits(_ picture: Picture) -> Bool {
    rowColumns == 0 || picture.width < rowColumns
  }

  /// Lays out pictures with the lines below them, as many side by side as fit.
  func layOut(_ entries: [GalleryEntry], _ body: (Line) throws -> Void) rethrows {
    var row = GalleryRow()
    for entry in entries {
      let picture = entry.picture.flatMap { fits($0) ? $0 : nil }
      let width =
        rowColumns == 0 ? 0 : max(picture?.width ?? 0, min(Self.captionWidth, rowColumns))
      if !row.columns.isEmpty, row.width + width > rowColumns {
        try row.forEachLine(measure: cells, body)
        try body(.empty)
        row = GalleryRow()
      }
      var lines = picture?.lines ?? []
      wrap([entry.caption], width: width) { lines.append($0) }
      row.append(lines, width: width)
    }
    try row.forEachLine(measure: cells, body)
  }
}

/// Pictures with the lines below them, side by side.
private struct GalleryRow {
  /// The cells between two columns.
  private static let gap = 3

  /// The lines of each column, and the cell where it starts.
  private(set) var columns: [(lines: [Line], start: Int)] = []
  /// The cell where the next column starts.
  private(set) var width = 0

  mutating func append(_ lines: [Line], width: Int) {
    columns.append((lines, self.width))
    self.width += width + Self.gap
  }

  /// Blanks precede a column's line; none follow the last.
  func forEachLine(measure: CellMeasure, _ body: (Line) throws -> Void) rethrows {
    for index in 0..<(columns.map(\.lines.count).max() ?? 0) {
      var line = Line()
      var width = 0
      for column in columns where index < column.lines.count {
        line.append(blanks: column.start - width)
        line.append(column.lines[index])
        width = column.start + column.lines[index].width(measure: measure)
      }
      try body(line)
    }
  }
}
