import ExpoCore
import TerminalText

/// How the browser divides a screen.
struct BrowserLayout: Equatable {
  /// The widest that a page makes use of.
  private static let maxPageColumns = 88
  /// The narrowest that a page is beside a list.
  private static let minPageColumns = 60
  /// The narrowest screen that shows both.
  private static let minWideColumns = 100
  static let separator = " | "

  let columns: Int
  /// The rows above the status line. A screen of one row has no status line.
  let contentRows: Int
  /// Whether list and page are side by side.
  let isWide: Bool
  /// The list's part of the screen, in cells.
  let listColumns: Int

  init(_ size: TerminalSize, _ widths: ListWidths) {
    columns = max(1, size.columns)
    contentRows = max(1, size.rows - 1)
    isWide = columns >= Self.minWideColumns
    let rest = columns - Self.separator.utf8.count
    let most = max(rest - Self.maxPageColumns, min(widths.heads, rest - Self.minPageColumns))
    listColumns = isWide ? min(widths.whole, most) : columns
  }

  var pageColumns: Int {
    isWide ? columns - listColumns - Self.separator.utf8.count : columns
  }
}

/// The widths of what the list's columns hold, in cells.
struct ListWidths {
  /// The items that are measured; wider texts further down are cut.
  private static let maxMeasured = 200
  private static let maxName = 40
  /// The blanks between two columns of words.
  static let gap = 2

  let number: Int
  let name: Int
  /// 0 if no item has a grade.
  let evidence: Int
  let description: Int
  let hasFavourites: Bool
  /// The grades of the measured items, which the legend explains.
  let grades: [Evidence]

  init(
    _ items: [Item], hasFavourites: Bool, wording: Wording, measure: CellMeasure
  ) {
    let indices = Array(items.indices.prefix(Self.maxMeasured))
    func widest(_ text: (Int) -> String) -> Int {
      indices.map { measure.width(of: Inline(line: text($0)).text) }.max() ?? 0
    }
    number = String(items.count).utf8.count
    name = min(
      Self.maxName, max(measure.width(of: wording.overview), widest { items[$0].name }))
    evidence = widest { items[$0].evidence.map(wording.evidenceWord) ?? "" }
    description = widest { items[$0].shortDescription }
    self.hasFavourites = hasFavourites
    grades = Document.grades(of: indices, in: items)
  }

  /// The cells before the name: of the cursor, the number and a blank.
  var start: Int { number + 2 }

  /// The cells of a row without the description, with a blank at the edge.
  var heads: Int {
    start + name + (evidence > 0 ? Self.gap + evidence : 0) + (hasFavourites ? 2 : 0) + 1
  }

  /// The cells of a whole row.
  var whole: Int { heads + (description > 0 ? Self.gap + description : 0) }
}

/// The cells of the list's columns on a screen; 0 for those that have no room.
struct RowColumns {
  /// The narrowest that a name, and a description beside it, is worth reading.
  private static let minName = 8
  private static let minDescription = 20

  let number: Int
  let name: Int
  let evidence: Int
  let hasFavourites: Bool
  let description: Int

  init(_ columns: Int, _ widths: ListWidths) {
    let rest = max(0, columns - widths.start - 1)
    let favourite = widths.hasFavourites && rest >= Self.minName ? 2 : 0
    let grade = widths.evidence > 0 ? widths.evidence + ListWidths.gap : 0
    let hasGrade = grade > 0 && rest - favourite - grade >= min(Self.minName, widths.name)
    let room = rest - favourite - (hasGrade ? grade : 0)
    number = widths.number
    name = min(widths.name, room)
    evidence = hasGrade ? widths.evidence : 0
    hasFavourites = favourite > 0
    let beside = room - name - ListWidths.gap
    description = beside >= Self.minDescription ? min(beside, widths.description) : 0
  }

  /// The cells of a whole row with that of the cursor.
  var whole: Int {
    number + 2 + name + (evidence > 0 ? ListWidths.gap + evidence : 0) + (hasFavourites ? 2 : 0)
      + (description > 0 ? ListWidths.gap + description : 0)
  }
}
