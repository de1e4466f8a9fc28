import ExpoCore
import TerminalText

extension Pages {
  /// The page about one item, with its neighbours in the list.
  func item(at index: Int, of items: [Item]) -> Document {
    let item = items[index]
    var blocks: [Block] = [
      .lines(
        [
          [Inline(foreignLine: item.name, .title)],
          [Inline(foreignLine: item.shortDescription, .subtitle)],
        ] + gradeAndCategory(of: item))
    ]
    if item.lacksTranslation {
      blocks.append(.paragraph(trusted: wording.isUntranslated))
    }
    blocks.append(.spoken(wording.spokenPosition(index + 1, items.count)))
    blocks += story(item.description, illustratedBy: picture(item.imageName))
    blocks += text(item.evidenceNote, under: wording.whyWeThinkSo)
    blocks.append(details(item.details))
    blocks += references(
      item.imageDescription, sources: item.sources, links: item.links, of: ["\(index + 1)"])
    if favourites.contains(index) {
      blocks.append(.facts([Fact(trusted: wording.favourite, value: wording.isKept)]))
    }
    // On a screen, what is next depends on the list.
    if wording.commands.place != .screen { blocks.append(neighbours(at: index, of: items)) }
    return blocks
  }

  /// `출품 근거: 확실, 그때의 기록에 있음` and `분류: 악기`, as far as the item says so.
  private func gradeAndCategory(of item: Item) -> [[Inline]] {
    let grade = item.evidence.map { evidence in
      let word = wording.grade(evidence)
      let meaning = meaning(of: evidence)
      let label = Inline(foreignLine: evidenceLabel ?? wording.evidence).text
      return [Inline(trusted: "\(label): "), word]
        + (meaning == word.text ? [] : [Inline(trusted: ", \(meaning)")])
    }
    let category = item.category.map {
      [Inline(trusted: "\(wording.category): "), Inline(foreignLine: $0)]
    }
    return [grade, category].compactMap(\.self)
  }

  /// What is read before and after it in the catalogue.
  private func neighbours(at index: Int, of items: [Item]) -> Block {
    let neighbours = [(wording.previous, index - 1), (wording.next, index + 1)]
    let facts = neighbours.filter { items.indices.contains($1) }.map { label, index in
      let name = Inline(foreignLine: items[index].name).text
      let command = wording.commands.command([Command.item.name], item: index).text
      return Fact(
        label: Inline(trusted: label, .label),
        value: [
          [Inline(trusted: "\(index + 1). \(name) "), Inline(trusted: "(\(command))", .command)]
        ])
    }
    return .facts(facts)
  }
}
