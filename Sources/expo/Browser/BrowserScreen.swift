import ExpoCore
import TerminalText

/// Draws the browser's state as rows of a screen.
struct BrowserScreen {
  private let state: BrowserState
  private let wording: Wording

  init(_ state: BrowserState) {
    self.state = state
    wording = state.wording
  }

  /// As many rows as the screen has, none wider than the screen.
  var contents: ScreenContents {
    ScreenContents(rows, lastRow, size: state.size, measure: state.measure)
  }

  private var rows: [Line] {
    if state.layout.isWide, !state.reader.showsHelp { return wideRows }
    return state.focus == .page || state.reader.showsHelp ? state.reader.visibleLines : listRows
  }

  private var listRows: [Line] {
    state.listPane.lines(
      of: state.list, in: state.layout, isFocused: state.focus == .list, preview: state.preview)
  }

  /// List and page side by side.
  private var wideRows: [Line] {
    let separator = Line([Inline(trusted: BrowserLayout.separator)])
    let list = listRows
    let page = state.reader.visibleLines
    return (0..<state.layout.contentRows).map { row in
      var line = (row < list.count ? list[row] : .empty)
        .fitted(to: state.layout.listColumns, measure: state.measure)
      line.append(separator)
      if row < page.count { line.append(page[row]) }
      return line
    }
  }
}

/// The last row.
extension BrowserScreen {
  private var lastRow: LastRow {
    if case .filter(let prompt, _) = state.typing {
      // What it has found so far.
      let found = state.list.filter == nil ? "" : wording.found(state.list.entries.count)
      return .prompt(prompt, result: found)
    }
    if !state.messages.isEmpty { return .message(state.messages) }
    return state.reader.lastRow(wording) ?? .status(status)
  }

  private var status: StatusLine {
    var parts = placeParts
    if case .number(let number) = state.typing { parts.insert(wording.number(number), at: 0) }
    let help = PageAction.keys.hints([.help], wording)
    let english = state.offersEnglish ? ["L \(wording.inEnglish)"] : []
    switch state.focus {
    case .list:
      return StatusLine(
        parts: parts, more: hints([.filter]),
        keys: english + hints(state.list.entry == nil ? [.quit] : [.open, .quit]) + help)
    case .page where state.reader.view.search != nil:
      return .search(parts, wording)
    case .page:
      let neighbours: [ListAction] =
        (state.list.cursor > 0 ? [.previous] : [])
        + (state.list.cursor + 1 < state.list.entries.count ? [.next] : [])
      let down = state.reader.view.isAtEnd ? [] : [PageAction.move(.pageDown)]
      return StatusLine(
        lead: hints([.back]).first, parts: parts,
        more: hints(neighbours) + PageAction.keys.hints(down, wording), keys: english + help)
    }
  }

  private func hints(_ actions: [ListAction]) -> [String] {
    ListAction.keys.hints(actions, wording)
  }

  /// What the reader sees, the most important first.
  private var placeParts: [String] {
    guard let entry = state.list.entry else { return [] }
    var parts = [place(of: entry)]
    let view = state.reader.view
    if state.focus == .page, let search = view.search, let position = state.reader.matchPosition {
      parts.insert(
        "‘\(Inline(foreignPart: search.query.text).text)’ \(position)", at: 0)
    }
    if state.list.arrangement.selection.evidence == nil, case .item(let index) = entry,
      let evidence = state.items[index].evidence
    {
      parts.append(Inline(foreignLine: wording.evidenceWord(evidence)).text)
    }
    if state.layout.isWide || state.focus == .page { parts.append("\(view.percent)%") }
    return parts
  }

  private func place(of entry: Topic) -> String {
    let first = state.list.showsOverview ? 0 : 1
    let position = "\(state.list.cursor + first)/\(state.list.itemCount)"
    return "\(position) \(entry.name(in: state.items, wording))"
  }
}
