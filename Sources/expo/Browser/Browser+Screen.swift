import ExpoCore
import TerminalText

/// The state as rows of a screen.
extension Browser {
  /// The sign in the last row of the list for more rows below.
  private static let moreMark = "▾"

  private var measure: CellMeasure { settings.measure }

  /// As many rows as the screen has, none wider than the screen.
  var contents: ScreenContents {
    let (bottom, cursor) = bottom
    return ScreenContents(rows, bottom: bottom, cursor: cursor, size: size, measure: measure)
  }

  private var rows: [Line] {
    if let help { return help.visibleLines }
    let page = page.visibleLines
    if focus == .page, !layout.isWide { return page }
    guard layout.isWide else { return listLines }
    let list = listLines
    return (0..<layout.contentRows).map { row in
      var line = (row < list.count ? list[row] : .empty)
        .fitted(to: layout.listColumns, measure: measure)
      line.append(Line([Inline(BrowserLayout.separator, .aside)]))
      if row < page.count { line.append(page[row]) }
      return line
    }
  }

  /// What narrows the list, its rows, the topic's description unless its row shows it whole, and
  /// the legend, as far as there is room.
  var listLines: [Line] {
    func lines(_ text: Inline) -> [Line] {
      PageLayout(columns: max(1, layout.listColumns - 1), measure: measure)
        .lines(of: [.paragraph([text])])
    }
    var rows = edition.entries(
      of: list.topics[list.visible], favourites: list.favourites
    ).map { entry in
      let number = "\(entry.number ?? 0) "
      var line = Line.empty
      // The first cell is the cursor's.
      line.append(blanks: layout.row.nameStart - number.utf8.count)
      line.append(Line([Inline(number)]))
      return layout.row.line(of: entry, after: line, measure: measure)
        .fitted(to: layout.listColumns, measure: measure)
    }
    if list.topic != nil {
      let row = list.cursor - list.offset
      let text = ">\(rows[row].text.dropFirst())"
      rows[row] = Line([Inline(text, focus == .list ? .selection : .name)])
    }
    if rows.isEmpty { rows = lines(Inline(whyEmpty)) }
    if list.visible.upperBound < list.topics.count, let last = rows.popLast() {
      var line = last.clipped(to: layout.listColumns - 2, measure: measure)
        .fitted(to: layout.listColumns - 1, measure: measure)
      line.append(Line([Inline(Self.moreMark, .label)]))
      rows.append(line)
    }
    let description = Inline(line: list.topic.map(edition.description) ?? "", .subtitle)
    let isBelow = !layout.isWide && measure.width(of: description.text) > layout.row.text
    let below = [isBelow ? lines(description) : [], layout.legend]
    return below.reduce(layout.heading + rows) { lines, part in
      let isShown = !part.isEmpty && lines.count + part.count < layout.contentRows
      return isShown ? lines + [.empty] + part : lines
    }
  }

  private var whyEmpty: String {
    list.showsFavouritesOnly && list.favourites.isEmpty
      ? wording.say(
        "즐겨찾기가 없습니다. Esc로 돌아가 * 키로 담습니다.",
        "There are no favourites. Esc goes back, and * adds one.")
      : wording.noItems
  }
}

/// The rows at the bottom.
extension Browser {
  private var bottom: (lines: [Line], cursor: Int?) {
    if let typing { return bottom(of: typing) }
    if !messages.isEmpty {
      return (
        messages.flatMap {
          Line([Inline(line: $0, .heading)]).wrapped(to: layout.columns, measure: measure)
        }, nil
      )
    }
    return ([Line([status])], nil)
  }

  private func bottom(of typing: Typing) -> (lines: [Line], cursor: Int?) {
    var above: [Line] = []
    let (label, result): (String, String)
    switch typing {
    case .filter:
      let count = list.topics.count.groupedDigits
      label = wording.say("목록에서 찾기: ", "Find in the list: ")
      result = list.filter == nil ? "" : wording.say("\(count)개", "\(count) found")
    case .find:
      (label, result) = (wording.say("글에서 찾기: ", "Find on the page: "), page.search?.position ?? "")
    case .exhibit:
      (label, result) = (wording.say("번호: ", "Number: "), KeyBinding.hints([.open], wording)[0])
    case .link:
      label = wording.say("링크 번호(1-\(links.count)): ", "Link (1-\(links.count)): ")
      result = "\(("\r" as Key).name) \(wording.say("열기", "open"))"
      above = links.prefix(layout.contentRows / 2).enumerated().map {
        Line([Inline(line: "\($0 + 1) \($1.label)", .heading)])
      }
    }
    let (row, cursor) = prompt.row(
      label, result: result, columns: layout.columns, measure: measure)
    return (above + [row], cursor)
  }

  private var status: Inline {
    func hints(_ actions: [KeyBinding.Action]) -> [String] { KeyBinding.hints(actions, wording) }
    func down(_ page: BrowserPage) -> [KeyBinding.Action] {
      page.isAtEnd ? [] : [.move(.screenDown)]
    }
    if let help {
      return status(
        [wording.say("도움말", "Help"), "\(help.percent)%"],
        keys: hints(down(help) + [.quit]) + ["\(Key.escape.name) \(wording.say("닫기", "close"))"])
    }
    let parts = placeParts
    switch focus {
    case .list:
      return status(
        parts, more: hints([.find]),
        keys: hints((list.topic == nil ? [] : [.open]) + [.quit, .help]))
    case .page where page.search != nil:
      let others = (page.search?.matches.count ?? 0) > 1
      return status(
        parts, more: hints(others ? [.previous, .next] : []),
        keys: ["\(Key.escape.name) \(wording.say("찾기 끝", "end the search"))"] + hints([.quit]))
    case .page:
      let neighbours: [KeyBinding.Action] =
        (list.cursor > 0 ? [.previous] : [])
        + (list.cursor + 1 < list.topics.count ? [.next] : [])
      return status(
        parts, more: hints((links.isEmpty ? [] : [.link]) + [.find] + neighbours),
        keys: hints(down(page) + [.back, .quit, .help]))
    }
  }

  /// What the reader sees, the most important first.
  private var placeParts: [String] {
    guard let topic = list.topic else { return [] }
    var parts = ["\(list.position) \(edition.name(of: topic))"]
    if focus == .page, let search = page.search {
      parts.insert("‘\(Inline(search.query.text).text)’ \(search.position)", at: 0)
    }
    let places = focus == .list && list.filter != nil ? page.search?.matches.count ?? 0 : 0
    if places > 1 { parts.append(wording.places(places)) }
    if layout.isWide || focus == .page { parts.append("\(page.percent)%") }
    return parts
  }

  /// The last row: what is shown, and after it the keys that go on.
  ///
  /// A row that is too narrow drops, in this order: `more`; all parts but the first; the words of
  /// the keys, the last first; all but the first word of the first part. What still does not fit is
  /// cut.
  ///
  /// - Parameters:
  ///   - parts: The most important first.
  ///   - more: Keys that are left out before anything else, the most important last.
  ///   - keys: The keys to know, the most important first.
  func status(_ parts: [String], more: [String] = [], keys: [String]) -> Inline {
    func word(_ text: String) -> String { String(text.prefix { $0 != " " }) }
    func row(_ parts: [String], _ keys: [String]) -> Inline {
      let keys = keys.joined(separator: "  ")
      return Inline((parts + [keys]).filter { !$0.isEmpty }.joined(separator: " · "), .heading)
    }
    let first = Array(parts.prefix(1))
    var rows = (0...more.count).map { row(parts, more.dropFirst($0) + keys) }
    rows += parts.indices.dropFirst().reversed().map { row(Array(parts[..<$0]), keys) }
    rows += keys.indices.reversed().map { row(first, keys[..<$0] + keys[$0...].map(word)) }
    rows += [row(first.map(word), keys.map(word)), row([], keys.map(word))]
    return rows.first { measure.width(of: $0.text) <= layout.columns }
      ?? row([], keys.map(word)).clipped(to: layout.columns, measure: measure)
  }
}
