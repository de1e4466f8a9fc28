import TerminalText

/// The keys of a full-screen program and what they do.
struct KeyHelp {
  let title: String
  let keys: [(keys: String, meaning: String)]
  let note: String

  func lines(columns: Int, measure: CellMeasure) -> [Line] {
    let document = Document([
      .title([Inline(own: title, .title)]),
      .terms(
        keys.map { Fact(label: Inline(own: $0.keys, .command), value: [[Inline(own: $0.meaning)]]) }
      ),
      .paragraph([Inline(own: note)]),
    ])
    var lines: [Line] = []
    PageLayout(columns: columns, measure: measure).lines(of: document) { lines.append($0) }
    return lines
  }
}
