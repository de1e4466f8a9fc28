import ExpoCore
import TerminalText

/// How a list of items is asked for.
struct ItemsArrangement {
  var selection = Selection()
  var isGrid = false
  var isByCategory = false

  init() {}

  /// The 0-based positions of the items in the order in which they are shown.
  func indices(of items: Items) -> [Int] {
    let indices = selection.indices(of: items)
    return isByCategory
      ? CategorySection.sections(of: indices, in: items).flatMap(\.indices) : indices
  }
}

extension Document {
  /// The page that lists the items.
  ///
  /// - Parameter title: the heading; nil if the exposition cannot be read or names none.
  static func items(
    _ items: Items,
    title: String?,
    arranged arrangement: ItemsArrangement = ItemsArrangement(),
    in context: PageContext
  ) -> Document {
    let wording = context.wording
    let indices = arrangement.selection.indices(of: items)
    let title = title ?? wording.itemsTitle
    let conditions = conditions(of: arrangement.selection, wording)
    guard let first = indices.first else {
      let words = items.count == 0 ? wording.noItems : wording.noItemsSelected
      return Document([.paragraph([Inline(own: words)])])
    }
    // If the heading says it of all items, their names need not.
    let evidence =
      arrangement.selection.evidence == nil ? EvidenceRatings(of: indices, in: items) : .none
    let list = EntryList(
      sections(of: indices, in: items, arrangement, evidence, context),
      layout: arrangement.isGrid ? .cards : .rows,
      ratings: evidence.words(in: wording)
    )
    let heading = Inline(
      line: wording.itemsHeading(title, conditions, indices.count),
      .title,
      spoken: wording.spokenHeading(title, conditions, indices.count)
    )
    return Document(
      [.title([heading]), .list(list)] + evidence.legend(in: wording)
        + untranslated(indices.count(where: items.lacksTranslation), wording)
        + context.hint(wording.howToOpen, ["item"], item: first, of: items)
        + favouritesLegend(in: context))
  }

  private static func untranslated(_ count: Int, _ wording: PageWording) -> [Block] {
    count == 0 ? [] : [.paragraph([Inline(own: wording.untranslated(count))])]
  }

  /// What the shown items have in common, as the heading says it.
  private static func conditions(of selection: Selection, _ wording: PageWording) -> [String] {
    [selection.category, selection.evidence.map(wording.evidenceOfShowing)].compactMap(\.self)
  }

  private static func sections(
    of indices: [Int],
    in items: Items,
    _ arrangement: ItemsArrangement,
    _ evidence: EvidenceRatings,
    _ context: PageContext
  ) -> [EntryList.Section] {
    func section(_ indices: [Int], heading: Inline?) -> EntryList.Section {
      EntryList.Section(heading: heading, count: indices.count) { position in
        entry(at: indices[position], in: items, evidence, context)
      }
    }
    let wording = context.wording
    guard arrangement.isByCategory else { return [section(indices, heading: nil)] }
    return CategorySection.sections(of: indices, in: items).map { category in
      let name = category.category ?? wording.noCategory
      let count = category.indices.count
      let heading = Inline(
        line: wording.itemsHeading(name, [], count),
        .heading,
        spoken: wording.spokenHeading(name, [], count)
      )
      return section(category.indices, heading: heading)
    }
  }

  static func entry(
    at index: Int,
    in items: Items,
    _ evidence: EvidenceRatings,
    _ context: PageContext
  ) -> Entry {
    Entry(
      number: index + 1,
      name: Inline(line: items.name(at: index), .name),
      mark: context.mark(of: items.imageName(at: index)),
      rating: evidence.rating(of: index, in: items, context.wording),
      text: [Inline(line: items.shortDescription(at: index))]
    )
  }
}
