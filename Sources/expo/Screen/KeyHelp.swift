import TerminalText

/// The keys of a program and what they do.
struct KeyHelp {
  /// The first heading is that of the page.
  let sections: [(heading: String, rows: [Fact])]
  let note: String

  var document: Document {
    var blocks: [Block] = []
    for (heading, rows) in sections {
      let heading = [Inline(heading, .title)]
      blocks.append(blocks.isEmpty ? .lines([heading]) : .heading(heading))
      blocks.append(.terms(rows))
    }
    return blocks + [.paragraph(note)]
  }
}
