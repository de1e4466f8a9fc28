import ExpoCore
import TerminalText

extension Document {
  /// The page that lists the items.
  ///
  /// - Parameter title: the heading; nil if the exposition cannot be read or names none.
  static func items(
    _ items: [Item],
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
      return Document([.paragraph([Inline(trusted: words)])])
    }
    // If a heading says it of all items, their names need not.
    let isSaid = arrangement.selection.evidence != nil || arrangement.division == .evidence
    let shown = grades(of: indices, in: items)
    let grades = isSaid ? [] : shown
    let layout: EntryList.Layout = arrangement.division == .evidence ? .stacked : .rows
    let list = EntryList(
      sections(of: indices, in: items, arrangement, grades, context), layout: layout)
    let heading = wording.heading(title, indices.count, conditions: conditions)
    return Document(
      [.title([heading]), .list(list)]
        + legend(of: arrangement.division == .evidence ? [] : shown, in: context)
        + untranslated(indices.count { items[$0].lacksTranslation }, wording)
        + context.hint(wording.howToOpen, ["item"], item: first, of: items)
        + favouritesLegend(in: context))
  }

  private static func untranslated(_ count: Int, _ wording: Wording) -> [Block] {
    count == 0 ? [] : [.paragraph([Inline(trusted: wording.untranslated(count))])]
  }

  /// What the shown items have in common, and their order, as the heading says it.
  private static func conditions(of selection: Selection, _ wording: Wording) -> [String] {
    let order = selection.sortsByName ? wording.orderByName : nil
    return [selection.category, selection.evidence.map(wording.evidenceWord), order]
      .compactMap(\.self)
  }

  private static func sections(
    of indices: [Int],
    in items: [Item],
    _ arrangement: ItemsArrangement,
    _ grades: [Evidence],
    _ context: PageContext
  ) -> [EntryList.Section] {
    let wording = context.wording
    func section(_ indices: [Int], _ name: String?) -> EntryList.Section {
      EntryList.Section(
        heading: name.map { wording.heading($0, indices.count, .heading) },
        indices.map { index in
          entry(
            at: index, in: items, grades, showsGround: arrangement.division == .evidence, context
          )
        })
    }
    return switch arrangement.division {
    case nil: [section(indices, nil)]
    case .category:
      items.sectionsByCategory(of: indices).map {
        section($0.indices, $0.key ?? wording.noCategory)
      }
    case .evidence:
      items.sectionsByEvidence(of: indices).map {
        section($0.indices, $0.key.map { evidenceHeading($0, context) } ?? wording.noEvidence)
      }
    }
  }

  /// The word and what it means, as the heading of the items that have it.
  private static func evidenceHeading(_ evidence: Evidence, _ context: PageContext) -> String {
    let word = context.wording.evidenceWord(evidence)
    let meaning = context.evidenceMeaning(evidence)
    return word == meaning ? word : "\(word): \(meaning)"
  }

  static func rating(
    _ evidence: Evidence?, of grades: [Evidence], _ wording: Wording
  ) -> [Inline] {
    guard let evidence, grades.contains(evidence) else { return [] }
    return [grade(evidence, in: wording)]
  }

  static func entry(
    at index: Int,
    in items: [Item],
    _ grades: [Evidence],
    showsGround: Bool = false,
    _ context: PageContext
  ) -> Entry {
    Entry(
      number: index + 1,
      name: Inline(foreignLine: items[index].name, .name),
      mark: context.mark(of: items[index]),
      rating: rating(items[index].evidence, of: grades, context.wording),
      text: [Inline(foreignLine: items[index].shortDescription)],
      more: showsGround ? [Inline(foreignLine: items[index].evidenceNote ?? "")] : []
    )
  }
}
