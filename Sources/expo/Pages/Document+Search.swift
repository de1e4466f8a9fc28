import ExpoCore
import TerminalText

extension Document {
  /// The page that lists what a search found, the best first.
  static func search(
    _ query: String,
    found results: SearchResults,
    in items: Items,
    context: PageContext
  ) -> Document {
    let wording = context.wording
    let evidence = EvidenceRatings(of: results.hits.map(\.index), in: items)
    let section = EntryList.Section(count: results.hits.count) { position in
      entry(of: results.hits[position], in: items, evidence, context)
    }
    var blocks: [Block] = [
      .title([
        Inline(
          line: wording.searchHeading(query, results.total),
          .title,
          spoken: wording.spokenSearchHeading(query, results.total)
        )
      ]),
      .list(EntryList([section], layout: .stacked, ratings: evidence.words(in: wording))),
    ]
    blocks += evidence.legend(in: wording)
    let rest = results.total - results.hits.count
    if rest > 0 {
      blocks.append(
        .paragraph([Inline(line: wording.moreHits(rest), spoken: wording.spokenMoreHits(rest))]))
    }
    if let first = results.hits.first {
      blocks += context.hint(wording.howToOpen, ["item"], item: first.index, of: items)
    }
    return Document(blocks)
  }

  private static func entry(
    of hit: SearchHit,
    in items: Items,
    _ evidence: EvidenceRatings,
    _ context: PageContext
  ) -> Entry {
    Entry(
      number: hit.index + 1,
      name: Inline(line: items.name(at: hit.index), .name),
      mark: context.mark(of: items.imageName(at: hit.index)),
      rating: rating(
        category: items.category(at: hit.index),
        evidence: evidence.rating(of: hit.index, in: items, context.wording)),
      text: marked(hit)
    )
  }

  /// The category and the evidence in one pair of parentheses.
  private static func rating(category: String?, evidence: Inline?) -> Inline? {
    let words = [category, evidence?.text].compactMap(\.self)
    guard !words.isEmpty else { return nil }
    let spoken = [category, evidence?.spoken].compactMap(\.self)
    return Inline(line: words.joined(separator: ", "), spoken: spoken.joined(separator: ". "))
  }

  /// The excerpt with the matches in brackets, which show without styling.
  private static func marked(_ hit: SearchHit) -> [Inline] {
    let bytes = Array(hit.excerpt.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var spans: [Inline] = []
    var end = 0
    for match in hit.matches {
      spans.append(Inline(part: text(end..<match.lowerBound)))
      spans.append(Inline(part: "[\(text(match))]", .match))
      end = match.upperBound
    }
    return spans + [Inline(part: text(end..<bytes.count))]
  }
}
