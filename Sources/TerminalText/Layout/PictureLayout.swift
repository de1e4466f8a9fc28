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

/// The lines of a gallery, a row of as many pictures as fit at a time.
struct GalleryParts {
  private let gallery: Gallery
  private let layout: PageLayout
  private var position = 0

  init(of gallery: Gallery, in layout: PageLayout) {
    self.gallery = gallery
    self.layout = layout
  }

  mutating func next() -> [Line]? {
    guard position < gallery.count else { return nil }
    var lines: [Line] = position > 0 ? [.empty] : []
    var row: [PictureColumn] = []
    var width = 0
    while position < gallery.count {
      let column = layout.column(of: gallery.entry(position))
      if !row.isEmpty, width + column.width > layout.rowColumns { break }
      row.append(column)
      width += column.width + PageLayout.pictureGap
      position += 1
    }
    layout.append(row, to: &lines)
    return lines
  }
}

/// A picture and its caption in a row of a gallery.
private struct PictureColumn {
  let lines: [Line]
  let width: Int
}
