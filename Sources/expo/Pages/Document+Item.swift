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
      .title(
        [
          Inline(foreignLine: item.name, .title),
          Inline(foreignLine: item.shortDescription, .subtitle),
        ],
        below: gradeAndCategory(of: item, in: context))
    ]
    if item.lacksTranslation {
      blocks.append(.paragraph([Inline(trusted: wording.isUntranslated)]))
    }
    blocks.append(.spoken(wording.spokenPosition(index + 1, items.count)))
    blocks += story(item.description, illustratedBy: context.picture(item.imageName))
    let details = telling(item.details, beside: [item.name])
    blocks += table(
      evidenceFacts(of: item, in: context)
        + details.filter { !$0.isLong }.map(Fact.init))
    blocks += table(
      pictureFacts(item.imageDescription, wording: wording)
        + details.filter(\.isLong).map(Fact.init)
        + linkFacts(
          item.links,
          opener: context.commands.command(["open"], item: index),
          wording: wording)
        + favouriteFacts(of: item, in: context)
        + neighbourFacts(at: index, of: items, in: context))
    return Document(blocks)
  }

  /// `출품: 확실 · 악기`, as far as the item says so.
  private static func gradeAndCategory(of item: Item, in context: PageContext) -> [Inline] {
    let evidence = item.evidence.map {
      [Inline(trusted: "\(context.evidenceLabel): "), grade($0, in: context.wording)]
    }
    let category = item.category.map { [Inline(foreignLine: $0)] }
    return Array(
      [evidence, category].compactMap(\.self).joined(separator: [Inline(trusted: " · ")]))
  }

  /// Why the grade is what it is.
  private static func evidenceFacts(of item: Item, in context: PageContext) -> [Fact] {
    let fact = Fact(own: context.evidenceLabel, item.evidenceNote ?? "")
    return fact.value.isEmpty ? [] : [fact]
  }

  /// What is read before and after it in the catalogue; in the browser that depends on the list.
  private static func neighbourFacts(
    at index: Int,
    of items: [Item],
    in context: PageContext
  ) -> [Fact] {
    func fact(_ label: String, _ neighbour: Int) -> Fact {
      let name = Inline(foreignLine: items[neighbour].name).text
      let command = context.command(["item"], operands: ["\(neighbour + 1)"]).text
      return Fact(
        label: Inline(trusted: label, .label),
        value: [
          [
            Inline(trusted: "\(neighbour + 1). \(name) "),
            Inline(trusted: "(\(command))", .command),
          ]
        ])
    }
    guard context.commands.place != .screen else { return [] }
    var facts: [Fact] = []
    if index > 0 { facts.append(fact(context.wording.previous, index - 1)) }
    if index + 1 < items.count { facts.append(fact(context.wording.next, index + 1)) }
    return facts
  }
}
