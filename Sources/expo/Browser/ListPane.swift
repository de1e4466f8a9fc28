import ExpoCore
import TerminalText

/// Draws the list's part of the screen: its rows, and the texts above and below them.
struct ListPane {
  /// A list of fewer rows has nothing beside it.
  private static let minListRows = 5
  /// The rows that the list leaves for the topic's description, with the empty one before it.
  private static let descriptionRows = 3
  /// The free rows from which on the beginning of the page is shown.
  private static let minPreviewRows = 16

  /// The sign in the last row for more rows below.
  private static let moreMark = "▾"

  private let list: BrowserList
  private let layout: BrowserLayout
  private let pages: Pages
  private let wording: Wording
  private let measure: CellMeasure
  /// The conditions that narrow the list, and the key that takes them back.
  private let heading: [Line]
  /// The meanings of the grades, if there is room for them below all rows of the list.
  private let legend: [Line]
  /// The number of rows of the list on the screen; a small screen shows the list alone.
  let height: Int

  init(_ list: BrowserList, in layout: BrowserLayout, of pages: Pages, measure: CellMeasure) {
    self.list = list
    self.layout = layout
    self.measure = measure
    self.pages = pages
    wording = pages.wording
    let most = layout.contentRows - (layout.isWide ? 0 : Self.descriptionRows)
    let shared = most < Self.minListRows ? layout.contentRows : most
    let narrowing = shared < Self.minListRows ? [] : list.narrowing(wording).map(\.words)
    let words = ["\(Key.escape.name) \(wording.undo)"] + narrowing
    let line = Line([Inline(words.joined(separator: " · "), .label)])
    heading =
      narrowing.isEmpty
      ? [] : Array(line.wrapped(to: layout.listTextColumns, measure: measure).prefix(3))
    let rows = shared - heading.count
    let grades = pages.meanings(of: pages.grades(of: Array(list.items.indices), in: list.items))
    let legend = layout.lines(of: grades, measure: measure)
    let isShown = !legend.isEmpty && rows - legend.count - 1 >= list.topics.count
    self.legend = isShown ? legend : []
    height = isShown ? rows - legend.count - 1 : rows
  }

  /// The heading, the rows, and the parts below them as far as there is room.
  ///
  /// - Parameter preview: returns the beginning of the topic's page in so many rows.
  func lines(isFocused: Bool, preview: (_ rows: Int) -> [Line]) -> [Line] {
    var rows = list.visible.map { row in
      let line = line(of: list.topics[row])
      guard row == list.cursor else { return line }
      return Line([Inline(">\(line.text.dropFirst())", isFocused ? .selection : .name)])
    }
    if rows.isEmpty {
      rows = layout.lines(of: [.paragraph(wording.noItems)], measure: measure)
    }
    if list.visible.upperBound < list.topics.count, let last = rows.popLast() {
      var line = last.fitted(to: layout.listColumns - 1, measure: measure)
      line.append(Line([Inline(Self.moreMark, .label)]))
      rows.append(line)
    }
    var lines = heading + rows
    for part in below(preview) where lines.count + part.count < layout.contentRows {
      lines += [.empty] + part
    }
    return lines
  }

  /// The parts below the list, each after an empty line: the topic's description in full, the legend, and the
  /// beginning of its page if there is much room.
  func below(_ preview: (_ rows: Int) -> [Line]) -> [[Line]] {
    var below: [[Line]] = []
    if !layout.isWide, let topic = list.topic {
      let description = Inline(line: topic.description(in: list.items), .subtitle)
      below.append(layout.lines(of: [.paragraph([description])], measure: measure))
    }
    if !legend.isEmpty { below.append(legend) }
    let used = below.reduce(list.visible.count + heading.count) { $0 + $1.count + 1 }
    let free = layout.contentRows - used
    if !layout.isWide, list.topic != nil, free >= Self.minPreviewRows {
      below.append(preview(free - 1))
    }
    return below
  }

  /// The row of a topic, which begins with the cursor's cell.
  private func line(of topic: Topic) -> Line {
    let row = layout.row
    let number = String(topic.number)
    var line = Line.empty
    line.append(blanks: 1 + row.number - number.utf8.count)
    line.append(Line([Inline("\(number) ")]))
    let mark = Inline(list.isFavourite(topic) ? " *" : "")
    let name = Inline(line: topic.name(in: list.items, wording), .name)
      .clipped(to: row.name - mark.text.utf8.count, measure: measure)
    line.append(Line([name, mark]).fitted(to: row.name, measure: measure))
    if row.rating > 0 {
      line.append(blanks: ListColumns.gap)
      line.append(cell(grade(of: topic), row.rating))
    }
    if row.text > 0 {
      line.append(blanks: ListColumns.gap)
      line.append(cell(Inline(line: topic.description(in: list.items)), row.text))
    }
    return line.fitted(to: layout.listColumns, measure: measure)
  }

  private func grade(of topic: Topic) -> Inline {
    let evidence = topic.index.flatMap { list.items[$0].evidence }
    return evidence.map(pages.grade) ?? Inline("")
  }

  /// A text in exactly so many cells.
  private func cell(_ text: Inline, _ columns: Int) -> Line {
    Line([text.clipped(to: columns, measure: measure)]).fitted(to: columns, measure: measure)
  }
}
