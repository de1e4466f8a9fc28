import ExpoCore
import TerminalText

/// Draws the list's part of the screen: its rows, and what stands below them.
struct ListPane {
  /// The rows that a list keeps for itself, if it has so many.
  private static let minListRows = 10
  /// The rows that the list leaves for the entry's description, with the empty one before it.
  private static let descriptionRows = 3
  /// The free rows from which on the beginning of the page is shown.
  private static let minPreviewRows = 16

  private let items: [Item]
  let favourites: Set<ExactText>
  private let wording: Wording
  private let measure: CellMeasure
  /// The columns that the items need.
  let columns: RowColumns
  /// What the grades mean, in the words of the catalogue.
  private let legend: [Block]

  /// - Parameter favourites: the `image_name`s of the favourites.
  init(_ items: [Item], favourites: Set<ExactText>, in pages: Pages, measure: CellMeasure) {
    self.items = items
    self.favourites = favourites
    self.measure = measure
    wording = pages.wording
    columns = RowColumns(
      of: items, hasFavourites: !favourites.isEmpty, wording: wording, measure: measure)
    let grades = items.grades(of: Array(items.indices))
    legend = pages.meanings(of: grades)
  }

  func isFavourite(_ entry: Topic) -> Bool {
    guard case .item(let index) = entry else { return false }
    return favourites.contains(ExactText(items[index].imageName))
  }

  /// How many rows of the list a screen shows. One that has no room for anything else shows the list
  /// alone.
  func height(of list: BrowserList, in layout: BrowserLayout) -> Int {
    let most = layout.contentRows - (layout.isWide ? 0 : Self.descriptionRows)
    let legend = legend(below: list, in: layout)
    if !legend.isEmpty { return most - legend.count - 1 }
    return most < Self.minListRows / 2 ? layout.contentRows : most
  }

  /// The legend if there is room for it.
  private func legend(below list: BrowserList, in layout: BrowserLayout) -> [Line] {
    let legend = lines(legend, in: layout)
    let most = layout.contentRows - (layout.isWide ? 0 : Self.descriptionRows)
    return most - legend.count > min(list.rowCount, Self.minListRows) ? legend : []
  }

  /// The lines of blocks below the list, or in place of its rows.
  private func lines(_ blocks: [Block], in layout: BrowserLayout) -> [Line] {
    PageLayout(columns: max(1, layout.listColumns - 1), measure: measure).lines(
      of: Document(blocks))
  }

  /// The rows of the list, and what is below them as far as there is room.
  ///
  /// - Parameters:
  ///   - narrowing: what narrows the list, which an empty one says.
  ///   - preview: returns the beginning of the entry's page in so many rows.
  func lines(
    of list: BrowserList, in layout: BrowserLayout, isFocused: Bool, narrowing: [String],
    preview: (_ rows: Int) -> [Line]
  ) -> [Line] {
    var lines = list.visible.map { row in
      let cells = cells(of: list[row], layout)
      guard row == list.cursor else { return Line([Inline(trusted: " ")] + cells) }
      let text = cells.reduce(into: ">") { $0 += $1.text }
      return Line([Inline(trusted: text, isFocused ? .selection : .name)])
    }
    if lines.isEmpty { lines = self.lines([.paragraph([noRows(narrowing)])], in: layout) }
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
    let legend = legend(below: list, in: layout)
    if !legend.isEmpty { below.append(legend) }
    let free = layout.contentRows - below.reduce(list.visible.count) { $0 + $1.count + 1 }
    if !layout.isWide, list.entry != nil, free >= Self.minPreviewRows {
      below.append(preview(free - 1))
    }
    return below
  }

  private func noRows(_ narrowing: [String]) -> Inline {
    let key = ListAction.keys.hints([.back], wording).first?.prefix { $0 != " " } ?? ""
    return Inline(trusted: wording.noRows(narrowing, key: String(key)))
  }

  /// The row of an entry behind the cursor's cell.
  private func cells(of entry: Topic, _ layout: BrowserLayout) -> [Inline] {
    let row = layout.row
    let number = String(entry.number)
    var cells = [blanks(row.number - number.utf8.count), Inline(trusted: "\(number) ")]
    cells += cell(Inline(trusted: entry.name(in: items, wording)), row.name)
    if row.evidence > 0 { cells += [blanks(RowColumns.gap)] + cell(grade(of: entry), row.evidence) }
    if row.mark > 0 { cells.append(Inline(trusted: isFavourite(entry) ? " *" : "  ")) }
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
