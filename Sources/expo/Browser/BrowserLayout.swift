import ExpoCore
import TerminalText

/// How the browser divides a screen between the list, the page beside it, and the texts around the list.
struct BrowserLayout {
  /// The narrowest page beside a list.
  private static let minPageColumns = 60
  /// The narrowest screen that shows both.
  private static let minWideColumns = 100
  /// A list of fewer rows has nothing above or below it.
  private static let minListRows = 5
  /// The rows that the list leaves for the topic's description, with the empty one before it.
  private static let descriptionRows = 3
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
    let row = ListColumns(of: list, measure: measure)
    columns = max(1, size.columns)
    contentRows = max(1, size.rows - 1)
    isWide = columns >= Self.minWideColumns
    let rest = columns - Self.separator.utf8.count
    let most = max(rest - PageLayout.maxTextWidth, min(row.heads + 1, rest - Self.minPageColumns))
    listColumns = isWide ? min(row.whole + 1, most) : columns
    self.row = row.narrowed(to: isWide ? listColumns - 1 : listColumns)

    let shared = contentRows - (isWide ? 0 : Self.descriptionRows)
    let hasRoom = shared >= Self.minListRows
    let narrowing = hasRoom ? list.narrowing.map(\.words) : []
    let words = ["\(Key.escape.name) \(wording.say("풀기", "take back"))"] + narrowing
    let textColumns = max(1, listColumns - 1)
    let line = Line([Inline(words.joined(separator: " · "), .label)])
    heading =
      narrowing.isEmpty ? [] : Array(line.wrapped(to: textColumns, measure: measure).prefix(3))
    let rows = (hasRoom ? shared : contentRows) - heading.count
    let grades = list.edition.pages.meanings(of: list.items.grades(of: Array(list.items.indices)))
    let legend = PageLayout(columns: textColumns, measure: measure).lines(of: grades)
    let isShown = !legend.isEmpty && rows - legend.count - 1 >= list.topics.count
    self.legend = isShown ? legend : []
    listRows = isShown ? rows - legend.count - 1 : rows
  }

  var pageColumns: Int {
    isWide ? columns - listColumns - Self.separator.utf8.count : columns
  }
}

extension ListColumns {
  /// The number of items that are measured; wider texts further down are cut.
  private static let maxMeasured = 200
  private static let maxName = 40
  /// The narrowest name, and the narrowest text beside it.
  private static let minName = 8
  private static let minText = 20

  /// The columns that items need. Behind a name there is room for a favourite's mark.
  init(of list: BrowserList, measure: CellMeasure) {
    let (items, wording) = (list.items, list.edition.wording)
    func widest(_ text: (Item) -> String) -> Int {
      let texts = items.prefix(Self.maxMeasured).map { Inline(line: text($0)).text }
      return texts.map(measure.width).max() ?? 0
    }
    let name = max(measure.width(of: list.edition.name(of: .overview)), widest(\.name))
    self.init(
      number: String(items.count).utf8.count,
      name: min(Self.maxName, name) + (list.favourites.isEmpty ? 0 : 2),
      rating: widest { $0.evidence.map(wording.evidenceWord) ?? "" },
      text: widest(\.shortDescription))
  }

  /// The columns of a row that has so many cells at most.
  func narrowed(to columns: Int) -> ListColumns {
    var row = self
    row.text = 0
    if columns - (heads - name) < min(Self.minName, name) { row.rating = 0 }
    row.name = max(0, min(name, columns - (row.heads - name)))
    let beside = columns - row.heads - Self.gap
    row.text = beside < Self.minText ? 0 : min(text, beside)
    return row
  }
}
