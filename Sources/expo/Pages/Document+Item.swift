import ExpoCore
import TerminalText

extension Document {
  /// The page about one item, with its neighbours in the list.
  static func item(
    at index: Int,
    of items: Items,
    in context: PageContext
  ) -> Document {
    let item = items[index]
    let wording = context.wording
    var blocks: [Block] = [
      .title([Inline(line: item.name, .title), Inline(line: item.shortDescription, .subtitle)])
    ]
    if items.lacksTranslation(at: index) {
      blocks.append(.paragraph([Inline(own: wording.isUntranslated)]))
    }
    blocks += context.picture(item.imageName)
    blocks.append(.spoken(wording.spokenPosition(index + 1, items.count)))
    let facts =
      evidenceFacts(of: item, wording: wording)
      + item.details.filter { !$0.isLong }.map(Fact.init)
    if !facts.isEmpty {
      blocks.append(.facts(facts))
    }
    blocks += Inline.paragraphs(foreign: item.description).map { .paragraph([$0]) }
    let further =
      pictureFacts(item.imageDescription, wording: wording)
      + item.details.filter(\.isLong).map(Fact.init)
      + linkFacts(
        item.links,
        opener: item.links.isEmpty
          ? nil : context.commands.command(["open"], item: index),
        wording: wording)
      + favouriteFacts(of: item, in: context)
      + neighbourFacts(at: index, of: items, in: context)
    if !further.isEmpty {
      blocks.append(.facts(further))
    }
    return Document(blocks)
  }

  private static func evidenceFacts(of item: Item, wording: PageWording) -> [Fact] {
    guard let evidence = item.evidence else { return [] }
    let words = Fact(own: wording.evidence, wording.evidenceWord(evidence), role: .name)
    let note = Inline.paragraphs(foreign: item.evidenceNote ?? "").map { [$0] }
    return [Fact(label: words.label, value: words.value + note)]
  }

  private static func neighbourFacts(
    at index: Int,
    of items: Items,
    in context: PageContext
  ) -> [Fact] {
    let wording = context.wording
    return [(wording.previous, index - 1), (wording.next, index + 1)]
      .filter { (0..<items.count).contains($0.1) }
      .map { label, neighbour in
        let name = Inline(line: items.name(at: neighbour)).text
        let command = context.commands.command(["item"], item: neighbour).text
        let heard = SpokenText(wording.language).of(name)
        let spoken =
          "\(label): \(wording.spokenNumber(neighbour + 1)). \(heard.isEmpty ? name : heard)."
        return Fact(
          label: Inline(own: label, .label),
          value: [
            [
              Inline(own: "\(neighbour + 1). \(name)"), Inline(own: "  "),
              Inline(own: "(\(command))", .command),
            ]
          ],
          spoken: "\(spoken) \(command)"
        )
      }
  }
}
