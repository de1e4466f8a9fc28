import ExpoCore
import TerminalText

extension Pages {
  /// The page that lists the items.
  ///
  /// - Parameter title: the heading; nil if the exposition cannot be read or names none.
  func items(
    _ items: [Item],
    title: String?,
    arranged arrangement: ItemsArrangement = ItemsArrangement()
  ) -> Document {
    let selection = arrangement.selection
    let indices = selection.indices(of: items)
    guard let first = indices.first else {
      let words = items.isEmpty ? wording.noItems : wording.noItemsSelected
      return [.paragraph(trusted: words)]
    }
    let grades = items.grades(of: indices)
    // If a heading says it of all items, their names need not.
    let isSaid = selection.evidence != nil || arrangement.division == .evidence
    let list = Block.list(
      sections(of: indices, in: items, arrangement, isSaid ? [] : grades),
      isStacked: arrangement.division == .evidence)
    // What the items have in common, and their order.
    let conditions = [
      selection.category, selection.evidence.map(wording.evidenceWord),
      selection.sortsByName ? wording.orderByName : nil,
    ].compactMap(\.self)
    let heading = wording.heading(
      title ?? wording.itemsTitle, indices.count, conditions: conditions)
    let untranslated = indices.count { items[$0].lacksTranslation }
    return [.lines([[heading]]), list]
      + legend(of: indices, grades: isSaid ? [] : grades)
      + (untranslated == 0
        ? [] : [.paragraph(trusted: wording.untranslated(untranslated))])
      + hint(wording.howToReadOne, ["item"], item: first, of: items)
  }

  private func sections(
    of indices: [Int], in items: [Item], _ arrangement: ItemsArrangement, _ grades: [Evidence]
  ) -> [ListSection] {
    func section(_ indices: [Int], _ name: String?) -> ListSection {
      ListSection(
        heading: name.map { wording.heading($0, indices.count, .heading) },
        indices.map { index in
          let reasons = arrangement.division == .evidence ? items[index].evidenceNote : nil
          return entry(at: index, in: items, grades, more: [Inline(foreignLine: reasons ?? "")])
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
        section($0.indices, $0.key.map(evidenceHeading) ?? wording.noEvidence)
      }
    }
  }

  /// The word and what it means, as the heading of the items that have it.
  private func evidenceHeading(_ evidence: Evidence) -> String {
    let word = wording.evidenceWord(evidence)
    let meaning = meaning(of: evidence)
    return word == meaning ? word : "\(word): \(meaning)"
  }

  /// An item in a list.
  ///
  /// - Parameters:
  ///   - grades: those that are shown beside names.
  ///   - text: the text below or beside the name, by default the item's line.
  func entry(
    at index: Int, in items: [Item], _ grades: [Evidence], showsCategory: Bool = false,
    text: [Inline]? = nil, more: [Inline] = []
  ) -> Entry {
    let item = items[index]
    let category = showsCategory ? item.category.map { Inline(foreignLine: $0, .label) } : nil
    let grade = item.evidence.flatMap { grades.contains($0) ? wording.grade($0) : nil }
    let rating = [category, grade].compactMap { $0.map { [$0] } }
    let isFavourite = favourites.contains(index)
    return Entry(
      number: index + 1,
      name: Inline(foreignLine: item.name, .name),
      mark: isFavourite ? Inline(foreignLine: "*", spoken: wording.isFavourite) : nil,
      rating: Array(rating.joined(separator: [Inline(trusted: ", ")])),
      text: text ?? [Inline(foreignLine: item.shortDescription)],
      more: more)
  }
}
