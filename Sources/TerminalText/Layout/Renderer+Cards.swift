extension Renderer {
  /// The narrowest that a card is worth reading, in cells.
  private static let cardWidth = 24
  /// The cells between two cards.
  private static let gap = 3

  /// Sets a section as cards, side by side in as many columns as fit.
  func renderCards(_ section: EntryList.Section, emit: (Line) -> Bool) -> Bool {
    let perRow = max(1, (columns + Self.gap) / (Self.cardWidth + Self.gap))
    let width = columns == 0 ? 0 : (columns + Self.gap) / perRow - Self.gap
    let renderer = Renderer(columns: width, measure: cells)
    return stride(from: 0, to: section.count, by: perRow).allSatisfy { start in
      if start > 0, !emit(.empty) { return false }
      let cards = (start..<min(start + perRow, section.count)).map {
        renderer.card(of: section.entry($0))
      }
      return rows(of: cards, width: width).allSatisfy(emit)
    }
  }

  /// Cards side by side: blanks stand before a card's line, never behind the last one.
  private func rows(of cards: [[Line]], width: Int) -> [Line] {
    let height = cards.reduce(0) { max($0, $1.count) }
    return (0..<height).map { index in
      var row = Line()
      var filled = 0
      for (column, card) in cards.enumerated() where index < card.count {
        let start = column * (width + Self.gap)
        row.append(blanks: start - filled)
        row.append(card[index])
        filled = start + cells.width(of: card[index].text)
      }
      return row
    }
  }
}
