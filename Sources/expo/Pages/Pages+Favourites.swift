import ExpoCore
import TerminalText

extension Pages {
  /// The page that lists the reader's favourites in the order added.
  ///
  /// - Parameters:
  ///   - indices: The indices of the favourites that the catalogue has.
  ///   - absent: The `image_name`s of those that it no longer has.
  ///   - others: The number of favourites of other catalogues.
  func favourites(_ indices: [Int], absent: [String], others: Int = 0) -> Document {
    let title = Block.lines([[wording.heading(wording.favourites, indices.count + absent.count)]])
    let inOthers =
      others > 0 ? [Block.paragraph(wording.inOtherCatalogues(others))] : []
    if indices.isEmpty, absent.isEmpty {
      return [title, .paragraph(wording.say("담아 둔 출품작이 없습니다.", "You have no favourites yet."))]
        + inOthers
        + hint(
          { wording.say("담기 (\($0))", "To add one, for example \($0)") }, .favourites, ["add"],
          item: items.indices.first)
    }
    let sections = [
      ListSection(indices.map { entry(at: $0) }),
      ListSection(
        heading: Inline(wording.say("이 도록에 없는 출품작", "Not in this catalogue"), .heading),
        absent.map { ListEntry(number: nil, name: Inline(line: $0, .name), text: []) }),
    ]
    let list = Block.list(sections.filter { !$0.entries.isEmpty }, isStacked: false)
    let removable = absent.first { !$0.isEmpty && PrintedCommands.quoted($0) != nil }
    return [title, list] + legend(of: indices) + inOthers
      + hint(wording.readHint, .item, item: indices.first)
      + (removable.map { name in
        hint(wording.say("지우기", "Remove one"), .favourites, ["remove", name])
      } ?? [])
  }
}
