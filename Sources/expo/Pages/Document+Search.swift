import ExpoCore
import TerminalText

extension Document {
  /// The page that lists what a search found, the best first, the exposition itself last.
  static func search(
    _ query: String,
    found results: SearchResults,
    in items: [Item],
    overview: SearchHit? = nil,
    context: PageContext
  ) -> Document {
    let wording = context.wording
    let grades = grades(of: results.hits.map(\.index), in: items)
    let total = results.indices.count + (overview == nil ? 0 : 1)
    let entries = results.hits.map { entry(of: $0, in: results, items, grades, context) }
    var blocks: [Block] = [.title([wording.searchHeading(query, total)])]
    if !entries.isEmpty {
      blocks.append(.list(EntryList([EntryList.Section(entries)], layout: .stacked)))
    }
    let rest = results.indices.count - results.hits.count
    if rest > 0 {
      blocks.append(.paragraph([wording.moreHits(rest)]))
    }
    if let overview { blocks += self.blocks(of: overview, context) }
    blocks += legend(of: grades, in: context)
    blocks += context.hint(
      wording.howToOpen, ["item"], item: results.hits.first?.index, of: items)
    if overview != nil {
      let command = context.command([Command.overview.name])
      blocks.append(.hint(Inline(trusted: wording.howToReadOverview), command: command))
    }
    return Document(blocks)
  }

  private static func entry(
    of hit: SearchHit,
    in results: SearchResults,
    _ items: [Item],
    _ grades: [Evidence],
    _ context: PageContext
  ) -> Entry {
    let shortDescription = items[hit.index].shortDescription
    // The word for the evidence stands beside the name, and its ground is another text.
    let isShownAnyway =
      isInHeading(hit) || hit.field == .shortDescription
      || hit.key == Item.CodingKeys.evidence.rawValue
    return Entry(
      number: hit.index + 1,
      name: Inline(foreignLine: items[hit.index].name, .name),
      mark: context.mark(of: items[hit.index]),
      rating: rating(
        category: items[hit.index].category,
        evidence: rating(items[hit.index].evidence, of: grades, context.wording)),
      text: marked(results.matches(in: shortDescription), in: shortDescription, context),
      more: isShownAnyway ? [] : excerpt(of: hit, context)
    )
  }

  private static func blocks(of overview: SearchHit, _ context: PageContext) -> [Block] {
    let title = Inline(foreignLine: overview.name, .name)
    if isInHeading(overview) { return [.paragraph([title])] }
    return [
      .heading([title]),
      .paragraph(excerpt(of: overview, context)),
    ]
  }

  /// The category and the evidence in one pair of parentheses.
  private static func rating(category: String?, evidence: [Inline]) -> [Inline] {
    let category = category.map { [Inline(foreignLine: $0, .label)] } ?? []
    return Array(
      [category, evidence].filter { !$0.isEmpty }.joined(separator: [Inline(trusted: ", ")]))
  }

  /// Whether the excerpt is what the entry's first line says anyway.
  private static func isInHeading(_ hit: SearchHit) -> Bool {
    hit.field == .name || hit.field == .category
  }

  /// The excerpt with its matches emphasised, and an ellipsis where it is cut.
  private static func excerpt(of hit: SearchHit, _ context: PageContext) -> [Inline] {
    let spans = marked(hit.matches, in: hit.excerpt, context)
    return (hit.isCut[0] ? [Inline(trusted: "… ")] : []) + spans
      + (hit.isCut[1] ? [Inline(trusted: " …")] : [])
  }

  /// A text with its matches emphasised: in brackets if it shows no emphasis.
  private static func marked(
    _ matches: [Range<String.Index>], in text: String, _ context: PageContext
  ) -> [Inline] {
    var spans: [Inline] = []
    var end = text.startIndex
    for match in matches {
      spans.append(Inline(foreignPart: String(text[end..<match.lowerBound])))
      let words = String(text[match])
      spans.append(Inline(foreignPart: context.bracketsMatches ? "[\(words)]" : words, .match))
      end = match.upperBound
    }
    return spans + [Inline(foreignPart: String(text[end...]))]
  }
}
