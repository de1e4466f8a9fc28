import ExpoCore

extension PageLayout {
  /// The width of an entry that has no picture, in cells.
  private static let captionWidth = 24

  /// Whether a picture is narrower than the page, however wide its text is.
  func fits(_ picture: Picture) -> Bool {
    rowColumns == 0 || picture.width < rowColumns
  }

  /// The cells between two pictures.
  private static let pictureGap = 3

  /// Lays out pictures with the lines below them, as many side by side as fit.
  func layOut(
    _ entries: [(caption: Inline, picture: Picture?)], _ body: (Line) throws -> Void
  ) rethrows {
    // The lines of each picture in the row, and the cell where they start.
    var row: [(lines: [Line], start: Int)] = []
    var end = 0
    for (caption, picture) in entries {
      let picture = picture.flatMap { fits($0) ? $0 : nil }
      let width =
        rowColumns == 0 ? 0 : max(picture?.width ?? 0, min(Self.captionWidth, rowColumns))
      if !row.isEmpty, end + width > rowColumns {
        try layOut(row, body)
        try body(.empty)
        (row, end) = ([], 0)
      }
      var lines = picture?.lines ?? []
      wrap([caption], width: width) { lines.append($0) }
      row.append((lines, end))
      end += width + Self.pictureGap
    }
    try layOut(row, body)
  }

  /// Lays out one row of pictures. Blanks precede each line of a picture; none follow the last.
  private func layOut(
    _ row: [(lines: [Line], start: Int)], _ body: (Line) throws -> Void
  ) rethrows {
    for index in 0..<(row.map(\.lines.count).max() ?? 0) {
      var line = Line()
      for (lines, start) in row where index < lines.count {
        line.append(blanks: start - line.width(measure: cells))
        line.append(lines[index])
      }
      try body(line)
    }
  }
}
