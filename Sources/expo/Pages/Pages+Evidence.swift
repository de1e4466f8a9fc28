import ExpoCore
import TerminalText

/// How pages show the grade of each item's evidence: a word, and below lists what the words mean.
extension Pages {
  /// The word of a grade, in the colour of its place among the grades.
  func grade(_ word: String) -> Inline {
    let place = grades.firstIndex { $0.word == word }
    return Inline(line: word, place.map(Inline.Role.grade) ?? .label)
  }

  /// The meaning of a grade; nil if the catalogue does not say it.
  func meaning(of word: String) -> String? { grades.first { $0.word == word }?.meaning }

  /// The line `출품 근거: 기록. 그때의 책에 나온다.`, and the rest of the note for the section below.
  ///
  /// The first sentence of the note is on the line if that takes at most 80 columns; otherwise the
  /// line says what the grade means.
  func gradeAndNote(of item: Item) -> (line: [Inline]?, note: String?) {
    guard let word = item.evidence else { return (nil, item.evidenceNote) }
    let label = evidenceLabel ?? wording.say("근거", "Evidence")
    func line(_ text: String) -> [Inline] {
      [Inline("\(label): "), grade(word)]
        + (text.isEmpty ? [] : noted(Inline(text), item.sources.count))
    }
    let (first, rest) = (item.evidenceNote ?? "").splitAfterFirstSentence()
    let ground = line(". " + first)
    if !first.isEmpty, CellMeasure().width(of: ground.map(\.text).joined()) <= 80 {
      return (ground, rest)
    }
    return (line(meaning(of: word).map { ", \($0)" } ?? ""), item.evidenceNote)
  }

  /// The words of the grades that some items have, in the order of the catalogue.
  func grades(of indices: [Int], in items: [Item]) -> [String] {
    indices.map { items[$0] }.kinds(by: \.evidence, order: grades.map(\.word)).map(\.name)
  }

  /// What grades mean, a line for each.
  func meanings(of words: [String]) -> [Block] {
    let terms = words.compactMap { word in
      meaning(of: word).map { TableRow(label: grade(word), value: [[Inline($0)]]) }
    }
    return terms.isEmpty ? [] : [.terms(terms)]
  }

  /// The meanings of the grades in a list, and how to see it by them if there are several.
  func legend(_ grades: [String]) -> [Block] {
    let meanings = meanings(of: grades)
    if grades.count < 2 { return meanings }
    return meanings
      + hint(wording.say("근거별로 보기", "See the list by evidence"), .items, options: [.byEvidence])
  }
}
