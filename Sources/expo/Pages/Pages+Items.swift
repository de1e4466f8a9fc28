import ExpoCore
import TerminalText

extension Pages {
  /// The page that lists the items.
  ///
  /// - Parameter title: The heading; nil if the exposition cannot be read or names none.
  func items(
    _ items: [Item],
    title: String?,
    arranged arrangement: ItemsArrangement = ItemsArrangement()
  ) -> Document {
    let selection = arrangement.selection
    let indices = arrangement.indices(of: items, self.grades)
    guard let first = indices.first else {
      let words =
        items.isEmpty
        ? wording.noItems : wording.say("조건에 맞는 출품작이 없습니다.", "No exhibit meets these conditions.")
      return [.paragraph(words)]
    }
    let grades = grades(of: indices, in: items)
    // A heading may name the grade of all its items; then it is not repeated beside their names.
    let isNamed = selection.grade != nil || arrangement.division == .evidence
    let sections = arrangement.sections(of: items, self.grades).map { key, indices in
      let name: String? =
        switch arrangement.division {
        case nil: nil
        case .category: key ?? wording.say("분류 없음", "Uncategorised")
        case .evidence: key.map(evidenceHeading) ?? wording.say("밝히지 않음", "Not stated")
        }
      return ListSection(
        heading: name.map { wording.heading($0, indices.count, .heading) },
        indices.map { index in
          let reasons = arrangement.division == .evidence ? items[index].evidenceNote : nil
          return entry(
            at: index, in: items, isNamed ? [] : grades,
            more: [[Inline(line: reasons ?? "")]])
        })
    }
    let list = Block.list(sections, isStacked: arrangement.division == .evidence)
    // The conditions that the items meet.
    let conditions = [selection.category, selection.grade].compactMap(\.self)
    let heading = wording.heading(
      title ?? wording.itemsTitle, indices.count, conditions: conditions)
    let untranslated = indices.count(where: lacksTranslation)
    return [.lines([[heading]]), list]
      + legend(arrangement.division == .evidence ? [] : grades)
      + (untranslated == 0
        ? []
        : [
          .paragraph(
            "\(English.count(untranslated, "exhibit")) without English text "
              + "\(untranslated == 1 ? "appears" : "appear") in the catalogue's own language.")
        ])
      + hint(wording.howToReadOne, .item, item: first, of: items)
  }

  /// The word for a grade and its meaning, as the heading of its items.
  private func evidenceHeading(_ word: String) -> String {
    meaning(of: word).map { "\(word): \($0)" } ?? word
  }

  /// An item in a list.
  ///
  /// - Parameters:
  ///   - grades: The grades that are shown beside names.
  ///   - places: How many places a search has found.
  ///   - text: The text below or beside the name, by default the item's line.
  func entry(
    at index: Int, in items: [Item], _ grades: [String], showsCategory: Bool = false,
    places: [Inline] = [], text: [Inline]? = nil, more: [[Inline]] = []
  ) -> Entry {
    let item = items[index]
    let category = showsCategory ? item.category.map { Inline(line: $0, .label) } : nil
    let grade = item.evidence.flatMap { grades.contains($0) ? self.grade($0) : nil }
    let labels = ([category, grade].compactMap(\.self) + places).map { [$0] }
    let isFavourite = favourites.contains(index)
    return Entry(
      number: index + 1,
      name: Inline(line: item.name, .name),
      mark: isFavourite
        ? Inline(line: "*", spoken: wording.say("즐겨찾기에 있습니다.", "A favourite.")) : nil,
      labels: Array(labels.joined(separator: [Inline(", ")])),
      text: text ?? [Inline(line: item.shortDescription)],
      more: more)
  }
}
