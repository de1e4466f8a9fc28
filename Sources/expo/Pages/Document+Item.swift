import ExpoCore
import TerminalText

extension Document {
  /// The page about one item, with its neighbours in the list.
  static func item(
    at index: Int,
    of items: [Item],
    in context: PageContext
  ) -> Document {
    let item = items[index]
    let wording = context.wording
    var blocks: [Block] = [
      .title([Inline(line: item.name, .title), Inline(line: item.shortDescription, .subtitle)])
    ]
    if item.lacksTranslation {
      blocks.append(.paragraph([Inline(own: wording.isUntranslated)]))
    }
    blocks += context.picture(item.imageName)
    blocks.append(.spoken(wording.spokenPosition(index + 1, items.count)))
    blocks += table(
      evidenceFacts(of: item, wording: wording)
        + item.details.filter { !$0.isLong }.map(Fact.init))
    blocks += text(item.description)
    blocks += table(
      pictureFacts(item.imageDescription, wording: wording)
        + item.details.filter(\.isLong).map(Fact.init)
        + linkFacts(
          item.links,
          opener: context.commands.command(["open"], item: index),
          wording: wording)
        + favouriteFacts(of: item, in: context)
        + neighbourFacts(at: index, of: items, in: context))
    return Document(blocks)
  }

  private static func evidenceFacts(of item: Item, wording: Wording) -> [Fact] {
    guard let evidence = item.evidence else { return [] }
    var fact = Fact(own: wording.evidence, wording.evidenceWord(evidence), role: .name)
    if let note = Inline(paragraphs: item.evidenceNote ?? "") { fact.value.append([note]) }
    return [fact]
  }

  private static func neighbourFacts(
    at index: Int,
    of items: [Item],
    in context: PageContext
  ) -> [Fact] {
    let wording = context.wording
    func fact(_ label: String, _ neighbour: Int) -> Fact {
      let name = Inline(line: items[neighbour].name).text
      let command = context.commands.command(["item"], item: neighbour).text
      let heard = SpokenText(wording.language).of(name)
      let number = wording.spokenNumber(neighbour + 1)
      return Fact(
        label: Inline(own: label, .label),
        value: [
          [
            Inline(own: "\(neighbour + 1). \(name)"), Inline(own: "  "),
            Inline(own: "(\(command))", .command),
          ]
        ],
        spoken: "\(label): \(number). \(heard.isEmpty ? name : heard). \(command)"
      )
    }
    var facts: [Fact] = []
    if index > 0 { facts.append(fact(wording.previous, index - 1)) }
    if index + 1 < items.count { facts.append(fact(wording.next, index + 1)) }
    return facts
  }
}
