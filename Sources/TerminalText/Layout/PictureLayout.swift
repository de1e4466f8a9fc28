extension PageLayout {
  /// The width of an entry that has no picture, in cells.
  private static let captionWidth = 24
  /// The cells between two pictures.
  private static let pictureGap = 3

  /// Whether a picture is narrower than the page, however wide its text is.
  func fits(_ picture: Picture) -> Bool {
    cardColumns == 0 || picture.width < cardColumns
  }

  /// Passes the lines of a picture and of its caption to `emit`.
  func lines<Failure>(
    of picture: Picture,
    _ caption: Inline?,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    for line in picture.lines { try emit(line) }
    if let caption { try wrap([caption], emit: emit) }
  }

  /// Passes the lines of a gallery to `emit`, with as many pictures in a row as fit.
  func lines<Failure>(
    of gallery: Gallery,
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    var row: [PictureColumn] = []
    var width = 0
    for position in 0..<gallery.count {
      let column = column(of: gallery.entry(position))
      if !row.isEmpty, width + column.width > cardColumns {
        try lines(of: row, emit: emit)
        try emit(.empty)
        row = []
        width = 0
      }
      row.append(column)
      width += column.width + Self.pictureGap
    }
    try lines(of: row, emit: emit)
  }

  private func column(of entry: Gallery.Entry) -> PictureColumn {
    let picture = entry.picture.flatMap { fits($0) ? $0 : nil }
    let width =
      cardColumns == 0
      ? 0 : max(picture?.width ?? 0, min(Self.captionWidth, cardColumns))
    var lines = picture?.lines ?? []
    var caption = WrappedText([entry.caption], width: width, measure: cells)
    while let line = caption.next() { lines.append(line) }
    return PictureColumn(lines: lines, width: width)
  }

  /// Passes the lines of pictures side by side to `emit`. Blanks precede a column's line; none follow
  /// the last.
  private func lines<Failure>(
    of row: [PictureColumn],
    emit: (Line) throws(Failure) -> Void
  ) throws(Failure) {
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
      try emit(line)
    }
  }
}

/// A picture and its caption in a row of a gallery.
private struct PictureColumn {
  let lines: [Line]
  /// The width in cells.
  let width: Int
}
