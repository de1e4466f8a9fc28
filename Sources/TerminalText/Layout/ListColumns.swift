/// The columns of a list's rows, in cells; 0 for those that are not shown.
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
    if columns - (heads - name) < min(Self.minName, name) { row.labels = 0 }
    row.name = max(0, min(name, columns - (row.heads - name)))
    let beside = columns - row.heads - Self.gap
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
    append(entry.texts.first ?? [], text, at: heads + Self.gap)
    return line
  }

  /// The cell at which names start: two more cells belong to the number.
  package var nameStart: Int { number + 2 }

  /// The cells of a row without its text.
  package var heads: Int { nameStart + name + Self.withGap(labels) }

  /// The cells of a whole row.
  package var total: Int { heads + Self.withGap(text) }

  private static func withGap(_ columns: Int) -> Int { columns > 0 ? gap + columns : 0 }
}
