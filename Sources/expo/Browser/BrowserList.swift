import ExpoCore
import TerminalText

/// The browser's list: which items it shows, in which order, and where its cursor is.
///
/// Costs nothing until it is asked for: names are folded by the first filter, categories are
/// collected by the first ``showNextCategory()``, and a row is read when it is drawn.
struct BrowserList {
  enum Order: CaseIterable {
    case number
    case name
    case evidence
  }

  private let items: [Item]
  private let names: NameIndex
  private let hasOverview: Bool

  private(set) var order = Order.number
  /// The category that is shown, nil for all.
  private(set) var category: String?
  /// The grade of evidence that is shown, nil for all.
  private(set) var evidence: Evidence?
  private(set) var filter: ListFilter?
  private var categories: [String]?
  private var grades: [Evidence]?

  /// The items of the category in their order, before they are filtered.
  private var base: [Int]
  /// The items that are shown.
  private(set) var indices: [Int]

  /// The row of the cursor; 0 if there are no rows.
  private(set) var cursor = 0
  /// The first row on the screen.
  private(set) var offset = 0
  /// How many rows the screen shows at once, at least one.
  private(set) var height = 1

  init(
    _ list: ItemList, hasOverview: Bool, category: String? = nil
  ) {
    items = list.items
    names = list.names
    self.hasOverview = hasOverview
    self.category = category
    base = []
    indices = []
    arrange()
  }

  /// Whether the overview is in the list: only above all items.
  var showsOverview: Bool {
    hasOverview && category == nil && evidence == nil && filter == nil
  }

  var rowCount: Int { indices.count + (showsOverview ? 1 : 0) }

  var visible: Range<Int> { offset..<min(rowCount, offset + height) }

  /// The entry of the cursor, nil if there are no rows.
  var entry: Subject? { rowCount == 0 ? nil : self[cursor] }

  subscript(row: Int) -> Subject {
    if showsOverview { return row == 0 ? .overview : .item(indices[row - 1]) }
    return .item(indices[row])
  }

  private func row(of entry: Subject) -> Int? {
    switch entry {
    case .overview: showsOverview ? 0 : nil
    case .item(let index):
      indices.firstIndex(of: index).map { $0 + (showsOverview ? 1 : 0) }
    }
  }
}

extension BrowserList {
  mutating func move(_ move: PageView.Move) {
    switch move {
    case .lineDown: select(row: cursor + 1)
    case .lineUp: select(row: cursor - 1)
    case .halfDown: scroll(by: max(1, height / 2))
    case .halfUp: scroll(by: -max(1, height / 2))
    case .pageDown: scroll(by: height)
    case .pageUp: scroll(by: -height)
    case .top: select(row: 0)
    case .bottom: select(row: rowCount - 1)
    }
  }

  /// Moves the cursor to the entry; returns false if the list does not show it.
  @discardableResult
  mutating func select(_ entry: Subject) -> Bool {
    guard let row = row(of: entry) else { return false }
    select(row: row)
    return true
  }

  mutating func setHeight(_ rows: Int) {
    height = max(1, rows)
    select(row: cursor)
  }

  /// Moves the cursor and what is on the screen alike.
  private mutating func scroll(by rows: Int) {
    offset += rows
    select(row: cursor + rows)
  }

  /// Moves the cursor to the row, or as near as there are rows, and shows it.
  private mutating func select(row: Int) {
    cursor = max(0, min(row, rowCount - 1))
    offset = min(offset, cursor, max(0, rowCount - height))
    offset = max(0, offset, cursor - height + 1)
  }
}

extension BrowserList {
  mutating func sortNext() {
    let orders = Order.allCases
    let position = orders.firstIndex(of: order) ?? 0
    keepingEntry { list in
      list.order = orders[(position + 1) % orders.count]
      list.arrange()
    }
  }

  /// Shows the next category, and all items after the last one.
  mutating func showNextCategory() {
    let names = categories ?? Categories(items).names
    categories = names
    keepingEntry { list in
      list.category = Self.next(after: list.category, in: names)
      list.arrange()
    }
  }

  /// Shows the next grade of evidence, and all items after the last one.
  mutating func showNextEvidence() {
    let grades = grades ?? Document.grades(of: Array(items.indices), in: items)
    self.grades = grades
    keepingEntry { list in
      list.evidence = Self.next(after: list.evidence, in: grades)
      list.arrange()
    }
  }

  private static func next<Value: Equatable>(after value: Value?, in values: [Value]) -> Value? {
    guard let value else { return values.first }
    return values.firstIndex(of: value).flatMap { values.dropFirst($0 + 1).first }
  }

  /// Shows the items whose names the query finds, the best first, then those whose texts have it.
  /// An empty query shows all.
  mutating func narrow(to query: String) {
    guard query.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      return endFilter()
    }
    filter = ListFilter(query, in: items, names)
    filterBase()
    select(row: 0)
  }

  /// Takes back one thing that narrows or sorts the list: the filter, the category, the grade, the
  /// order.
  mutating func takeBack() {
    if filter != nil { return endFilter() }
    keepingEntry { list in
      if list.category != nil {
        list.category = nil
      } else if list.evidence != nil {
        list.evidence = nil
      } else {
        list.order = .number
      }
      list.arrange()
    }
  }

  /// Shows all items again, the cursor on the same one.
  mutating func endFilter() {
    guard filter != nil else { return }
    keepingEntry { list in
      list.filter = nil
      list.filterBase()
    }
  }

  /// What finds the words of the filter on the page of the cursor's item; nil if they are in its name.
  var pageQuery: SearchQuery? {
    guard let query = filter?.found?.query, case .item(let index) = entry,
      query.ranges(in: items[index].name, isProse: false).isEmpty
    else { return nil }
    return query
  }

  /// The same list in another language.
  func translated(to edition: ItemList) -> BrowserList {
    var list = BrowserList(edition, hasOverview: hasOverview)
    list.order = order
    list.evidence = evidence
    list.height = height
    if let category {
      list.category =
        Selection(category: category).indices(of: items).first.flatMap {
          edition.items[$0].category
        }
    }
    list.arrange()
    if let filter { list.narrow(to: filter.query) }
    if let entry { list.select(entry) }
    return list
  }
}

extension BrowserList {
  /// Changes the rows; the cursor stays on its entry if that is still shown.
  private mutating func keepingEntry(_ change: (inout BrowserList) -> Void) {
    let entry = entry
    change(&self)
    if let entry, select(entry) { return }
    select(row: 0)
  }

  private mutating func arrange() {
    base = Selection(category: category, evidence: evidence).indices(of: items)
    switch order {
    case .number: break
    case .name: base = DictionaryOrder.sorted(base, of: items)
    case .evidence:
      let ranks = base.map { Self.rank(of: items[$0].evidence) }
      base = base.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { base[$0] }
    }
    filterBase()
  }

  private static func rank(of evidence: Evidence?) -> Int {
    switch evidence {
    case .certain: 0
    case .probable: 1
    case .uncertain: 2
    case .unknown: 3
    case nil: 4
    }
  }

  private mutating func filterBase() {
    indices = filter?.filtered(base) ?? base
  }
}
