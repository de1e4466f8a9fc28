import ExpoCore
import TerminalText

extension Pages {
  /// The page that lists the results of a search, the best first.
  func search(
    _ query: String, found results: SearchResults, in catalogue: Catalogue
  ) throws -> Document {
    let items = catalogue.items
    let indices = results.topics.compactMap(\.index)
    let entries = try results.hits.map { hit in
      let line = try catalogue.entry(hit.topic).shortDescription
      let text =
        [Inline("", spoken: wording.say("한 줄 소개: ", "Summary: "))]
        + marked(hit.summaryMatches, in: line)
      let more = isShownAnyway(hit) ? [] : [excerpt(of: hit)]
      let places = hit.places > 1 ? [Inline(wording.places(hit.places))] : []
      return hit.topic.index.map {
        entry(
          at: $0, in: items, showsCategory: true, places: places, text: text, more: more)
      }
        ?? ListEntry(
          number: 0, name: Inline(line: hit.name, .name), labels: places, text: text, more: more)
    }
    let count = results.topics.count.groupedDigits
    var blocks: [Block] = [
      .lines([
        [
          Inline(
            line: wording.say("‘\(query)’ 검색 결과 (\(count))", "Results for ‘\(query)’ (\(count))"),
            .title)
        ]
      ]),
      .list([ListSection(entries)], isStacked: true),
    ]
    blocks += legend(of: indices, in: items)
    blocks += hint(wording.howToReadOne, .item, item: indices.first, of: items)
    if results.topics.contains(.exposition) {
      blocks += hint(wording.say("소개 읽기", "Read the overview"), .overview)
    }
    return blocks
  }

  /// Whether an entry shows the excerpt's text anyway: name, category and grade stand beside each
  /// other, and the short description below them.
  private func isShownAnyway(_ hit: SearchHit) -> Bool {
    typealias Key = Item.CodingKeys
    let shown = [Key.name, .category, .shortDescription, .evidence].map(\.rawValue)
    return (shown + [Exposition.CodingKeys.title, .location].map(\.rawValue)).contains(hit.key)
  }

  /// The excerpt with its matches emphasised.
  private func excerpt(of hit: SearchHit) -> [Inline] {
    [Inline("", spoken: wording.excerptSaid(hit.key))] + marked(hit.matches, in: hit.excerpt)
  }

  /// A text with its matches emphasised: in brackets if it shows no emphasis.
  private func marked(_ matches: [Range<String.Index>], in text: String) -> [Inline] {
    var inlines: [Inline] = []
    var end = text.startIndex
    for match in matches {
      inlines.append(Inline(String(text[end..<match.lowerBound])))
      let words = String(text[match])
      inlines.append(Inline(bracketsMatches ? "[\(words)]" : words, .match))
      end = match.upperBound
    }
    return inlines + [Inline(String(text[end...]))]
  }
}
