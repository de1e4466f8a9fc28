import ExpoCore
import TerminalText

extension Pages {
  /// The page that lists what a query has found, the best first.
  func search(_ results: Catalogue.Results) -> Document {
    let (query, found) = results
    let indices = found.compactMap(\.topic.index)
    // Exhibits of one kind may have a sentence in common, which is shown once.
    let groups = Dictionary(grouping: found.indices) { found[$0].excerpt }
    let entries = found.indices.compactMap { place -> ListEntry? in
      let hit = found[place]
      let group = hit.excerpt.isEmpty ? [place] : groups[hit.excerpt] ?? []
      guard group.first == place else { return nil }
      let others = group.dropFirst().map { found[$0].name }.joined(separator: ", ")
      let more =
        others.isEmpty
        ? [] : [[Inline(line: wording.say("같은 글: \(others)", "Also: \(others)"), .label)]]
      let places = hit.places > 1 ? [Inline(wording.places(hit.places))] : []
      let text = hit.excerpt.isEmpty ? nil : excerpt(of: hit, query)
      return hit.topic.index.map {
        entry(
          at: $0, showsCategory: true, places: places, text: text, more: more)
      }
        ?? ListEntry(
          number: 0, name: Inline(line: hit.name, .name), labels: places,
          text: text ?? [Inline(line: exposition?.location ?? "")], more: more)
    }
    let count = found.count.groupedDigits
    let heading = Inline(
      line: wording.say(
        "‘\(query.text)’ 검색 결과 (\(count))", "Results for ‘\(query.text)’ (\(count))"), .title,
      spoken: wording.say(
        "‘\(query.text)’ 검색 결과 \(count)개", "Results for ‘\(query.text)’: \(count)"))
    // Nothing but initial consonants are no words of the texts.
    let words = query.wordTexts.joined(separator: ", ")
    let missing = query.missing.joined(separator: ", ")
    let line =
      wording.say("찾은 말: \(words)", "Words found: \(words)")
      + (missing.isEmpty
        ? "" : wording.say(". 못 찾은 말: \(missing)", ". Not found: \(missing)"))
    var blocks: [Block] = [
      .lines([[heading]] + (query.missing.isEmpty || words.isEmpty ? [] : [[Inline(line: line)]]))
    ]
    blocks.append(.list([ListSection(entries)], isStacked: true))
    blocks += legend(of: indices)
    let one = hint(wording.readHint, .item, item: indices.first)
    let overview = hint(wording.say("소개 읽기", "Read the overview"), .overview)
    switch found.firstIndex(where: { $0.topic == .exposition }) {
    case nil: blocks += one
    case 0: blocks += overview + one
    case _: blocks += one + overview
    }
    return blocks
  }

  /// The excerpt with its matches emphasised.
  private func excerpt(of hit: Found, _ query: Query) -> [Inline] {
    let excerpt = Inline(String(hit.excerpt))
    let parts = excerpt.parts(query.indices(in: excerpt.text), as: .match)
    if hit.key == Exposition.CodingKeys.duration.rawValue, let period = catalogue.exposition?.period
    {
      let said = "\(wording.say(Field.period)): \(wording.spokenPeriod(period))"
      return [Inline("", spoken: said)] + parts.map { Inline($0.text, $0.role, spoken: "") }
    }
    return [Inline("", spoken: hit.isFact ? "" : wording.spokenSource(hit.key))] + parts
  }
}
