import ExpoCore
import TerminalText

extension Pages {
  /// The page that lists what a search found, the best first, the exposition itself last.
  func search(
    _ query: String, found results: SearchResults, in items: [Item], overview: SearchHit? = nil
  ) -> Document {
    let indices = results.hits.map(\.index)
    let grades = items.grades(of: indices)
    let total = results.indices.count + (overview == nil ? 0 : 1)
    var entries = results.hits.map { hit in
      let line = items[hit.index].shortDescription
      // The word for the evidence stands beside the name, and the reason for it is another text.
      let isShownAnyway =
        isInHeading(hit) || hit.field == .shortDescription
        || hit.key == Item.CodingKeys.evidence.rawValue
      return entry(
        at: hit.index, in: items, grades, showsCategory: true,
        text: marked(results.matches(in: line), in: line),
        more: isShownAnyway ? [] : excerpt(of: hit))
    }
    if let overview {
      entries.append(
        Entry(
          number: nil, name: Inline(foreignLine: overview.name, .name),
          text: isInHeading(overview) ? [] : excerpt(of: overview)))
    }
    var blocks: [Block] = [
      .lines([[wording.searchHeading(query, total)]]),
      .list([ListSection(entries)], isStacked: true),
    ]
    let rest = results.indices.count - results.hits.count
    if rest > 0 { blocks.append(.paragraph(trusted: wording.moreHits(rest))) }
    blocks += legend(of: indices, grades: grades)
    blocks += hint(wording.howToReadOne, ["item"], item: indices.first, of: items)
    if overview != nil {
      blocks += hint(Hint(wording.howToReadOverview, [Command.overview.name]))
    }
    return blocks
  }

  /// Whether the excerpt is what the entry's first line says anyway.
  private func isInHeading(_ hit: SearchHit) -> Bool {
    hit.field == .name || hit.field == .category
  }

  /// The excerpt with its matches emphasised, and an ellipsis where it is cut.
  private func excerpt(of hit: SearchHit) -> [Inline] {
    (hit.isCut[0] ? [Inline(trusted: "… ")] : []) + marked(hit.matches, in: hit.excerpt)
      + (hit.isCut[1] ? [Inline(trusted: " …")] : [])
  }

  /// A text with its matches emphasised: in brackets if it shows no emphasis.
  private func marked(_ matches: [Range<String.Index>], in text: String) -> [Inline] {
    var spans: [Inline] = []
    var end = text.startIndex
    for match in matches {
      spans.append(Inline(foreignPart: String(text[end..<match.lowerBound])))
      let words = String(text[match])
      spans.append(Inline(foreignPart: bracketsMatches ? "[\(words)]" : words, .match))
      end = match.upperBound
    }
    return spans + [Inline(foreignPart: String(text[end...]))]
  }
}
