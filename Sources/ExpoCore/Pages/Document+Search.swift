extension Document {
  /// The page that lists what a search found, the best first.
  package static func search(
    _ query: String,
    found results: SearchResults,
    in items: Items,
    context: PageContext
  ) -> Document {
    let wording = context.wording
    let section = EntryList.Section(count: results.hits.count) { position in
      entry(of: results.hits[position], in: items, context)
    }
    var blocks: [Block] = [
      .title([
        Span(
          line: wording.searchHeading(query, results.total),
          .title,
          spoken: wording.spokenSearchHeading(query, results.total)
        )
      ]),
      .list(EntryList([section], layout: .stacked)),
    ]
    let rest = results.total - results.hits.count
    if rest > 0 {
      blocks.append(
        .paragraph([Span(line: wording.moreHits(rest), spoken: wording.spokenMoreHits(rest))]))
    }
    if let first = results.hits.first {
      let command = context.command(["item", items.name(at: first.index)])
      blocks.append(.hint(Span(own: wording.howToOpen), command: command))
    }
    return Document(blocks)
  }

  private static func entry(
    of hit: SearchHit,
    in items: Items,
    _ context: PageContext
  ) -> Entry {
    let category = items.category(at: hit.index).map { " (\($0))" } ?? ""
    return Entry(
      number: hit.index + 1,
      name: Span(line: items.name(at: hit.index) + category, .name),
      isFavourite: context.isFavourite(items.imageName(at: hit.index)),
      text: marked(hit)
    )
  }

  /// The excerpt with the matches between brackets, which are there where no styling is.
  private static func marked(_ hit: SearchHit) -> [Span] {
    let bytes = Array(hit.excerpt.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var spans: [Span] = []
    var end = 0
    for match in hit.matches {
      spans.append(Span(part: text(end..<match.lowerBound)))
      spans.append(Span(part: "[\(text(match))]", .match))
      end = match.upperBound
    }
    return spans + [Span(part: text(end..<bytes.count))]
  }
}
