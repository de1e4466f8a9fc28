import ExpoCore
import TerminalText

/// The list and what stands below it.
extension BrowserScreen {
  var listRows: [Line] {
    let list = state.list
    var rows = list.visible.map { row(list[$0], isSelected: $0 == list.cursor) }
    if rows.isEmpty {
      rows = [Line([Inline(own: clip(wording.noRows, to: layout.listColumns, measure: measure))])]
    }
    for part in state.belowList where rows.count + part.count < layout.contentRows {
      rows.append(.empty)
      rows += part
    }
    return rows
  }

  private func row(_ entry: BrowserEntry, isSelected: Bool) -> Line {
    let columns = RowColumns(layout.listColumns, state.widths)
    let number = String(entry.number)
    var text = isSelected ? ">" : " "
    text += String(repeating: " ", count: max(0, columns.number - number.utf8.count)) + number + " "
    text += cell(name(of: entry), columns.name)
    if columns.evidence > 0 {
      text += "  " + cell(evidence(of: entry), columns.evidence)
    }
    if columns.hasFavourites {
      text += state.isFavourite(entry) ? " *" : "  "
    }
    if columns.description > 0 {
      text += "  " + cell(state.description(of: entry), columns.description)
    }
    guard isSelected else { return Line([Inline(own: text)]) }
    let role: Inline.Role = state.focus == .list ? .selection : .name
    return Line([Inline(own: text, role)]).fitted(to: layout.listColumns, measure: measure)
  }

  /// The text in exactly so many cells.
  private func cell(_ text: String, _ columns: Int) -> String {
    let clipped = clip(text, to: columns, measure: measure)
    let missing = max(0, columns - measure.width(of: clipped))
    return clipped + String(repeating: " ", count: missing)
  }

  func name(of entry: BrowserEntry) -> String {
    switch entry {
    case .overview: wording.overview
    case .item(let index): Inline(line: state.items.name(at: index)).text
    }
  }

  private func evidence(of entry: BrowserEntry) -> String {
    guard case .item(let index) = entry, let evidence = state.items.evidence(at: index) else {
      return ""
    }
    return Inline(line: wording.evidenceWord(evidence)).text
  }
}

extension BrowserState {
  func description(of entry: BrowserEntry) -> String {
    guard case .item(let index) = entry else { return "" }
    return Inline(line: items.shortDescription(at: index)).text
  }
}
