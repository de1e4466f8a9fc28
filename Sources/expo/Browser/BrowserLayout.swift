import ExpoCore
import TerminalText

/// How the browser divides a screen.
struct BrowserLayout {
  /// The widest page.
  private static let maxPageColumns = PageLayout.maxTextWidth
  /// The narrowest page beside a list.
  private static let minPageColumns = 60
  /// The narrowest screen that shows both.
  private static let minWideColumns = 100
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

  init(
    _ size: TerminalSize, of list: BrowserList, _ wording: Wording, _ measure: CellMeasure
  ) {
    let row = ListColumns(of: list, wording: wording, measure: measure)
    columns = max(1, size.columns)
    contentRows = max(1, size.rows - 1)
    isWide = columns >= Self.minWideColumns
    let rest = columns - Self.separator.utf8.count
    let most = max(rest - Self.maxPageColumns, min(row.heads + 1, rest - Self.minPageColumns))
    listColumns = isWide ? min(row.whole + 1, most) : columns
    self.row = row.narrowed(to: isWide ? listColumns - 1 : listColumns)
  }

  /// The columns of the texts above and below the list's rows.
  var listTextColumns: Int { max(1, listColumns - 1) }

  /// The lines of blocks below the list, or in place of its rows.
  func lines(of blocks: [Block], measure: CellMeasure) -> [Line] {
    PageLayout(columns: listTextColumns, measure: measure).lines(of: blocks)
  }

  var pageColumns: Int {
    isWide ? columns - listColumns - Self.separator.utf8.count : columns
  }
}
