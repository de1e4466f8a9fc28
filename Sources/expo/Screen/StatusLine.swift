import TerminalText

/// The last row of a screen: what is shown, and behind it the keys that go on.
struct StatusLine {
  private static let separator = " · "

  /// The most important first.
  let parts: [String]
  /// Keys that are left out before anything else, the most important last.
  var more: [String] = []
  /// The keys to know, the most important last.
  var keys: [String] = []

  /// The text for so many columns. Shorter texts leave out the other keys, then the parts but the first,
  /// then all of that but its first word, then the words of the keys; what does not fit even then is cut.
  ///
  ///     StatusLine(parts: ["13/13 거문고", "43%"], more: ["n 다음"], keys: ["? 도움말"])
  ///       .text(columns: 24, measure: measure)  // "13/13 거문고 · ? 도움말"
  func text(columns: Int, measure: CellMeasure) -> Inline {
    let names = keys.map { String($0.prefix { $0 != " " }) }
    let place = parts.prefix(1).map { String($0.prefix { $0 != " " }) }
    let candidates =
      (0...more.count).map { text(parts, more.dropFirst($0) + keys) }
      + parts.indices.reversed().dropLast().map { text(parts[..<$0], keys) }
      + [text(place, keys), text(parts.prefix(1), names)]
      + (keys.isEmpty ? [] : [text([], keys), text([], names)])
    let texts = candidates.lazy.map { Inline($0, .heading) }
    return texts.first { measure.width(of: $0.text) <= columns }
      ?? Inline(candidates.last ?? "", .heading).clipped(to: columns, measure: measure)
  }

  private func text(_ parts: some Sequence<String>, _ keys: some Sequence<String>) -> String {
    let keys = keys.joined(separator: "  ")
    return (Array(parts) + (keys.isEmpty ? [] : [keys])).joined(separator: Self.separator)
  }
}

extension StatusLine {
  /// The row while a search is active.
  static func search(_ search: PageSearch, _ parts: [String], _ wording: Wording) -> StatusLine {
    let others: [PageAction] = search.matches.count > 1 ? [.previousMatch, .nextMatch] : []
    return StatusLine(
      parts: parts, more: PageAction.keys.hints(others, wording),
      keys: PageAction.keys.hints([.cancel], wording))
  }
}

/// The contents of a screen's last row.
enum LastRow {
  case status(StatusLine)
  /// Sentences, on as many rows as they take.
  case message([String])
  /// A query that is being typed, and what it has found.
  case prompt(TextPrompt, result: String)
}
