import ExpoCore
import TerminalText

/// How pages show how sure each item is: a short word, and in lists a legend of the words.
extension Pages {
  /// The meaning of a grade, in the catalogue's words or else the program's.
  func meaning(of evidence: Evidence) -> String {
    evidenceLegend?[evidence] ?? wording.evidenceMeaning(evidence)
  }

  /// The line `출품 근거: 확실. 그때의 책에 나온다.`, and the rest of the note for the section below.
  ///
  /// The first sentence of the note is on the line if that takes at most 80 columns; otherwise the
  /// line says what the grade means.
  func gradeAndNote(of item: Item) -> (line: [Inline]?, note: String?) {
    guard let evidence = item.evidence else { return (nil, item.evidenceNote) }
    let label = evidenceLabel ?? wording.evidence
    let word = wording.grade(evidence)
    func line(_ text: String) -> [Inline] {
      [Inline("\(label): "), word] + (text.isEmpty ? [] : [Inline(text)])
    }
    let (first, rest) = (item.evidenceNote ?? "").splitAfterFirstSentence()
    let ground = line(". " + first)
    if !first.isEmpty, CellMeasure().width(of: ground.map(\.text).joined()) <= 80 {
      return (ground, rest)
    }
    let meaning = meaning(of: evidence)
    return (line(meaning == word.text ? "" : ", \(meaning)"), item.evidenceNote)
  }

  /// What grades mean, a line for each.
  func meanings(of grades: [Evidence]) -> [Block] {
    let terms = grades.map { Fact(label: wording.grade($0), value: [[Inline(meaning(of: $0))]]) }
    return terms.isEmpty ? [] : [.terms(terms)]
  }

  /// The meanings of the words and marks in a list: of its grades if there are several, and of the mark of a
  /// favourite.
  func legend(of indices: [Int], grades: [Evidence]) -> [Block] {
    var blocks: [Block] = []
    if grades.count > 1 {
      blocks += meanings(of: grades)
      blocks += hint(Hint(wording.howToSeeEvidence, ["items", "--by-evidence"]))
    }
    if let commands, indices.contains(where: favourites.contains) {
      let words = Inline(line: wording.favouritesLegend, spoken: wording.favourites)
      blocks.append(.hint(words, command: commands.command(["favourites"])))
    }
    return blocks
  }
}

extension Wording {
  /// The word for an item's grade; in lists only a grade that the format defines has one.
  func grade(_ evidence: Evidence) -> Inline {
    Inline(line: evidenceWord(evidence), evidence.role)
  }
}

extension [Item] {
  /// The grades that some of the items have, the surest first.
  func grades(of indices: [Int]) -> [Evidence] {
    let found = indices.compactMap { self[$0].evidence }
    return Evidence.known.filter(found.contains)
  }
}

extension Evidence {
  fileprivate var role: Inline.Role {
    switch self {
    case .certain: .certain
    case .probable: .probable
    case .uncertain: .uncertain
    default: .label
    }
  }
}
