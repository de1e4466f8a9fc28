import ExpoCore
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
  /// The rows that the list leaves for the topic's description, with the empty one before it.
  private static let descriptionRows = 3
  /// The number of items whose columns are measured.
  private static let maxMeasured = 200
  static let separator = " | "

  let columns: Int
  /// The rows above the status line. A screen of one row has no status line.
  let contentRows: Int
  /// Whether list and page are side by side.
  let isWide: Bool
  /// The list's part of the screen, in cells, with a blank at its edge.
  let listColumns: Int
  /// The columns of the list's rows.
  let row: ListColumns
  /// What narrows the list, and the key that takes it back, above the list.
  let heading: [Line]
  /// The meanings of the grades, if there is room for them below all rows of the list.
  let legend: [Line]
  /// The rows of the list on the screen.
  let listRows: Int

  init(_ size: TerminalSize, of list: BrowserList, _ measure: CellMeasure) {
    let wording = list.edition.wording
    // Wider texts further down are cut.
    let measured = [.exposition] + list.items.indices.prefix(Self.maxMeasured).map(Topic.item)
    let row = ListColumns(of: list.entries(of: measured), measure: measure)
    columns = max(1, size.columns)
    contentRows = max(1, size.rows - 1)
    isWide = columns >= Self.minWideColumns
    let rest = columns - Self.separator.utf8.count
    let most = max(rest - PageLayout.maxTextWidth, min(row.heads + 1, rest - Self.minPageColumns))
    listColumns = isWide ? min(row.total + 1, most) : columns
    self.row = row.narrowed(to: isWide ? listColumns - 1 : listColumns)

    let shared = contentRows - (isWide ? 0 : Self.descriptionRows)
    let hasRoom = shared >= Self.minListRows
    let narrowing = hasRoom ? list.narrowing : []
    let words = ["\(Key.escape.name) \(wording.say("풀기", "undo"))"] + narrowing
    let textColumns = max(1, listColumns - 1)
    let line = Line([Inline(words.joined(separator: " · "), .label)])
    heading =
      narrowing.isEmpty ? [] : Array(line.wrapped(to: textColumns, measure: measure).prefix(3))
    let rows = (hasRoom ? shared : contentRows) - heading.count
    let pages = list.edition.pages
    let grades = pages.meanings(of: pages.grades(of: Array(list.items.indices), in: list.items))
    let legend = PageLayout(columns: textColumns, measure: measure).lines(of: grades)
    let isShown = !legend.isEmpty && rows - legend.count - 1 >= list.topics.count
    self.legend = isShown ? legend : []
    listRows = isShown ? rows - legend.count - 1 : rows
  }

  var pageColumns: Int {
    isWide ? columns - listColumns - Self.separator.utf8.count : columns
  }
}
