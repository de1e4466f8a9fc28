import ExpoCore
import TerminalText

/// How pages show the grade of each item's evidence: a word, and below lists what the words mean.
extension Pages {
  /// The word of a grade, in the colour of its place among the grades.
  func grade(_ word: String) -> Inline {
    let place = catalogue.grades.prefix(Inline.Role.gradeColors).firstIndex { $0.word == word }
    return Inline(line: word, place.map(Inline.Role.grade) ?? .label)
  }

  /// The meaning of a grade; nil if the catalogue does not say it.
  func meaning(of word: String) -> String? {
    catalogue.grades.first { $0.word == word }?.meaning
  }

  /// The line `출품 근거: 기록. 그때의 책에 나온다.`, and the section below with what it does not say.
  ///
  /// The first sentence of the note is on the line if that takes at most 80 columns; otherwise the
  /// line says what the grade means.
  func evidence(of item: Item) -> (line: [Inline]?, section: [Block]) {
    let count = item.sources.count
    func section(_ note: String?) -> [Block] {
      text(note, under: wording.groundsAndLimits, notes: count)
    }
    guard let word = item.evidence else { return (nil, section(item.evidenceNote)) }
    let label = exposition?.evidenceLabel ?? wording.say(Field.evidence)
    let head = [Inline("\(label): "), grade(word)]
    let (first, rest) = (item.evidenceNote ?? "").splitAfterFirstSentence()
    let ground = noted(Inline(". " + first), count)
    if !first.isEmpty, CellMeasure().width(of: (head + ground).map(\.text).joined()) <= 80 {
      return (head + ground, section(rest))
    }
    return (
      head + (meaning(of: word).map { [Inline(", \($0)")] } ?? []), section(item.evidenceNote)
    )
  }

  /// The words of the grades that some items have, in the order of the catalogue.
  func grades(of indices: [Int]) -> [String] {
    indices.map { items[$0] }.kinds(by: \.evidence, order: catalogue.grades.map(\.word))
      .map(\.name)
  }

  /// What grades mean, a line for each, in the order of the catalogue.
  func meanings(of words: [String]) -> [TableRow] {
    var words = Set(words)
    return catalogue.grades.compactMap { grade in
      guard words.remove(grade.word) != nil, let meaning = grade.meaning else { return nil }
      return TableRow(label: self.grade(grade.word), value: [[Inline(meaning)]])
    }
  }

  /// What the mark of favourites means; listeners hear it with each of the names.
  var favouriteMeaning: TableRow {
    TableRow(
      label: Inline(Self.favouriteMark, .label, spoken: ""),
      value: [[Inline(wording.say("즐겨찾기", "A favourite"), spoken: "")]])
  }

  /// What the marks and the grades in a list mean.
  func legend(of indices: [Int], explainsGrades: Bool = true) -> [Block] {
    let grades = explainsGrades ? grades(of: indices) : []
    let hasMark = indices.contains(where: favourites.contains)
    let rows = meanings(of: grades) + (hasMark ? [favouriteMeaning] : [])
    return rows.isEmpty ? [] : [.terms(rows)]
  }
}
