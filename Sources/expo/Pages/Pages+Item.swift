import ExpoCore
import TerminalText

extension Pages {
  /// The page about one item, with its neighbours in the list.
  ///
  /// - Parameter citation: How the catalogue is cited.
  func item(at index: Int, of items: [Item], citation: String? = nil) -> Document {
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
    blocks += [
      .spoken(wording.say("출품작 \(count)개 가운데 번호 \(number)", "Exhibit \(number) of \(count)"))
    ]
    blocks += length(of: item.text)
    blocks += picture(item.pictureName)
    blocks += text(item.text, notes: item.sources.count)
    blocks += text(note, under: wording.groundsAndLimits, notes: item.sources.count)
    let favourite = TableRow(
      wording.say("즐겨찾기", "Favourite"),
      value: wording.say("담아 둔 출품작입니다.", "This is one of your favourites."))
    blocks.append(
      facts(item.details, of: item, more: favourites.contains(index) ? [favourite] : []))
    // On a screen, the next item depends on the list.
    let neighbours = namesCommands ? neighbours(at: index, of: items) : []
    blocks.append(.lines([sourcesHint(of: .item(index), item, citation), neighbours]))
    return blocks
  }

  /// The items before and after it in the catalogue, with the commands that read them.
  private func neighbours(at index: Int, of items: [Item]) -> [Inline] {
    let neighbours = [
      (wording.say("이전", "Previous"), index - 1), (wording.say("다음", "Next"), index + 1),
    ]
    return wording.line(
      neighbours.filter { items.indices.contains($1) }.map { label, index in
        (
          "\(label) (\(Inline(line: items[index].name).text))",
          wording.commands.command(.item, ["\(index + 1)"])
        )
      })
  }
}
