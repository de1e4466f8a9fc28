import ExpoCore

extension PageLayout {
  /// The width of an entry that has no picture, in cells.
  private static let captionWidth = 24

  /// Whether a picture is narrower than the page, however wide its text is.
  func fits(_ picture: Picture) -> Bool {
    rowColumns == 0 || picture.width < rowColumns
  }

  /// The cells between two pictures.
  static let pictureGap = 3

  /// Lays out pictures with the lines below them, as many side by side as fit. A row that the end of
  /// a screen would cut is on the next.
  ///
  /// - Parameter start: The lines of the page before them.
  func lines(of entries: [(caption: Inline, picture: Picture?)], from start: Int) -> [Line] {
    var lines: [Line] = []
    func append(_ row: [Line]) {
      if !lines.isEmpty { lines.append(.empty) }
      let rest = rows - (start + lines.count) % rows
      if row.count > rest, row.count <= rows {
        lines += Array(repeating: .empty, count: rest)
      }
      lines += row
    }
    // The lines of each picture in the row, and the cell where they start.
    var row: [(lines: [Line], start: Int)] = []
    var end = 0
    for (caption, picture) in entries {
      let picture = picture.flatMap { fits($0) ? $0 : nil }
      let width =
        rowColumns == 0 ? 0 : max(picture?.width ?? 0, min(Self.captionWidth, rowColumns))
      if !row.isEmpty, end + width > rowColumns {
        append(self.lines(of: row))
        (row, end) = ([], 0)
      }
      row.append(((picture?.lines ?? []) + wrap([caption], width: width), end))
      end += width + Self.pictureGap
    }
    append(self.lines(of: row))
    return lines
  }

  /// Lays out one row of pictures. Blanks precede each line of a picture; none follow the last.
  private func lines(of row: [(lines: [Line], start: Int)]) -> [Line] {
    (0..<(row.map(\.lines.count).max() ?? 0)).map { index in
      var line = Line()
      var end = 0
      for (lines, start) in row where index < lines.count {
        line.append(blanks: start - end)
        line.append(lines[index])
        end = start + lines[index].width(measure: cells)
      }
      return line
    }
  }
}
