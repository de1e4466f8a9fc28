extension PageLayout {
  /// Appends the lines of a list.
  func append(_ list: EntryList, to lines: inout [Line]) {
    let columns = ListColumns(of: list, in: self)
    for (number, section) in list.sections.enumerated() {
      if let heading = section.heading {
        if number > 0 { lines.append(.empty) }
        wrap([heading], to: &lines)
      }
      switch list.layout {
      case .rows, .stacked:
        for index in 0..<section.count {
          append(section.entry(index), in: list.layout, columns, to: &lines)
        }
      case .cards:
        for first in stride(from: 0, to: section.count, by: cardsPerRow) {
          if first > 0 { lines.append(.empty) }
          append((first..<min(first + cardsPerRow, section.count)).map(section.entry), to: &lines)
        }
      }
    }
  }
}

extension PageLayout {
  /// Lays out one entry: number, name and text side by side if there is room, otherwise the text
  /// below the name.
  fileprivate func append(
    _ entry: Entry,
    in layout: EntryList.Layout,
    _ columns: ListColumns,
    to lines: inout [Line]
  ) {
    if layout == .stacked || isNarrow || columns.areSqueezed {
      return stackedLines(of: entry, columns, to: &lines)
    }
    var head = columns.number(of: entry)
    for span in entry.markedName { head.append(span.text, as: span) }
    var width = cells.width(of: head.text)
    if columns.hasRatings, let rating = entry.rating {
      width += head.appendBlanks(from: width, to: columns.rating)
      head.append(rating.text, as: Inline(own: rating.text, .label))
      width += cells.width(of: rating.text)
    }
    let text = entry.text
    if text.isEmpty { return lines.append(head) }
    width += head.appendBlanks(from: width, to: columns.text)
    let margin = Margin(first: consume head, width: width, indent: columns.text)
    wrap(text, after: margin, width: rowColumns, to: &lines)
  }

  /// Lays out one entry with its text below its name. If the number's column takes more than a
  /// third of the line, nothing is indented.
  private func stackedLines(
    of entry: Entry,
    _ columns: ListColumns,
    to lines: inout [Line]
  ) {
    if self.columns > 0, columns.name * 3 > self.columns {
      for part in parts(of: entry) {
        wrap(part, to: &lines)
      }
      return
    }
    let number = columns.number(of: entry)
    let margin = Margin(first: number, width: columns.name, indent: columns.name)
    wrap(entry.ratedName, after: margin, to: &lines)
    for text in [entry.text, entry.more] where !text.isEmpty {
      wrap(text, after: Margin(indent: columns.name), to: &lines)
    }
  }

  /// The paragraphs of an entry without columns: number and name, then the texts.
  private func parts(of entry: Entry) -> [[Inline]] {
    let number = entry.number.map { [Inline(own: "\($0). ")] } ?? []
    return [number + entry.ratedName] + [entry.text, entry.more].filter { !$0.isEmpty }
  }
}

extension Line {
  /// Appends the blanks between two columns, and returns how many they are.
  fileprivate mutating func appendBlanks(from column: Int, to next: Int) -> Int {
    let count = max(ListColumns.gap, next - column)
    append(blanks: count)
    return count
  }
}

/// The columns of a list in cells, found in one pass over its entries.
private struct ListColumns {
  /// The blanks before the texts.
  static let gap = 2

  private var numberWidth = 0
  private var nameWidth = 0
  private var ratingWidth = 0
  /// Whether the names leave less than half of the line for the texts.
  private(set) var areSqueezed = false

  init(of list: EntryList, in page: PageLayout) {
    if list.layout == .cards { return }
    ratingWidth = list.ratings.map(page.cells.width).max() ?? 0
    var widest = 0
    for section in list.sections {
      for index in 0..<section.count {
        let entry = section.entry(index)
        numberWidth = max(numberWidth, Self.digits(of: entry).utf8.count)
        let mark = entry.mark == nil ? 0 : 2
        let width = page.cells.width(of: entry.name.text) + mark
        // A name that is too wide has its text below it, or directly after it.
        if width <= page.tableWidth / 2 { nameWidth = max(nameWidth, width) }
        widest = max(widest, width)
      }
    }
    let heads = name + widest + Self.gap + (text - rating)
    areSqueezed = page.rowColumns > 0 && heads * 2 > page.rowColumns
  }

  /// Where the names start.
  var name: Int { numberWidth + 2 }
  var hasRatings: Bool { ratingWidth > 0 }
  /// Where the ratings start.
  var rating: Int { name + nameWidth + Self.gap }
  /// Where the texts start.
  var text: Int { rating + (hasRatings ? ratingWidth + Self.gap : 0) }

  /// The start of an entry's first line: its number, aligned to the right.
  func number(of entry: Entry) -> Line {
    let digits = Self.digits(of: entry)
    var line = Line(blanks: numberWidth - digits.utf8.count)
    line.append(digits.isEmpty ? "  " : "\(digits). ")
    return line
  }

  private static func digits(of entry: Entry) -> String { entry.number.map(String.init) ?? "" }
}

// MARK: - Cards

extension PageLayout {
  /// The minimum width of a card in cells.
  private static let minCardWidth = 24
  /// The cells between two cards.
  private static let cardGap = 3

  fileprivate var cardsPerRow: Int {
    max(1, (rowColumns + Self.cardGap) / (Self.minCardWidth + Self.cardGap))
  }

  /// Appends the lines of cards side by side, each below a rule.
  ///
  /// The rule is of hyphens and there is no frame: box-drawing characters are of ambiguous width.
  fileprivate func append(_ entries: [Entry], to lines: inout [Line]) {
    let width = columns == 0 ? 0 : (rowColumns + Self.cardGap) / cardsPerRow - Self.cardGap
    append(entries.map { card(of: $0, width: width) }, width: width, to: &lines)
  }

  private func card(of entry: Entry, width: Int) -> Card {
    let ruleWidth = width == 0 ? Self.minCardWidth : width
    let rule = Inline(own: String(repeating: "-", count: ruleWidth), .label)
    let parts = [[rule]] + parts(of: entry)
    return Card(parts: parts.map { WrappedText($0, width: width, measure: cells) })
  }

  /// Blanks precede a card's line; none follow the last.
  private func append(_ row: [Card], width: Int, to lines: inout [Line]) {
    var cards = row
    while true {
      var line = Line()
      var filled = 0
      var isEmpty = true
      for column in cards.indices {
        guard let part = cards[column].next() else { continue }
        let start = column * (width + Self.cardGap)
        line.append(blanks: start - filled)
        line.append(part)
        filled = start + cells.width(of: part.text)
        isEmpty = false
      }
      if isEmpty { return }
      lines.append(line)
    }
  }
}

/// The lines of one card, created one at a time.
private struct Card {
  private var parts: [WrappedText]
  private var index = 0

  init(parts: [WrappedText]) {
    self.parts = parts
  }

  mutating func next() -> Line? {
    while index < parts.count {
      if let line = parts[index].next() { return line }
      index += 1
    }
    return nil
  }
}
