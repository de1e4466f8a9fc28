import ExpoCore
import TerminalText

/// The list's part of the screen: its rows, and what stands below them.
///
/// A row is drawn when it comes on the screen, and not again while it stays there.
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
  /// The widths of the list's contents.
  let widths: ListWidths

  private var layout: BrowserLayout?
  private var legend: [Line] = []
  /// The rows on the screen without their first cell, which is the cursor's.
  private var rows: [(entry: Subject, text: String)] = []
  private var cursor = 0
  private var preview: (page: BrowserPage, lines: [Line])?
  /// What an empty list says.
  private var empty: [Line] = []
  /// What stands below the list, each after an empty line: the entry's description in full, the legend,
  /// and the beginning of its page.
  private(set) var below: [[Line]] = []

  /// - Parameter favourites: the `image_name`s of the favourites.
  init(
    _ items: [Item], favourites: Set<ExactText>, wording: Wording, measure: CellMeasure
  ) {
    self.items = items
    self.favourites = favourites
    self.wording = wording
    self.measure = measure
    widths = ListWidths(
      items, hasFavourites: !favourites.isEmpty, wording: wording, measure: measure)
  }

  func isFavourite(_ entry: Subject) -> Bool {
    guard !favourites.isEmpty, case .item(let index) = entry else { return false }
    return favourites.contains(ExactText(items[index].imageName))
  }

  /// Fits the list to the screen.
  ///
  /// - Parameter narrowing: what narrows the list, which an empty one says.
  mutating func fit(_ list: inout BrowserList, to layout: BrowserLayout, narrowing: [String]) {
    let text = PageLayout(columns: max(1, layout.listColumns - 1), measure: measure)
    if layout != self.layout {
      self.layout = layout
      rows = []
      legend = text.lines(
        of: Document(Document.meanings(of: widths.grades, in: PageContext(wording: wording))))
    }
    let most = layout.contentRows - (layout.isWide ? 0 : Self.descriptionRows)
    let besideLegend = most - legend.count - 1
    let showsLegend = !legend.isEmpty && besideLegend >= min(list.rowCount, Self.minListRows)
    // A screen that has no room for both shows the list alone.
    list.setHeight(
      showsLegend ? besideLegend : most < Self.minListRows / 2 ? layout.contentRows : most)
    below = []
    empty = list.rowCount == 0 ? text.lines(of: Document([.paragraph([noRows(narrowing)])])) : []
    if !layout.isWide, let entry = list.entry {
      let description = Inline(own: entry.description(in: items), .subtitle)
      below.append(text.lines(of: Document([.paragraph([description])])))
    }
    if showsLegend { below.append(legend) }
    below.removeAll(where: \.isEmpty)
  }

  private func noRows(_ narrowing: [String]) -> Inline {
    let key = ListAction.keys.hints([.back], wording).first?.prefix { $0 != " " } ?? ""
    return Inline(own: wording.noRows(narrowing, key: String(key)))
  }

  /// Draws the rows that have come on the screen, and the beginning of a page below them if there is
  /// room.
  mutating func draw(_ list: BrowserList, page: BrowserPage?, of catalogue: BrowserCatalogue) {
    guard let layout else { return }
    let columns = RowColumns(layout.listColumns, widths)
    let known = Dictionary(rows.map { ($0.entry, $0.text) }) { first, _ in first }
    rows = list.visible.map { row in
      let entry = list[row]
      return (entry, known[entry] ?? text(of: entry, columns))
    }
    cursor = list.cursor - list.visible.lowerBound
    let used = max(1, rows.count) + below.reduce(0) { $0 + $1.count + 1 }
    let free = layout.contentRows - used
    guard !layout.isWide, free >= Self.minPreviewRows, var page else { return }
    page.extent = .beginning(rows: free - 1)
    if preview?.page != page {
      preview = (page, PageView(catalogue.layOut(page), rows: free - 1).visibleLines)
    }
    below.append(preview?.lines ?? [])
  }

  /// The row of an entry behind the cursor's cell.
  private func text(of entry: Subject, _ columns: RowColumns) -> String {
    let number = String(entry.number)
    var text = Self.blanks(columns.number - number.utf8.count) + number + " "
    append(entry.name(in: items, wording), in: columns.name, to: &text)
    if columns.evidence > 0 {
      text += Self.blanks(ListWidths.gap)
      append(evidence(of: entry), in: columns.evidence, to: &text)
    }
    if columns.hasFavourites { text += isFavourite(entry) ? " *" : "  " }
    if columns.description > 0 {
      text += Self.blanks(ListWidths.gap)
      append(entry.description(in: items), in: columns.description, to: &text)
    }
    return text + Self.blanks((layout?.listColumns ?? 0) - columns.whole)
  }

  private func evidence(of entry: Subject) -> String {
    guard case .item(let index) = entry, let evidence = items[index].evidence else { return "" }
    return Inline(line: wording.evidenceWord(evidence)).text
  }

  /// Appends a text in exactly so many cells.
  private func append(_ text: String, in columns: Int, to row: inout String) {
    let clipped = clip(text, to: columns, measure: measure)
    row += clipped + Self.blanks(columns - measure.width(of: clipped))
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// The rows of the screen; beside a page each has the width of the list.
  func lines(isFocused: Bool) -> [Line] {
    guard let layout else { return [] }
    let lines = rows.indices.map { index in
      guard index == cursor else { return Line([Inline(own: " " + rows[index].text)]) }
      return Line([Inline(own: ">" + rows[index].text, isFocused ? .selection : .name)])
    }
    let columns = layout.listColumns
    var others = empty
    for part in below where lines.count + others.count + part.count < layout.contentRows {
      others += [.empty] + part
    }
    if layout.isWide { others = others.map { $0.fitted(to: columns, measure: measure) } }
    return lines + others
  }
}
