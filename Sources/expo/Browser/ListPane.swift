import ExpoCore
import TerminalText

/// Draws the list's part of the screen: its rows, and what stands below them.
struct ListPane {
  /// A list of fewer rows has nothing beside it.
  private static let minListRows = 5
  /// The rows that the list leaves for the entry's description, with the empty one before it.
  private static let descriptionRows = 3
  /// The free rows from which on the beginning of the page is shown.
  private static let minPreviewRows = 16

  private let items: [Item]
  private let wording: Wording
  private let measure: CellMeasure
  /// The columns that the items need.
  let columns: RowColumns
  /// Says in the last row that there are more.
  private let moreMark: String
  /// What the grades mean, in the words of the catalogue.
  private let legend: [Block]

  /// - Parameter hasUnicode: whether the terminal shows more than ASCII for sure.
  init(
    _ list: BrowserList, in pages: Pages, measure: CellMeasure, hasUnicode: Bool = true
  ) {
    moreMark = hasUnicode && !measure.ambiguousIsWide ? "▾" : "v"
    items = list.items
    self.measure = measure
    wording = pages.wording
    columns = RowColumns(
      of: items, hasFavourites: !list.favourites.isEmpty, wording: wording, measure: measure)
    legend = pages.meanings(of: items.grades(of: Array(items.indices)))
  }

  /// How many rows of the list a screen shows: what narrows it, and the legend if all rows are above it,
  /// take their own. A screen that has no room for anything else shows the list alone.
  func height(of list: BrowserList, in layout: BrowserLayout) -> Int {
    parts(of: list, in: layout).rows
  }

  /// The rows that the list shares with its heading and the legend.
  private func rows(in layout: BrowserLayout) -> Int {
    let most = layout.contentRows - (layout.isWide ? 0 : Self.descriptionRows)
    return most < Self.minListRows ? layout.contentRows : most
  }

  /// What narrows the list, and the key that takes it back.
  private func heading(of list: BrowserList, in layout: BrowserLayout) -> [Line] {
    let narrowing = list.narrowing(wording).map(\.words)
    if narrowing.isEmpty || rows(in: layout) < Self.minListRows { return [] }
    let key = "\(Key.escape.name) \(wording.takeBack)"
    let line = Line([Inline(trusted: ([key] + narrowing).joined(separator: " · "), .label)])
    return Array(line.wrapped(to: max(1, layout.listColumns - 1), measure: measure).prefix(3))
  }

  /// How many rows the list has, and the legend if there is room for it below all of them.
  private func parts(
    of list: BrowserList, in layout: BrowserLayout
  ) -> (rows: Int, legend: [Line]) {
    let most = rows(in: layout) - heading(of: list, in: layout).count
    let legend = lines(legend, in: layout)
    let rows = most - legend.count - 1
    return legend.isEmpty || rows < list.entries.count ? (most, []) : (rows, legend)
  }

  /// The lines of blocks below the list, or in place of its rows.
  private func lines(_ blocks: [Block], in layout: BrowserLayout) -> [Line] {
    PageLayout(columns: max(1, layout.listColumns - 1), measure: measure).lines(
      of: blocks)
  }

  /// What narrows the list, its rows, and what is below them as far as there is room.
  ///
  /// - Parameter preview: returns the beginning of the entry's page in so many rows.
  func lines(
    of list: BrowserList, in layout: BrowserLayout, isFocused: Bool,
    preview: (_ rows: Int) -> [Line]
  ) -> [Line] {
    var rows = list.visible.map { row in
      let entry = list.entries[row]
      let cells = cells(of: entry, isFavourite: list.isFavourite(entry), layout)
      guard row == list.cursor else { return Line([Inline(trusted: " ")] + cells) }
      let text = cells.reduce(into: ">") { $0 += $1.text }
      return Line([Inline(trusted: text, isFocused ? .selection : .name)])
    }
    if rows.isEmpty {
      rows = self.lines([.paragraph(trusted: wording.noItems)], in: layout)
    }
    if list.visible.upperBound < list.entries.count, let last = rows.popLast() {
      var line = last.fitted(to: layout.listColumns - 1, measure: measure)
      line.append(Line([Inline(trusted: moreMark, .label)]))
      rows.append(line)
    }
    var lines = heading(of: list, in: layout) + rows
    for part in below(list, in: layout, preview: preview)
    where lines.count + part.count < layout.contentRows {
      lines += [.empty] + part
    }
    return lines
  }

  /// What is below the list, each part after an empty line: the entry's description in full, the
  /// legend, and the beginning of its page if there is much room.
  func below(
    _ list: BrowserList, in layout: BrowserLayout, preview: (_ rows: Int) -> [Line]
  ) -> [[Line]] {
    var below: [[Line]] = []
    if !layout.isWide, let entry = list.entry {
      let description = Inline(trusted: entry.description(in: items), .subtitle)
      below.append(lines([.paragraph([description])], in: layout))
    }
    let legend = parts(of: list, in: layout).legend
    if !legend.isEmpty { below.append(legend) }
    let free =
      layout.contentRows
      - below.reduce(
        list.visible.count + heading(of: list, in: layout).count
      ) { $0 + $1.count + 1 }
    if !layout.isWide, list.entry != nil, free >= Self.minPreviewRows {
      below.append(preview(free - 1))
    }
    return below
  }

  /// The row of an entry behind the cursor's cell.
  private func cells(
    of entry: Topic, isFavourite: Bool, _ layout: BrowserLayout
  ) -> [Inline] {
    let row = layout.row
    let number = String(entry.number)
    var cells = [blanks(row.number - number.utf8.count), Inline(trusted: "\(number) ")]
    let mark = isFavourite ? " *" : ""
    let name = clip(
      entry.name(in: items, wording), to: row.name - mark.utf8.count, measure: measure)
    cells += cell(Inline(trusted: name + mark), row.name)
    if row.evidence > 0 { cells += [blanks(RowColumns.gap)] + cell(grade(of: entry), row.evidence) }
    if row.description > 0 {
      cells += [blanks(RowColumns.gap)]
      cells += cell(Inline(trusted: entry.description(in: items)), row.description)
    }
    return cells + [blanks(layout.listColumns - row.whole)]
  }

  private func grade(of entry: Topic) -> Inline {
    guard case .item(let index) = entry, let evidence = items[index].evidence else {
      return Inline(trusted: "")
    }
    return wording.grade(evidence)
  }

  /// A text in exactly so many cells.
  private func cell(_ text: Inline, _ columns: Int) -> [Inline] {
    let clipped = clip(text.text, to: columns, measure: measure)
    return [Inline(trusted: clipped, text.role), blanks(columns - measure.width(of: clipped))]
  }

  private func blanks(_ count: Int) -> Inline {
    Inline(trusted: String(repeating: " ", count: max(0, count)))
  }
}
