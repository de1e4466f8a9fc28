import ExpoCore
import TerminalText

extension Pages {
  /// The page that lists the items.
  func items(
    of selection: Selection = Selection(), by division: ListDivision? = nil
  ) -> Document {
    let sections = catalogue.sections(of: selection, by: division)
    let indices = sections.flatMap(\.indices)
    guard let first = indices.first else {
      let words =
        items.isEmpty
        ? wording.noItems : wording.say("조건에 맞는 출품작이 없습니다.", "No exhibit meets these conditions.")
      return [.paragraph(words)]
    }
    // A heading may name the grade of all its items; then it is not repeated beside their names.
    let isNamed = selection.grades.count == 1 || division == .evidence
    let list = sections.map { section in
      let name: String? =
        switch division {
        case nil: nil
        case .category: section.key ?? wording.say("분류 없음", "Uncategorised")
        case .evidence:
          section.key.map { word in
            meaning(of: word).map { "\(word): \($0)" } ?? word
          } ?? wording.say("밝히지 않음", "Not stated")
        }
      return ListSection(
        heading: name.map { wording.heading($0, section.indices.count, .heading) },
        section.indices.map { index in
          let item = items[index]
          let reasons = division == .evidence ? item.plain(item.evidenceNote) : nil
          return entry(
            at: index, showsCategory: selection.categories.count > 1,
            showsGrade: !isNamed,
            more: [[Inline(line: reasons ?? "")]])
        })
    }
    // The conditions that the items meet.
    let conditions = selection.categories + selection.grades
    let heading = wording.heading(
      exposition?.itemsTitle ?? wording.itemsTitle, indices.count, conditions: conditions)
    let untranslated = indices.count(where: catalogue.lacksTranslation)
    return [.lines([[heading]]), .list(list, isStacked: division == .evidence)]
      + legend(of: indices, explainsGrades: division != .evidence)
      + (untranslated == 0
        ? []
        : [
          .paragraph(
            "\(English.count(untranslated, "exhibit")) without English text "
              + "\(untranslated == 1 ? "appears" : "appear") in the catalogue's own language.")
        ])
      + (division == .evidence || grades(of: indices).count < 2
        ? []
        : hint(
          wording.say("근거별로 보기", "See the list by evidence"), .items, options: [.byEvidence]))
      + hint(wording.readHint, .item, item: first)
  }

  /// An item in a list.
  ///
  /// - Parameters:
  ///   - places: How many places a search has found.
  ///   - text: The text below or beside the name, by default the item's line.
  func entry(
    at index: Int, showsCategory: Bool = false, showsGrade: Bool = true,
    places: [Inline] = [], text: [Inline]? = nil, more: [[Inline]] = []
  ) -> ListEntry {
    let item = items[index]
    let category = showsCategory ? item.category.map { Inline(line: $0, .label) } : nil
    let grade = showsGrade ? item.evidence.map(grade) : nil
    let labels = ([category, grade].compactMap(\.self) + places).map { [$0] }
    return ListEntry(
      number: index + 1,
      name: Inline(line: item.name, .name),
      mark: favourites.contains(index)
        ? Inline(line: Self.favouriteMark, spoken: wording.say("즐겨찾기에 있습니다.", "A favourite."))
        : nil,
      labels: Array(labels.joined(separator: [Inline(", ")])),
      text: text ?? [Inline(line: item.shortDescription)],
      more: more)
  }
}

extension Catalogue {
  /// The selected items in the sections in which they are shown; a list that nothing divides is one
  /// section.
  func sections(of selection: Selection, by division: ListDivision?) -> [ItemSection] {
    let indices = selection.indices(of: items)
    return switch division {
    case nil: indices.isEmpty ? [] : [ItemSection(key: nil, indices: indices)]
    case .category: items.sectionsByCategory(of: indices)
    case .evidence: items.sectionsByGrade(grades, of: indices)
    }
  }
}
