import ExpoCore
import TerminalText

/// Draws the browser's state as rows of a screen. Only what is visible is read.
struct BrowserScreen {
  private let state: BrowserState
  private let measure: CellMeasure
  private let layout: BrowserLayout
  private let wording: BrowserWording

  init(_ state: BrowserState) {
    self.state = state
    measure = state.measure
    layout = state.layout
    wording = state.wording
  }

  /// As many rows as the screen has, none wider than the screen.
  var contents: ScreenContents {
    ScreenContents(rows, lastRow, size: state.size, measure: measure)
  }

  private var rows: [Line] {
    if case .help = state.reader.mode { return state.reader.visibleLines }
    if layout.isWide { return wideRows }
    switch state.focus {
    case .list: return listRows
    case .page: return state.reader.visibleLines
    }
  }

  /// List and page side by side.
  private var wideRows: [Line] {
    let separator = Line([Inline(own: BrowserLayout.separator)])
    let list = listRows
    let page = state.reader.visibleLines
    return (0..<layout.contentRows).map { row in
      var line = (row < list.count ? list[row] : .empty)
        .fitted(to: layout.listColumns, measure: measure)
      line.append(separator)
      if row < page.count { line.append(page[row]) }
      return line
    }
  }
}

/// The list.
extension BrowserScreen {
  private var listRows: [Line] {
    if state.list.rowCount == 0 {
      return [Line([Inline(own: clip(wording.noRows, to: layout.listColumns, measure: measure))])]
    }
    let columns = ListColumns(layout.listColumns, itemCount: state.items.count, wording)
    return state.list.visible.map { row in listRow(row, columns) }
  }

  private func listRow(_ row: Int, _ columns: ListColumns) -> Line {
    let entry = state.list[row]
    let isSelected = row == state.list.cursor
    let number = String(entry.number)
    var text = isSelected ? ">" : " "
    text += String(repeating: " ", count: max(0, columns.number - number.utf8.count)) + number + " "
    text += cell(name(of: entry), columns.name)
    if columns.evidence > 0 {
      text += " " + cell(evidenceMark(of: entry), columns.evidence)
    }
    if columns.hasFavourite {
      text += state.isFavourite(entry) ? " *" : "  "
    }
    if columns.description > 0 {
      text += "  " + cell(description(of: entry), columns.description)
    }
    guard isSelected else {
      return Line([Inline(own: text)]).clipped(to: layout.listColumns, measure: measure)
    }
    let role: Inline.Role = state.focus == .list ? .selection : .name
    return Line([Inline(own: text, role)]).fitted(to: layout.listColumns, measure: measure)
  }

  /// The text in exactly so many cells.
  private func cell(_ text: String, _ columns: Int) -> String {
    let clipped = clip(text, to: columns, measure: measure)
    let missing = max(0, columns - measure.width(of: clipped))
    return clipped + String(repeating: " ", count: missing)
  }

  private func name(of entry: BrowserEntry) -> String {
    switch entry {
    case .overview: wording.overview
    case .item(let index): Inline(line: state.items.name(at: index)).text
    }
  }

  private func evidenceMark(of entry: BrowserEntry) -> String {
    guard case .item(let index) = entry, let evidence = state.items.evidence(at: index) else {
      return ""
    }
    return Inline(line: wording.evidenceWord(evidence)).text
  }

  private func description(of entry: BrowserEntry) -> String {
    guard case .item(let index) = entry else { return "" }
    return Inline(line: state.items.shortDescription(at: index)).text
  }
}

/// The cells of the list's columns.
private struct ListColumns {
  let number: Int
  let name: Int
  /// 0 if there is no room for it.
  let evidence: Int
  let hasFavourite: Bool
  /// 0 if there is no room for it.
  let description: Int

  /// The narrowest that a name, and a description beside it, is worth reading.
  private static let leastName = 8
  private static let leastDescription = 20
  private static let mostName = 26

  init(_ columns: Int, itemCount: Int, _ wording: BrowserWording) {
    number = String(itemCount).utf8.count
    let rest = columns - number - 2
    let mark = wording.evidenceWidth + 1
    let hasEvidence = rest - mark - 2 >= Self.leastName
    hasFavourite = rest - 2 >= Self.leastName / 2
    evidence = hasEvidence ? wording.evidenceWidth : 0
    let room = max(0, rest - (hasEvidence ? mark : 0) - (hasFavourite ? 2 : 0))
    let beside = room - Self.mostName - 2
    description = beside >= Self.leastDescription ? beside : 0
    name = description > 0 ? Self.mostName : room
  }
}

/// The last row.
extension BrowserScreen {
  private var lastRow: LastRow {
    if let prompt = state.filtering?.prompt { return .prompt(prompt, result: filterResult) }
    if !state.messages.isEmpty {
      return .status(StatusLine(parts: state.messages.map { Inline(line: $0).text }))
    }
    return state.reader.lastRow(wording.paging) ?? .status(status)
  }

  /// What the filter that is being typed has found so far.
  private var filterResult: String {
    if state.list.isSearching { return wording.searching(state.list.searchedPercent) }
    return state.list.filter == nil ? "" : wording.found(state.list.rowCount)
  }

  private var status: StatusLine {
    let number = state.digits.map { [wording.number($0)] } ?? []
    switch state.focus {
    case .list:
      return StatusLine(parts: number + placeParts, keys: wording.listKeys)
    case .page where state.reader.view.search != nil:
      return StatusLine(
        lead: wording.paging.endSearch, parts: number + placeParts,
        keys: wording.paging.searchKeys)
    case .page:
      return StatusLine(lead: wording.back, parts: number + placeParts, keys: wording.pageKeys)
    }
  }

  /// What the reader sees, the most important first.
  private var placeParts: [String] {
    guard let entry = state.list.entry else { return filterParts + [wording.noRows] }
    var parts = [place(of: entry)]
    let view = state.reader.view
    if state.focus == .page, let search = view.search, let position = state.reader.matchPosition {
      parts.insert("\(wording.filtered(Inline(part: search.query).text)) \(position)", at: 0)
    } else {
      parts += filterParts
    }
    if case .item(let index) = entry, let evidence = state.items.evidence(at: index) {
      parts.append(Inline(line: wording.evidenceOfShowing(evidence)).text)
    }
    if layout.isWide || state.focus == .page { parts += wording.paging.percent(view.percent) }
    return parts
  }

  private func place(of entry: BrowserEntry) -> String {
    let first = state.list.showsOverview ? 0 : 1
    let position = "\(state.list.cursor + first)/\(state.list.indices.count)"
    return "\(position) \(name(of: entry))"
  }

  /// What the list leaves out, and its order.
  private var filterParts: [String] {
    let list = state.list
    var parts: [String] = []
    if let filter = list.filter { parts.append(wording.filtered(Inline(part: filter.query).text)) }
    if list.isSearching { parts.append(wording.searching(list.searchedPercent)) }
    if let category = list.category { parts.append(Inline(line: category).text) }
    switch list.order {
    case .number: break
    case .name: parts.append(wording.orderByName)
    case .evidence: parts.append(wording.orderByEvidence)
    }
    return parts
  }
}
