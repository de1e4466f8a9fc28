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

  /// Lays out pictures with the lines below them, as many side by side as fit.
  func lines(of entries: [(caption: Inline, picture: Picture?)]) -> [Line] {
    var lines: [Line] = []
    // The lines of each picture in the row, and the cell where they start.
    var row: [(lines: [Line], start: Int)] = []
    var end = 0
    for (caption, picture) in entries {
      let picture = picture.flatMap { fits($0) ? $0 : nil }
      let width =
        rowColumns == 0 ? 0 : max(picture?.width ?? 0, min(Self.captionWidth, rowColumns))
      if !row.isEmpty, end + width > rowColumns {
        lines += self.lines(of: row) + [.empty]
        (row, end) = ([], 0)
      }
      row.append(((picture?.lines ?? []) + wrap([caption], width: width), end))
      end += width + Self.pictureGap
    }
    return lines + self.lines(of: row)
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
