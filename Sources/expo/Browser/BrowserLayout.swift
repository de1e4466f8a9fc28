import TerminalText

/// How the browser divides a screen between the list, the page beside it, and the texts around the
/// list.
struct BrowserLayout {
  /// The narrowest page beside a list.
  private static let minPageColumns = 60
  /// The narrowest screen that shows both.
  private static let minWideColumns = 100
  /// A list of fewer rows has nothing above or below it.
  private static let minListRows = 5
  /// The rows that the list leaves for the topic's description, with the empty one before it, if
  /// its own row may not show it whole.
  private static let descriptionRows = 3
  static let separator = " | "

  let columns: Int
  /// The rows above the status line. A screen of one row has no status line.
  let contentRows: Int
  /// Whether list and page are side by side.
  let isWide: Bool
  /// The list's part of the screen, in cells, with a blank at its edge.
  let listColumns: Int
  /// The columns of the list's rows: as wide as all items need, as far as there is room.
  let row: ListColumns
  /// The active filters and the key that removes one, above the list.
  let heading: [Line]
  /// The meanings of grades and marks, if there is room for them below all rows of the list.
  let legend: [Line]
  /// The rows of the list on the screen.
  let listRows: Int

  init(_ size: TerminalSize, of list: BrowserList, _ measure: CellMeasure) {
    let wording = list.edition.wording
    let whole = list.edition.columns
    columns = max(1, size.columns)
    contentRows = max(1, size.rows - 1)
    isWide = columns >= Self.minWideColumns
    let rest = columns - Self.separator.utf8.count
    let most = max(
      rest - PageLayout.maxTextWidth, min(whole.widthBeforeText + 1, rest - Self.minPageColumns))
    listColumns = isWide ? min(whole.total + 1, most) : columns
    row = whole.narrowed(to: isWide ? listColumns - 1 : listColumns)

    let shared = contentRows - (isWide || row.text == whole.text ? 0 : Self.descriptionRows)
    let hasRoom = shared >= Self.minListRows
    let filters = hasRoom ? list.activeFilters : []
    let words = [Key.escape.hint(wording.say("풀기", "undo"))] + filters
    let textColumns = max(1, listColumns - 1)
    let line = Line([Inline(words.joined(separator: " · "), .label)])
    heading =
      filters.isEmpty ? [] : Array(line.wrapped(to: textColumns, measure: measure).prefix(3))
    let rows = (hasRoom ? shared : contentRows) - heading.count
    let meanings =
      list.edition.grades + (list.favourites.isEmpty ? [] : [list.edition.pages.favouriteMeaning])
    // A meaning takes a row at least.
    let legend =
      meanings.isEmpty || meanings.count >= rows
      ? [] : PageLayout(columns: textColumns, measure: measure).lines(of: [.terms(meanings)])
    let isShown = !legend.isEmpty && rows - legend.count - 1 >= list.topics.count
    self.legend = isShown ? legend : []
    listRows = isShown ? rows - legend.count - 1 : rows
  }

  var pageColumns: Int {
    isWide ? columns - listColumns - Self.separator.utf8.count : columns
  }
}
