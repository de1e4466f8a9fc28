import ExpoCore
import TerminalText

/// The state as rows of a screen.
extension BrowserState {
  /// As many rows as the screen has, none wider than the screen.
  var contents: ScreenContents {
    ScreenContents(rows, lastRow, size: size, measure: measure)
  }

  private var rows: [Line] {
    let page = reader.visibleLines
    if reader.showsHelp || focus == .page && !layout.isWide { return page }
    let list = listPane.lines(isFocused: focus == .list, preview: preview)
    guard layout.isWide else { return list }
    return (0..<layout.contentRows).map { row in
      var line = (row < list.count ? list[row] : .empty)
        .fitted(to: layout.listColumns, measure: measure)
      line.append(Line([Inline(BrowserLayout.separator, .aside)]))
      if row < page.count { line.append(page[row]) }
      return line
    }
  }
}

/// The last row.
extension BrowserState {
  private var lastRow: LastRow {
    if case .filter(let prompt, _) = typing {
      // The number that it has found so far.
      let found = list.filter == nil ? "" : wording.found(list.topics.count)
      return .prompt(prompt, result: found)
    }
    if case .link = typing {
      return .message(
        [wording.whichLink] + offeredLinks.enumerated().map { "\($0 + 1) \($1.label)" })
    }
    return reader.lastRow ?? .status(status)
  }

  private var status: StatusLine {
    let parts = placeParts
    let help = PageAction.keys.hints([.help], wording)
    switch focus {
    case .list:
      return StatusLine(
        parts: parts, more: hints([.filter]),
        keys: hints(list.topic == nil ? [.quit] : [.open, .quit]) + help)
    case .page:
      if let search = reader.view.search { return .search(search, parts, wording) }
      let neighbours: [ListAction] =
        (list.cursor > 0 ? [.previous] : [])
        + (list.cursor + 1 < list.topics.count ? [.next] : [])
      let down = reader.view.isAtEnd ? [] : [PageAction.move(.pageDown)]
      return StatusLine(
        parts: parts, more: hints(neighbours) + PageAction.keys.hints(down, wording),
        keys: hints([.back]) + help)
    }
  }

  private func hints(_ actions: [ListAction]) -> [String] {
    ListAction.keys.hints(actions, wording)
  }

  /// What the reader sees, the most important first.
  private var placeParts: [String] {
    guard let topic = list.topic else { return [] }
    var parts = ["\(list.position) \(topic.name(in: items, wording))"]
    let view = reader.view
    if focus == .page, let search = view.search {
      parts.insert("‘\(Inline(search.query.text).text)’ \(search.position)", at: 0)
    }
    if list.selection.evidence == nil,
      let evidence = topic.index.flatMap({ items[$0].evidence })
    {
      parts.append(evidence)
    }
    if focus == .list, list.places > 1 { parts.append(wording.places(list.places)) }
    if layout.isWide || focus == .page { parts.append("\(view.percent)%") }
    return parts
  }
}
