import TerminalText

/// The keys of a full-screen program and what they do.
struct KeyHelp {
  let title: String
  let keys: [(keys: String, meaning: String)]
  let note: String

  func lines(columns: Int, measure: CellMeasure) -> [Line] {
    PageLayout(columns: columns, measure: measure).lines(of: document)
  }

  var document: Document {
    Document([
      .title([Inline(own: title, .title)]),
      .terms(
        keys.map { Fact(label: Inline(own: $0.keys, .command), value: [[Inline(own: $0.meaning)]]) }
      ),
      .paragraph([Inline(own: note)]),
    ])
  }
}
