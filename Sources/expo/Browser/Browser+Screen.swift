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
    if isReading, !layout.isWide { return page }
    guard layout.isWide else { return listLines }
    let list = listLines
    return (0..<layout.contentRows).map { row in
      var line = (row < list.count ? list[row] : .empty)
        .fitted(to: layout.listColumns, measure: measure)
      line.append(Line([Inline(BrowserLayout.separator, .secondary)]))
      if row < page.count { line.append(page[row]) }
      return line
    }
  }

  /// The active filters, the rows, the topic's description unless its row shows it whole, and the
  /// legend, as far as there is room.
  var listLines: [Line] {
    func lines(_ text: Inline) -> [Line] {
      PageLayout(columns: max(1, layout.listColumns - 1), measure: measure)
        .lines(of: [.paragraph([text])])
    }
    var rows = edition.pages.entries(of: list.topics[list.visible]).map { entry in
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
      rows[row] = Line([Inline(text, !isReading ? .selection : .name)])
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
    if let query = list.filter?.query {
      return wording.say("‘\(query)’: 찾지 못했습니다.", "‘\(query)’ was not found.")
    }
    return list.showsFavouritesOnly && list.favourites.isEmpty
      ? wording.say(
        "즐겨찾기가 없습니다. Esc로 돌아가 * 키로 담습니다.",
        "There are no favourites. Esc goes back, and * adds one.")
      : wording.noItems
  }
}

/// The rows at the bottom.
extension Browser {
  private var bottom: (lines: [Line], cursor: Int?) {
    if let promptPurpose { return bottom(for: promptPurpose) }
    if !messages.isEmpty {
      return (
        messages.flatMap {
          Line([Inline(line: $0, .heading)]).wrapped(to: layout.columns, measure: measure)
        }, nil
      )
    }
    return ([Line([status])], nil)
  }

  private func bottom(for purpose: PromptPurpose) -> (lines: [Line], cursor: Int?) {
    var above: [Line] = []
    let (label, result): (String, String)
    switch purpose {
    case .filter:
      let count = list.topics.count.groupedDigits
      label = wording.say("목록에서 찾기: ", "Find in the list: ")
      result = list.filter == nil ? "" : wording.say("\(count)개", "\(count) found")
    case .find:
      (label, result) = (wording.say("글에서 찾기: ", "Find on the page: "), page.search?.position ?? "")
    case .exhibit:
      (label, result) = (wording.say("번호: ", "Number: "), KeyBinding.hints([.open], wording)[0])
    case .link:
      let range = "\(links.startIndex + 1)-\(links.endIndex)"
      label = wording.say("링크 번호(\(range)): ", "Link (\(range)): ")
      result = ("\r" as Key).hint(wording.say("열기", "open"))
      above = zip((links.startIndex + 1)..., links.prefix(layout.contentRows / 2)).map {
        let row = Inline(line: "\($0) \($1.label)", .heading)
        return Line([row.clipped(to: layout.columns, measure: measure)])
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
      return statusLine(
        [wording.say("도움말", "Help"), "\(help.percent)%"],
        keys: hints(down(help)) + [("q" as Key).hint(wording.say("닫기", "close"))])
    }
    let topicActions: [KeyBinding.Action] =
      (list.topic == nil || showsSources ? [] : [.sources])
      + (list.topic?.index == nil ? [] : [.favourite]) + (links.isEmpty ? [] : [.link])
    let keys: [String]
    if !isReading {
      keys = hints(
        (list.topic == nil ? [] : [.open]) + [.help, .quit, .find] + topicActions)
    } else if let search = page.search {
      keys =
        [Key.escape.hint(wording.say("찾기 끝", "end the search"))]
        + hints((search.matches.count > 1 ? [.next, .previous] : []) + [.help, .quit])
    } else {
      let back = showsSources ? [Key.escape.hint(wording.say("글", "text"))] : hints([.back])
      let neighbours: [KeyBinding.Action] =
        (list.cursor > 0 ? [.previous] : []) + (list.cursor + 1 < list.topics.count ? [.next] : [])
      keys =
        hints(down(page)) + back + hints([.help, .find] + topicActions + [.quit] + neighbours)
    }
    return statusLine(placeParts, keys: keys)
  }

  /// The parts of the status line before the keys, the most important first.
  private var placeParts: [String] {
    guard let topic = list.topic else { return [] }
    // The list shows the name, too.
    let places = !isReading && list.filter != nil ? page.search?.matches.count ?? 0 : 0
    var parts = [places > 1 ? list.position : "\(list.position) \(edition.name(of: topic))"]
    if isReading, let search = page.search {
      parts.insert("‘\(Inline(search.query.text).text)’ \(search.position)", at: 0)
    }
    if places > 1 { parts.append(wording.say("\(places)곳", "\(places) matches")) }
    if layout.isWide || isReading { parts.append("\(page.percent)%") }
    return parts
  }

  /// The last row: the place, then the keys.
  ///
  /// The row is the first of these forms that fits:
  /// 1. all parts, and all keys down to five, or five and the first part cut;
  /// 2. all parts, and four or three keys, or three and the first part cut;
  /// 3. fewer parts, and three keys; the first part may be cut;
  /// 4. the first part, and three keys that lose their words, the last key first;
  /// 5. the first word of that part, and the names of three keys, two or one;
  /// 6. the names of the keys.
  ///
  /// - Parameters:
  ///   - parts: The most important first.
  ///   - keys: The keys to know, the most important first.
  func statusLine(_ parts: [String], keys: [String]) -> Inline {
    func word(_ text: String) -> String { String(text.prefix { $0 != " " }) }
    func row(_ parts: [String], _ keys: [String]) -> String {
      (parts + [keys.joined(separator: "  ")]).filter { !$0.isEmpty }.joined(separator: " · ")
    }
    var rows: [String] = []
    func add(_ parts: [String], _ keys: [String], atLeast count: Int) {
      let least = Array(keys.prefix(count))
      rows += (least.count...keys.count).reversed().map { row(parts, Array(keys[..<$0])) }
      // Eight cells of a name tell what it is.
      let room = layout.columns - measure.width(of: row(Array(parts.dropFirst()), least)) - 3
      guard let place = parts.first, room > measure.width(of: word(place)) + 8 else { return }
      rows.append(
        row([Inline(place).clipped(to: room, measure: measure).text] + parts.dropFirst(), least))
    }
    add(parts, keys, atLeast: 5)
    add(parts, Array(keys.prefix(5)), atLeast: 3)
    let (least, bare) = (Array(keys.prefix(3)), keys.prefix(3).map(word))
    for count in parts.indices.dropFirst().reversed() {
      add(Array(parts[..<count]), least, atLeast: 3)
    }
    let first = Array(parts.prefix(1))
    rows += bare.indices.reversed().map { row(first, Array(least[..<$0]) + bare[$0...]) }
    rows += bare.indices.reversed().map { row(first.map(word), Array(bare[...$0])) }
    rows.append(row([], bare))
    let fitting = rows.first { measure.width(of: $0) <= layout.columns }
    return Inline(fitting ?? rows.last ?? "", .heading).clipped(
      to: layout.columns, measure: measure)
  }
}
