import ExpoCore
import TerminalText

extension Pages {
  /// The page about one item, with its neighbours in the list.
  func item(at index: Int, of items: [Item]) -> Document {
    let item = items[index]
    let (grade, note) = gradeAndNote(of: item)
    let category = item.category.map {
      [Inline("\(wording.category): "), Inline(line: $0)]
    }
    var blocks: [Block] = [
      .lines(
        [
          [Inline(line: item.name, .title)],
          [Inline(line: item.shortDescription, .subtitle)],
        ] + [grade, category].compactMap(\.self))
    ]
    if lacksTranslation(index) {
      blocks.append(.paragraph("Without English text, so in the catalogue's own language."))
    }
    let (number, count) = ((index + 1).groupedDigits, items.count.groupedDigits)
    blocks.append(
      .spoken(
        wording.say("출품작 \(count)개 가운데 번호 \(number)", "Exhibit \(number) of \(count)")))
    blocks += story(item.text, illustratedBy: picture(item.pictureName))
    blocks += text(note, under: wording.groundsAndLimits)
    blocks.append(details(item.details))
    blocks += references(
      item.pictureDescription, sources: item.sources, links: item.links, of: "\(index + 1)")
    if favourites.contains(index) {
      blocks.append(
        .facts([
          TableRow(
            wording.say("즐겨찾기", "Favourite"),
            value: wording.say("담아 둔 출품작입니다.", "This is one of your favourites."))
        ]))
    }
    // On a screen, the next item depends on the list.
    if namesCommands { blocks.append(neighbours(at: index, of: items)) }
    return blocks
  }

  /// The items before and after it in the catalogue, with the commands that read them.
  private func neighbours(at index: Int, of items: [Item]) -> Block {
    let neighbours = [
      (wording.say("이전", "Previous"), index - 1), (wording.say("다음", "Next"), index + 1),
    ]
    let facts = neighbours.filter { items.indices.contains($1) }.map { label, index in
      let name = Inline("\(index + 1). \(items[index].name)")
      let command = wording.commands.command(.item, ["\(index + 1)"]).map {
        [Inline(" "), Inline("(\($0.text))", .command)]
      }
      return TableRow(label: Inline(label, .label), value: [[name] + (command ?? [])])
    }
    return .facts(facts)
  }
}
