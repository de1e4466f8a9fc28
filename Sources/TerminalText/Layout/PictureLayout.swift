extension PageLayout {
  /// The width of an entry that has no picture, in cells.
  private static let captionWidth = 24
  /// The cells between two pictures.
  fileprivate static let pictureGap = 3

  /// Whether a picture is narrower than the page, however wide its text is.
  func fits(_ picture: Picture) -> Bool {
    rowColumns == 0 || picture.width < rowColumns
  }

  /// Appends the lines of a picture and of its caption.
  func append(
    _ picture: Picture,
    _ caption: Inline?,
    to lines: inout [Line]
  ) {
    for line in picture.lines { lines.append(line) }
    if let caption { wrap([caption], to: &lines) }
  }

  fileprivate func column(of entry: Gallery.Entry) -> PictureColumn {
    let picture = entry.picture.flatMap { fits($0) ? $0 : nil }
    let width =
      rowColumns == 0
      ? 0 : max(picture?.width ?? 0, min(Self.captionWidth, rowColumns))
    var lines = picture?.lines ?? []
    var caption = WrappedText([entry.caption], width: width, measure: cells)
    while let line = caption.next() { lines.append(line) }
    return PictureColumn(lines: lines, width: width)
  }

  /// Appends the lines of pictures side by side. Blanks precede a column's line; none follow the last.
  fileprivate func append(_ row: [PictureColumn], to lines: inout [Line]) {
    for index in 0..<(row.map(\.lines.count).max() ?? 0) {
      var line = Line()
      var start = 0
      var filled = 0
      for column in row {
        if index < column.lines.count {
          line.append(blanks: start - filled)
          line.append(column.lines[index])
          filled = start + cells.width(of: column.lines[index].text)
        }
        start += column.width + Self.pictureGap
      }
      lines.append(line)
    }
  }
}

extension PageLayout {
  /// Appends the lines of a gallery: rows of as many pictures as fit.
  func append(_ gallery: Gallery, to lines: inout [Line]) {
    var row: [PictureColumn] = []
    var width = 0
    for position in 0..<gallery.count {
      let column = column(of: gallery.entry(position))
      if !row.isEmpty, width + column.width > rowColumns {
        append(row, to: &lines)
        lines.append(.empty)
        (row, width) = ([], 0)
      }
      row.append(column)
      width += column.width + Self.pictureGap
    }
    append(row, to: &lines)
  }
}

/// A picture and its caption in a row of a gallery.
private struct PictureColumn {
  let lines: [Line]
  let width: Int
}
