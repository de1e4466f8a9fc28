extension PageLayout {
  /// The width of an entry that has no picture, in cells.
  private static let captionWidth = 24

  /// Whether a picture is narrower than the page, however wide its text is.
  func fits(_ picture: Picture) -> Bool {
    rowColumns == 0 || picture.width < rowColumns
  }

  /// Pictures with the lines below them, as many side by side as fit.
  func gallery(of entries: [GalleryEntry]) -> [Line] {
    var lines: [Line] = []
    var row: [(lines: [Line], width: Int)] = []
    for column in entries.map(column) {
      let width = row.reduce(0) { $0 + $1.width + Self.columnGap }
      if !row.isEmpty, width + column.width > rowColumns {
        lines += sideBySide(row) + [.empty]
        row = []
      }
      row.append(column)
    }
    return lines + sideBySide(row)
  }

  private func column(of entry: GalleryEntry) -> (lines: [Line], width: Int) {
    let picture = entry.picture.flatMap { fits($0) ? $0 : nil }
    let width =
      rowColumns == 0 ? 0 : max(picture?.width ?? 0, min(Self.captionWidth, rowColumns))
    return ((picture?.lines ?? []) + wrap([entry.caption], width: width), width)
  }
}
