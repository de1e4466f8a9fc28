import ExpoCore
import TerminalText

extension Document {
  /// The page that lists the reader's favourites in the order added.
  ///
  /// - Parameters:
  ///   - indices: where in the catalogue those stand that it has.
  ///   - absent: those that it no longer has.
  ///   - others: how many there are of other catalogues.
  static func favourites(
    _ indices: [Int],
    absent: [Favourite],
    others: Int = 0,
    of items: [Item],
    in context: PageContext
  ) -> Document {
    let wording = context.wording
    let count = indices.count + absent.count
    let title = Block.title([context.wording.heading(wording.favourites, count)])
    let inOthers =
      others > 0
      ? [Block.paragraph([Inline(trusted: wording.favouritesInOtherCatalogues(others))])] : []
    if indices.isEmpty, absent.isEmpty {
      let none = Block.paragraph([Inline(trusted: wording.noFavourites)])
      return Document(
        [title, none] + inOthers
          + context.hint(
            wording.howToAddFavourite, ["favourites", "add"], item: items.indices.first, of: items))
    }
    let grades = grades(of: indices, in: items)
    let present = EntryList.Section(indices.map { entry(at: $0, in: items, grades, context) })
    let sections = [present, self.absent(absent, wording: wording)]
    let list = EntryList(sections.filter { !$0.entries.isEmpty }, layout: .rows)
    return Document(
      [title, .list(list)] + legend(of: grades, in: context)
        + inOthers + context.hint(wording.howToOpen, ["item"], item: indices.first, of: items)
        + howToRemove(absent, in: context)
    )
  }

  private static func absent(
    _ favourites: [Favourite],
    wording: Wording
  ) -> EntryList.Section {
    EntryList.Section(
      heading: Inline(trusted: wording.absentFavourites, .heading),
      favourites.map { favourite in
        Entry(
          number: nil, name: Inline(foreignLine: favourite.name, .name),
          text: [Inline(foreignLine: favourite.imageName.text)])
      })
  }

  private static func howToRemove(
    _ favourites: [Favourite], in context: PageContext
  ) -> [Block] {
    favourites.filter { !$0.imageName.text.isEmpty }.prefix(1).map { favourite in
      let command = context.command(["favourites", "remove"], operands: [favourite.imageName.text])
      return .hint(Inline(trusted: context.wording.howToRemoveFavourite), command: command)
    }
  }

  /// What the mark in a list means, where any item may carry it.
  static func favouritesLegend(in context: PageContext) -> [Block] {
    guard !context.favourites.isEmpty else { return [] }
    let wording = context.wording
    let legend = Inline(foreignLine: wording.favouritesLegend, spoken: wording.favourites)
    return [.hint(legend, command: context.command(["favourites"]))]
  }

  static func favouriteFacts(of item: Item, in context: PageContext) -> [Fact] {
    guard context.isFavourite(item) else { return [] }
    let wording = context.wording
    return [Fact(own: wording.favourite, wording.isKept)]
  }
}
